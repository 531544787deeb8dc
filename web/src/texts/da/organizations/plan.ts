import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/organizations/plan.ts';

export default {
  table: 'Hvad hvert abonnement indeholder',
  feature: 'Funktion',
  own: '(jeres abonnement)',
  included: 'Inkluderet',
  notIncluded: 'Ikke inkluderet',
  coming: 'Kommer snart',
  active: 'Aktivt',
  inactiveLead: 'Jeres abonnement er ikke aktivt. I kan læse og eksportere alt, men ikke ændre noget.',
  locked: 'Hvad et større abonnement giver oveni',
  contact: 'Vil I skifte abonnement, så kontakt dem, der driver Plateprint for jer.',
  features: {
    recipes: 'Opskrifter og grundopskrifter',
    dashboard: 'Overblik',
    organization_settings: 'Medlemmer, restauranter og logo',
    a4_menus: 'A4-menuer',
    monthly_sales_reports: 'Månedlige salgsrapporter',
    tv_menus: 'Menuer til skærm',
    menu_plans: 'Menuplaner',
    live_links: 'Livelinks',
    event_and_period_reports: 'Arrangements- og perioderapporter',
    leaderboard: 'Rangliste',
    procurement_reports: 'Indkøbsrapporter',
    organization_reports: 'Organisationsrapporter',
    integrations: 'Integrationer',
    mapper_page: 'Ingrediensmatchning',
    enterprise_views: 'Koncernoverblik',
  },
} satisfies Texts<typeof enGb>;
