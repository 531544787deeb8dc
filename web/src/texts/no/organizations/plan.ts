import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/organizations/plan.ts';

export default {
  table: 'Hva hvert abonnement inneholder',
  feature: 'Funksjon',
  own: '(deres abonnement)',
  included: 'Inkludert',
  notIncluded: 'Ikke inkludert',
  coming: 'Kommer snart',
  active: 'Aktivt',
  inactiveLead: 'Abonnementet er ikke aktivt. Alt kan leses og eksporteres, men ingenting kan endres.',
  locked: 'Hva et større abonnement gir i tillegg',
  contact: 'Vil dere bytte abonnement, kontakt dem som drifter Plateprint for dere.',
  features: {
    recipes: 'Oppskrifter og grunnoppskrifter',
    dashboard: 'Oversikt',
    organization_settings: 'Medlemmer, restauranter og logo',
    a4_menus: 'A4-menyer',
    monthly_sales_reports: 'Månedlige salgsrapporter',
    tv_menus: 'Menyer for skjerm',
    menu_plans: 'Menyplaner',
    live_links: 'Livelenker',
    event_and_period_reports: 'Arrangements- og perioderapporter',
    leaderboard: 'Toppliste',
    procurement_reports: 'Innkjøpsrapporter',
    organization_reports: 'Organisasjonsrapporter',
    integrations: 'Integrasjoner',
    mapper_page: 'Ingredienskobling',
    enterprise_views: 'Konsernoversikt',
  },
} satisfies Texts<typeof enGb>;
