import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/organizations/plan.ts';

export default {
  table: 'Wat elk abonnement bevat',
  feature: 'Functie',
  own: '(uw abonnement)',
  included: 'Inbegrepen',
  notIncluded: 'Niet inbegrepen',
  coming: 'Onderweg',
  active: 'Actief',
  inactiveLead: 'Het abonnement is niet actief. Alles kan worden gelezen en geëxporteerd, niets kan worden gewijzigd.',
  locked: 'Wat een groter abonnement toevoegt',
  contact: 'Wilt u een ander abonnement, neem dan contact op met wie Plateprint voor u beheert.',
  features: {
    recipes: 'Recepten en ingrediëntenzakken',
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
    mapper_page: 'Ingrediëntenkoppeling',
    enterprise_views: 'Meerdere organisaties onder één dak',
  },
} satisfies Texts<typeof enGb>;
