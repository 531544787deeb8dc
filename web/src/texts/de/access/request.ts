import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/access/request.ts';

export default {
  ask: {
    'organization-admin': 'Admin fragen',
    'super-admin': 'Funktion anfragen',
  },
  sent: {
    'organization-admin': 'An die Admins Ihrer Organisation gesendet, {moment}.',
    'super-admin': 'An den Betreiber Ihrer Plateprint-Installation gesendet, {moment}.',
  },
  nobody: 'Nicht gesendet: Es gibt noch niemanden, der die Anfrage erhält.',
  included: 'Ihr Tarif enthält das inzwischen. Laden Sie die Seite neu.',
  preview: {
    tv_menus: 'Beispiel: eine Speisekarte auf einem Bildschirm, die Gerichte mit ihrer Stufe.',
    menu_plans: 'Beispiel: eine Woche mit Gerichten Tag für Tag, jedes mit seiner Stufe.',
    live_links: 'Beispiel: der QR-Code einer Karte und die Karte auf dem Handy, das ihn gescannt hat.',
    event_and_period_reports: 'Beispiel: die Seiten eines Berichts mit Werten und einem Diagramm der Stufen.',
    leaderboard: 'Beispiel: Restaurants nach Fußabdruck, der niedrigste zuerst, das eigene hervorgehoben.',
    procurement_reports: 'Beispiel: die Zeilen einer Rechnung und ein Anteil aller Einkäufe als Ring.',
    organization_reports: 'Beispiel: mehrere Restaurants in einem Bericht zusammengefasst.',
    integrations: 'Beispiel: drei Systeme, mit Ihren Gerichten verbunden, jedes mit eigenem Schlüssel.',
    mapper_page: 'Beispiel: die Produktnamen eines Lieferanten, jeder neben der Zutat, für die er steht.',
    enterprise_views: 'Beispiel: Organisationen nebeneinander, mit ihrem Fußabdruck Monat für Monat.',
  },
} satisfies Texts<typeof enGb>;
