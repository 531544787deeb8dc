import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/organizations/plan.ts';

export default {
  table: 'Wat elk abonnement bevat',
  feature: 'Functie',
  own: '(uw abonnement)',
  included: 'Inbegrepen',
  notIncluded: 'Niet inbegrepen',
  coming: 'Binnenkort',
  active: 'Actief',
  inactiveLead: 'Uw abonnement is niet actief. U kunt alles lezen en exporteren, maar niets wijzigen.',
  locked: 'Wat een groter abonnement extra biedt',
  contact: 'Neem voor een ander abonnement contact op met de beheerder van uw Plateprint-installatie.',
  features: {
    recipes: 'Recepten en halffabricaten',
    dashboard: 'Dashboard',
    organization_settings: 'Leden, restaurants en logo',
    a4_menus: 'Menukaarten op A4',
    monthly_sales_reports: 'Maandelijkse verkooprapporten',
    tv_menus: 'Menukaarten voor schermen',
    menu_plans: 'Menuplannen',
    live_links: 'Livelinks',
    event_and_period_reports: 'Evenement- en perioderapporten',
    leaderboard: 'Ranglijst',
    procurement_reports: 'Inkooprapporten',
    organization_reports: 'Organisatierapporten',
    integrations: 'Integraties',
    mapper_page: 'Ingrediënten koppelen',
    enterprise_views: 'Concernoverzicht',
  },
} satisfies Texts<typeof enGb>;
