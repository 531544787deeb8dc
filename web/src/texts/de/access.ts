import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Rolle',
  roles: {
    'super-admin': 'Superadmin',
    'enterprise-owner': 'Inhaber/in der Unternehmensgruppe',
    'organization-admin': 'Organisationsadmin',
    'portfolio-manager': 'Gebietsleitung',
    'restaurant-user': 'Restaurantteam',
  },
  reach: {
    'super-admin': 'Voller Zugriff, auch auf die Verwaltung der ganzen Installation.',
    'enterprise-owner': 'Verwaltet alle Organisationen der Unternehmensgruppe.',
    'organization-admin': 'Verwaltet die Organisation: Mitglieder, Restaurants, Logo und Einstellungen.',
    'portfolio-manager': 'Arbeitet in den zugewiesenen Restaurants und erstellt Organisationsberichte darüber.',
    'restaurant-user': 'Arbeitet in den zugewiesenen Restaurants.',
  },
  plan: 'Tarif',
  noPlan: 'Kein aktiver Tarif',
  includedFrom: 'Enthalten ab {plan}.',
  heldBack:
    '{count, plural, one {# bleibt unverändert: Dafür fehlen Ihnen die Rechte.} other {# bleiben unverändert: Dafür fehlen Ihnen die Rechte.}}',
  noneMarked: 'Sie dürfen keinen der ausgewählten Einträge ändern.',
  libraryKeepers:
    'Die Bibliothek der Organisation dürfen nur Admins, Inhaber der Unternehmensgruppe und Gebietsleitungen bearbeiten.',
  locked: 'Gesperrt, bis der Tarif wieder aktiv ist.',
  features: {
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
  does: {
    tv_menus: 'Speisekarten für einen Bildschirm im Gastraum gestalten, hochkant oder quer.',
    menu_plans: 'Ganze Wochen planen, Fußabdruck, Kosten und Nährwerte sofort sehen und bessere Tage für die Gerichte finden.',
    live_links: 'Eine Karte per Link oder QR-Code teilen. Die Adresse bleibt gleich, auch wenn sich die Karte ändert.',
    event_and_period_reports: 'Über ein Bankett, eine Woche oder jeden anderen Zeitraum berichten, nicht nur über ganze Monate.',
    leaderboard: 'Ihre Restaurants mit anderen vergleichen und Ihre Fortschritte zeigen.',
    procurement_reports: 'Den Fußabdruck Ihrer Einkäufe direkt aus den Listen Ihrer Lieferanten berechnen.',
    organization_reports: 'Alle Restaurants in einem Bericht zusammenfassen.',
    integrations: 'Kasse, Warenwirtschaft oder eigene Software anbinden, jede mit eigenem Schlüssel.',
    mapper_page: 'Die Produktnamen Ihrer Lieferanten einmal zuordnen, für die ganze Organisation.',
    enterprise_views: 'Alle Organisationen einer Unternehmensgruppe nebeneinander sehen.',
  },
} satisfies Texts<typeof enGb>;
