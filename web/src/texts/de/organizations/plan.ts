import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/organizations/plan.ts';

export default {
  table: 'Was jeder Tarif enthält',
  feature: 'Funktion',
  own: '(Ihr Tarif)',
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  coming: 'Demnächst',
  active: 'Aktiv',
  inactiveLead: 'Ihr Tarif ist nicht aktiv. Sie können alles lesen und exportieren, aber nichts ändern.',
  locked: 'Was ein größerer Tarif zusätzlich bietet',
  contact: 'Um den Tarif zu wechseln, wenden Sie sich an den Betreiber Ihrer Plateprint-Installation.',
  features: {
    recipes: 'Rezepte und Grundrezepte',
    dashboard: 'Dashboard',
    organization_settings: 'Mitglieder, Restaurants und Logo',
    a4_menus: 'Speisekarten auf A4',
    monthly_sales_reports: 'Monatliche Verkaufsberichte',
    tv_menus: 'Speisekarten für Bildschirme',
    menu_plans: 'Speisepläne',
    live_links: 'Live-Links',
    event_and_period_reports: 'Veranstaltungs- und Zeitraumberichte',
    leaderboard: 'Rangliste',
    procurement_reports: 'Einkaufsberichte',
    organization_reports: 'Organisationsberichte',
    integrations: 'Integrationen',
    mapper_page: 'Zutatenzuordnung',
    enterprise_views: 'Gruppenansicht',
  },
} satisfies Texts<typeof enGb>;
