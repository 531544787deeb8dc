import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/organizations/plan.ts';

export default {
  table: 'Hvad hver plan indeholder',
  feature: 'Funktion',
  own: '(jeres plan)',
  included: 'Inkluderet',
  notIncluded: 'Ikke inkluderet',
  coming: 'Kommer snart',
  active: 'Aktiv',
  inactiveLead: 'Abonnementet er ikke aktivt. Alt kan læses og eksporteres, men intet kan ændres.',
  locked: 'Hvad en større plan giver oveni',
  contact: 'Vil I skifte plan, så kontakt dem, der driver Plateprint for jer.',
  features: {
    recipes: 'Opskrifter og grundopskrifter',
    dashboard: 'Overblik',
    organization_settings: 'Medlemmer, restauranter og logo',
    a4_menus: 'Menuer på A4',
    monthly_sales_reports: 'Månedlige salgsrapporter',
    tv_menus: 'Menuer til skærme',
    menu_plans: 'Menuplaner',
    live_links: 'Livelinks',
    event_and_period_reports: 'Arrangements- og perioderapporter',
    leaderboard: 'Rangliste',
    procurement_reports: 'Indkøbsrapporter',
    organization_reports: 'Organisationsrapporter',
    integrations: 'Integrationer',
    mapper_page: 'Ingrediensmatch',
    enterprise_views: 'Flere organisationer under ét tag',
  },
} satisfies Texts<typeof enGb>;
