import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Veröffentlichen',
  title: 'Was Gäste sehen',
  unsaved: 'Speichern Sie den Plan zuerst: veröffentlicht wird, was gespeichert ist.',
  noFirstDay:
    'Geben Sie unter „Rahmen“ den ersten Tag an und speichern Sie: Ohne Datum wird an keinem Tag etwas serviert, und Gäste sehen nichts.',
  guests: 'Veröffentlichung',
  notPublished: 'Gäste sehen nichts von diesem Plan.',
  publishedNow: 'Veröffentlicht {date}. Gäste sehen ihn so, wie er ist.',
  publishedOlder: 'Veröffentlicht {date}. Seither geändert: Gäste sehen ihn, wie er war.',
  name: 'Name für Gäste',
  nameHint: '„Mittagessen“: steht über den Gerichten jedes Tages.',
  publish: 'Veröffentlichen',
  publishAgain: 'Jetzigen Stand veröffentlichen',
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
  leadsNowhere: 'Die jetzige Adresse führt dann nirgendwohin: Kalender, die ihr folgen, werden nicht mehr aktualisiert.',
  menus: 'Bildschirme, Live-Links und die gedruckte Woche',
  menusHint:
    'Diese Karten zeigen von selbst, was es gibt, jeden Tag neu. Gestalten Sie sie wie jede Karte und legen Sie sie auf einen Live-Link.',
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
    lead: 'Gäste lesen es schon. Sagen Sie es dem Service und prüfen Sie gedruckte Wochen.',
    on: 'Auf dem Plan: {days}.',
    later: 'Auf dem Plan: {days} und später.',
  },
} satisfies Texts<typeof enGb>;
