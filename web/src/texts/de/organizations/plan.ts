import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/organizations/plan.ts';

export default {
  table: 'Was jeder Tarif enthält',
  feature: 'Funktion',
  own: '(Ihr Tarif)',
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  coming: 'In Arbeit',
  active: 'Aktiv',
  inactiveLead: 'Der Tarif ist nicht aktiv. Alles lässt sich lesen und exportieren, aber nichts ändern.',
  locked: 'Was ein größerer Tarif hinzufügt',
  contact: 'Für einen anderen Tarif wenden Sie sich an die Stelle, die Plateprint für Sie betreibt.',
  features: {
    recipes: 'Rezepte und Zutatenbeutel',
    dashboard: 'Übersicht',
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
    mapper_page: 'Zutaten-Zuordnung',
    enterprise_views: 'Mehrere Organisationen unter einem Dach',
  },
} satisfies Texts<typeof enGb>;
