import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Rôle',
  roles: {
    'super-admin': 'Super-administrateur',
    'enterprise-owner': 'Propriétaire du groupe',
    'organization-admin': 'Administrateur de l’organisation',
    'portfolio-manager': 'Gestionnaire de portefeuille',
    'restaurant-user': 'Utilisateur de restaurant',
  },
  reach: {
    'super-admin': 'Tout, plus l’administration de l’installation entière.',
    'enterprise-owner': 'Dirige toutes les organisations du groupe.',
    'organization-admin': 'Dirige l’organisation : membres, restaurants, logo et réglages.',
    'portfolio-manager': 'Travaille dans ses restaurants et en fait des rapports d’organisation.',
    'restaurant-user': 'Travaille dans les restaurants qui lui sont confiés.',
  },
  plan: 'Formule',
  noPlan: 'Aucune formule active',
  includedFrom: 'Inclus à partir de {plan}.',
  heldBack:
    '{count, plural, one {# reste en l’état : vous ne pouvez pas le modifier.} other {# restent en l’état : vous ne pouvez pas les modifier.}}',
  noneMarked: 'Vous ne pouvez rien modifier de ce que vous avez coché.',
  libraryKeepers:
    'La bibliothèque de l’organisation est tenue par les administrateurs, les propriétaires du groupe et les gestionnaires de portefeuille.',
  locked: 'Verrouillé tant que la formule n’est pas de nouveau active.',
  features: {
    tv_menus: 'Menus pour écran',
    menu_plans: 'Plans de menus',
    live_links: 'Liens en direct',
    event_and_period_reports: 'Rapports d’événement et de période',
    leaderboard: 'Classement',
    procurement_reports: 'Rapports d’achats',
    organization_reports: 'Rapports d’organisation',
    integrations: 'Intégrations',
    mapper_page: 'Correspondance des ingrédients',
    enterprise_views: 'Groupe',
  },
  does: {
    tv_menus: 'Mettez en page des menus pour un écran en salle, vertical ou horizontal.',
    menu_plans: 'Planifiez des semaines de plats, voyez aussitôt ce qu’ils signifient et trouvez-leur de meilleurs jours.',
    live_links: 'Partagez un menu par un lien ou un QR code qui garde son adresse quand le menu change.',
    event_and_period_reports: 'Faites le bilan d’un banquet, d’une semaine ou de toute période, pas seulement de mois entiers.',
    leaderboard: 'Comparez vos restaurants à d’autres et montrez vos progrès.',
    procurement_reports: 'Transformez vos achats en empreinte, à partir des listes de vos fournisseurs.',
    organization_reports: 'Réunissez tous les restaurants de l’organisation dans un seul rapport.',
    integrations: 'Reliez votre caisse, votre stock ou vos propres logiciels avec une clé dédiée.',
    mapper_page: 'Apprenez-nous les noms de vos fournisseurs, une fois pour toutes.',
    enterprise_views: 'Voyez toutes les organisations d’un groupe côte à côte.',
  },
} satisfies Texts<typeof enGb>;
