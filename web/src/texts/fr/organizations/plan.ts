import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/organizations/plan.ts';

export default {
  table: 'Ce que comprend chaque formule',
  feature: 'Fonction',
  own: '(votre formule)',
  included: 'Inclus',
  notIncluded: 'Non inclus',
  coming: 'Bientôt',
  active: 'Active',
  inactiveLead: 'La formule n’est pas active. Tout peut être lu et exporté, rien ne peut être modifié.',
  locked: 'Ce qu’apporte une formule plus complète',
  contact: 'Pour changer de formule, écrivez à ceux qui gèrent Plateprint pour vous.',
  features: {
    recipes: 'Recettes et préparations de base',
    dashboard: 'Tableau de bord',
    organization_settings: 'Membres, restaurants et logo',
    a4_menus: 'Menus au format A4',
    monthly_sales_reports: 'Rapports mensuels de ventes',
    tv_menus: 'Menus pour écrans',
    menu_plans: 'Plans de menus',
    live_links: 'Liens en direct',
    event_and_period_reports: 'Rapports d’événement et de période',
    leaderboard: 'Classement',
    procurement_reports: 'Rapports d’achats',
    organization_reports: 'Rapports d’organisation',
    integrations: 'Intégrations',
    mapper_page: 'Correspondance d’ingrédients',
    enterprise_views: 'Plusieurs organisations sous un même toit',
  },
} satisfies Texts<typeof enGb>;
