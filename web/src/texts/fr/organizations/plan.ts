import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/organizations/plan.ts';

export default {
  table: 'Ce que comprend chaque abonnement',
  feature: 'Fonction',
  own: '(votre abonnement)',
  included: 'Inclus',
  notIncluded: 'Non inclus',
  coming: 'Bientôt',
  active: 'Actif',
  inactiveLead: 'Votre abonnement n’est pas actif. Vous pouvez tout lire et exporter, mais rien modifier.',
  locked: 'Ce qu’apporte un abonnement supérieur',
  contact: 'Pour changer d’abonnement, adressez-vous aux personnes qui gèrent Plateprint pour vous.',
  features: {
    recipes: 'Recettes et préparations de base',
    dashboard: 'Tableau de bord',
    organization_settings: 'Membres, restaurants et logo',
    a4_menus: 'Menus au format A4',
    monthly_sales_reports: 'Rapports mensuels de ventes',
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
} satisfies Texts<typeof enGb>;
