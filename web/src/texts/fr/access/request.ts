import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/access/request.ts';

export default {
  ask: {
    'organization-admin': 'Demander à un administrateur',
    'super-admin': 'Demander cette fonction',
  },
  sent: {
    'organization-admin': 'Demande envoyée aux administrateurs de votre organisation, {moment}.',
    'super-admin': 'Demande envoyée aux personnes qui gèrent Plateprint pour vous, {moment}.',
  },
  nobody: 'Demande non envoyée : aucun destinataire n’est encore désigné.',
  included: 'Votre abonnement comprend désormais cette fonction. Rechargez la page.',
  preview: {
    tv_menus: 'Exemple : un menu à l’écran, chaque plat avec son niveau.',
    menu_plans: 'Exemple : une semaine de plats jour par jour, chacun avec son niveau.',
    live_links: 'Exemple : le QR code d’un menu, et ce menu sur le téléphone qui l’a scanné.',
    event_and_period_reports: 'Exemple : les pages d’un rapport, avec des valeurs et un graphique des niveaux.',
    leaderboard: 'Exemple : des restaurants classés par empreinte, la plus faible en tête, le vôtre mis en évidence.',
    procurement_reports: 'Exemple : les lignes d’une facture, et une part de tous les achats en anneau.',
    organization_reports: 'Exemple : plusieurs restaurants réunis dans un seul rapport.',
    integrations: 'Exemple : trois systèmes reliés à vos plats, chacun avec sa clé.',
    mapper_page: 'Exemple : les noms d’un fournisseur, chacun à côté de l’ingrédient qu’il désigne.',
    enterprise_views: 'Exemple : des organisations côte à côte, avec leur empreinte mois par mois.',
  },
} satisfies Texts<typeof enGb>;
