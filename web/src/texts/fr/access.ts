import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Rôle',
  roles: {
    'super-admin': 'Super-administrateur',
    'enterprise-owner': 'Propriétaire du groupe',
    'organization-admin': 'Administrateur de l’organisation',
    'portfolio-manager': 'Responsable multisite',
    'restaurant-user': 'Utilisateur (restaurant)',
  },
  reach: {
    'super-admin': 'Accès complet, y compris à l’administration de toute l’installation.',
    'enterprise-owner': 'Administre toutes les organisations du groupe.',
    'organization-admin': 'Administre l’organisation : membres, restaurants, logo et paramètres.',
    'portfolio-manager': 'Travaille dans les restaurants qui lui sont attribués et crée leurs rapports d’organisation.',
    'restaurant-user': 'Travaille dans les restaurants qui lui sont attribués.',
  },
  plan: 'Abonnement',
  noPlan: 'Aucun abonnement actif',
  includedFrom: 'Inclus à partir de l’abonnement {plan}.',
  heldBack:
    '{count, plural, one {# reste inchangé : vous n’avez pas le droit de le modifier.} other {# restent inchangés : vous n’avez pas le droit de les modifier.}}',
  noneMarked: 'Vous ne pouvez modifier aucun des éléments sélectionnés.',
  libraryKeepers:
    'Seuls les administrateurs, les propriétaires du groupe et les responsables multisites peuvent modifier la bibliothèque de l’organisation.',
  locked: 'Verrouillé jusqu’à la réactivation de l’abonnement.',
  features: {
    tv_menus: 'Menus sur écran',
    menu_plans: 'Plans de menus',
    live_links: 'Liens permanents',
    event_and_period_reports: 'Rapports d’événement et de période',
    leaderboard: 'Classement',
    procurement_reports: 'Rapports d’achats',
    organization_reports: 'Rapports d’organisation',
    integrations: 'Intégrations',
    mapper_page: 'Association des ingrédients',
    enterprise_views: 'Vue du groupe',
  },
  does: {
    tv_menus: 'Mettez en page des menus pour un écran en salle, vertical ou horizontal.',
    menu_plans: 'Planifiez vos menus à la semaine, voyez aussitôt leur empreinte et placez chaque plat au meilleur jour.',
    live_links: 'Partagez un menu par lien ou QR code. L’adresse reste la même quand le menu change.',
    event_and_period_reports:
      'Faites le bilan d’un banquet, d’une semaine ou de toute autre période, pas seulement de mois entiers.',
    leaderboard: 'Comparez vos restaurants à d’autres et montrez vos progrès.',
    procurement_reports: 'Calculez l’empreinte de vos achats directement à partir des listes de vos fournisseurs.',
    organization_reports: 'Réunissez tous vos restaurants dans un seul rapport.',
    integrations: 'Reliez votre caisse, votre gestion des stocks ou vos propres logiciels, chacun avec sa clé.',
    mapper_page: 'Associez les noms de vos fournisseurs une fois pour toute l’organisation.',
    enterprise_views: 'Voyez toutes les organisations d’un groupe côte à côte.',
  },
} satisfies Texts<typeof enGb>;
