import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Rolle',
  roles: {
    'super-admin': 'Superadmin',
    'enterprise-owner': 'Unternehmensinhaber/in',
    'organization-admin': 'Organisationsadmin',
    'portfolio-manager': 'Portfoliomanager/in',
    'restaurant-user': 'Restaurantnutzer/in',
  },
  reach: {
    'super-admin': 'Alles, dazu die Verwaltung der ganzen Installation.',
    'enterprise-owner': 'Leitet alle Organisationen des Unternehmens.',
    'organization-admin': 'Leitet die Organisation: Mitglieder, Restaurants, Logo und Einstellungen.',
    'portfolio-manager': 'Arbeitet in den eigenen Restaurants und erstellt Organisationsberichte darüber.',
    'restaurant-user': 'Arbeitet in den zugewiesenen Restaurants.',
  },
  plan: 'Tarif',
  noPlan: 'Kein aktiver Tarif',
  includedFrom: 'Enthalten ab {plan}.',
  heldBack:
    '{count, plural, one {# bleibt, wie es ist: Sie dürfen es nicht ändern.} other {# bleiben, wie sie sind: Sie dürfen sie nicht ändern.}}',
  noneMarked: 'Nichts von dem, was Sie markiert haben, dürfen Sie ändern.',
  libraryKeepers: 'Die Bibliothek der Organisation bearbeiten Admins, Inhaber/innen und Portfoliomanager/innen.',
  locked: 'Gesperrt, bis der Tarif wieder aktiv ist.',
  features: {
    tv_menus: 'Menüs für Bildschirme',
    menu_plans: 'Speisepläne',
    live_links: 'Live-Links',
    event_and_period_reports: 'Event- und Zeitraumberichte',
    leaderboard: 'Rangliste',
    procurement_reports: 'Einkaufsberichte',
    organization_reports: 'Organisationsberichte',
    integrations: 'Integrationen',
    mapper_page: 'Zutatenzuordnung',
    enterprise_views: 'Unternehmen',
  },
  does: {
    tv_menus: 'Menüs für einen Bildschirm im Gastraum gestalten, hochkant oder quer.',
    menu_plans: 'Planen Sie Wochen voller Gerichte, sehen Sie sofort, was sie bedeuten, und finden Sie bessere Tage für sie.',
    live_links: 'Ein Menü per Link oder QR-Code teilen, dessen Adresse bleibt, auch wenn sich das Menü ändert.',
    event_and_period_reports:
      'Über ein Bankett, eine Woche oder einen beliebigen Zeitraum berichten, nicht nur über ganze Monate.',
    leaderboard: 'Die eigenen Restaurants mit anderen vergleichen und zeigen, was besser geworden ist.',
    procurement_reports: 'Aus dem Einkauf einen Fußabdruck machen, direkt aus den Listen der Lieferanten.',
    organization_reports: 'Alle Restaurants der Organisation in einem Bericht zusammenfassen.',
    integrations: 'Kasse, Lager oder eigene Software mit einem eigenen Schlüssel anbinden.',
    mapper_page: 'Uns die Namen beibringen, die Ihre Lieferanten verwenden, einmal für alle.',
    enterprise_views: 'Alle Organisationen eines Unternehmens nebeneinander sehen.',
  },
} satisfies Texts<typeof enGb>;
