import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Veröffentlichen',
  title: 'Was Gäste sehen',
  unsaved: 'Speichern Sie den Plan zuerst: Veröffentlicht wird, was gespeichert ist.',
  noFirstDay: 'Geben Sie unter „Einstellungen“ den ersten Tag an und speichern Sie: Ohne Datum sehen Gäste nichts.',
  guests: 'Veröffentlichung',
  beside:
    '„{title}“ ist ebenfalls veröffentlicht und gilt an denselben Tagen, das nächste Mal am {date}. Gäste sehen dann die Gerichte beider Pläne. Nehmen Sie den zurück, den sie nicht sehen sollen.',
  notPublished: 'Gäste sehen nichts von diesem Plan.',
  publishedNow: 'Veröffentlicht {date}. Gäste sehen den aktuellen Stand.',
  publishedOlder: 'Veröffentlicht {date}. Seitdem geändert: Gäste sehen noch den veröffentlichten Stand.',
  name: 'Name für Gäste',
  nameHint: 'Zum Beispiel „Mittagessen“; steht über den Gerichten jedes Tages.',
  publish: 'Veröffentlichen',
  publishAgain: 'Aktuellen Stand veröffentlichen',
  withdraw: 'Zurückziehen',
  feed: 'Öffentliche Adresse',
  feedHint:
    'Was diese Küche nach ihren veröffentlichten Plänen anbietet, mit Allergenen, Nährwerten und CO₂e: als Kalender für Gäste und als Open Meal Information für Programme. Wer die Adresse hat, kann sie lesen.',
  feedOn: 'Öffentlich',
  calendar: 'Kalender (iCalendar)',
  programs: 'Für Programme (JSON)',
  copyOf: 'Adresse kopieren: {name}',
  copied: 'Kopiert.',
  renew: 'Neue Adresse',
  renewTitle: 'Neue Adresse vergeben?',
  offTitle: 'Adresse abschalten?',
  off: 'Abschalten',
  leadsNowhere:
    'Die bisherige Adresse funktioniert dann nicht mehr: Kalender, die sie abonniert haben, werden nicht mehr aktualisiert.',
  menus: 'Bildschirme, Live-Links und die gedruckte Woche',
  menusHint:
    'Diese Karten zeigen jeden Tag automatisch, was es gibt. Gestalten Sie sie wie jede andere Karte und veröffentlichen Sie sie auf einem Live-Link.',
  kind: {
    screen: 'Heute auf einem Bildschirm',
    day: 'Tageskarte zum Drucken',
    week: 'Wochenkarte zum Drucken',
  },
  shows: {
    today: 'zeigt heute',
    week: 'zeigt die Woche',
  },
  onLinks: 'Live-Link {links}',
  stop: 'Beenden',
  stopOf: '{name} zeigt den Plan nicht mehr',
  allergens: {
    title: 'Die Allergene veröffentlichter Gerichte haben sich geändert.',
    lead: 'Gäste sehen die Änderung schon. Informieren Sie den Service und prüfen Sie gedruckte Wochenkarten.',
    on: 'Auf dem Plan: {days}.',
    later: 'Auf dem Plan: {days} und später.',
  },
  gone: {
    title: 'Gäste sehen einige Gerichte dieses Plans nicht mehr: Die Küche hat ihre Rezepte nicht mehr.',
    lead: 'Holen Sie sie zurück oder veröffentlichen Sie den Plan mit anderen Gerichten.',
  },
} satisfies Texts<typeof enGb>;
