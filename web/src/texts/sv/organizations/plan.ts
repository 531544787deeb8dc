import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/organizations/plan.ts';

export default {
  table: 'Vad varje abonnemang innehåller',
  feature: 'Funktion',
  own: '(ert abonnemang)',
  included: 'Ingår',
  notIncluded: 'Ingår inte',
  coming: 'Kommer snart',
  active: 'Aktivt',
  inactiveLead: 'Abonnemanget är inte aktivt. Allt kan läsas och exporteras, men inget kan ändras.',
  locked: 'Vad ett större abonnemang tillför',
  contact: 'Vill ni byta abonnemang, kontakta dem som driver Plateprint åt er.',
  features: {
    recipes: 'Recept och grundrecept',
    dashboard: 'Översikt',
    organization_settings: 'Medlemmar, restauranger och logotyp',
    a4_menus: 'A4-menyer',
    monthly_sales_reports: 'Månadsvisa försäljningsrapporter',
    tv_menus: 'Menyer för skärm',
    menu_plans: 'Matsedlar',
    live_links: 'Livelänkar',
    event_and_period_reports: 'Evenemangs- och periodrapporter',
    leaderboard: 'Topplista',
    procurement_reports: 'Inköpsrapporter',
    organization_reports: 'Organisationsrapporter',
    integrations: 'Integrationer',
    mapper_page: 'Ingrediensmatchning',
    enterprise_views: 'Koncernöversikt',
  },
} satisfies Texts<typeof enGb>;
