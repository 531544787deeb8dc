import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/fill.ts';

export default {
  open: 'Aus einer Liste füllen',
  title: 'Freie Felder füllen',
  lead: 'Geben Sie Gerichte ein oder fügen Sie eine Liste ein: eines pro Zeile, mit den Namen Ihrer Rezepte. Sie kommen in dieser Reihenfolge auf die freien Felder, Tag für Tag.',
  dishes: 'Gerichte',
  take: 'Gerichte der Küche verwenden',
  categories: 'Diese Kategorien verwenden',
  category: '{name} ({count, number})',
  noCategory: 'Ohne Kategorie',
  smallPortions: 'Kategorien mit kleinen Portionen wie Beilagen und Desserts sind anfangs nicht ausgewählt.',
  noneOfThem: 'Keine auswählen',
  latest: 'Hier stehen nur die {count, number} zuletzt geänderten Gerichte; die Küche hat noch mehr.',
  looking: 'Gerichte werden gesucht …',
  found: '{found, number} von {all, number} gefunden.',
  notFound: 'Nicht unter Ihren Rezepten',
  leaveOut: 'Auslassen',
  lines: 'Zu füllende Menülinien',
  again: 'Liste wiederholen, bis jedes Feld ein Gericht hat',
  promise: 'Eine Menülinie mit „vegetarisch“, „vegan“ oder „ohne …“ im Namen bekommt nur Gerichte, bei denen das feststeht.',
  from: 'Ab {weekday}, Woche {week, number}.',
  fill: '{count, plural, =0 {Füllen} one {# Feld füllen} other {# Felder füllen}}',
  free: '{count, plural, one {# Feld bleibt frei.} other {# Felder bleiben frei.}}',
  left: '{count, plural, one {# Gericht findet keinen Platz.} other {# Gerichte finden keinen Platz.}}',
  leftNames: 'Gerichte ohne freies Feld',
  unmet: 'Einige Küchenregeln wären dann nicht eingehalten.',
  unmetIn: {
    day: '{weekday} der Woche {week, number}',
    week: 'Woche {week, number}',
    more: '{count, plural, one {# weiteres Mal} other {# weitere Male}}',
    places: '{rule} ({places})',
  },
  takeUnknown: {
    diet: 'Auf vegetarische und vegane Menülinien auch Gerichte setzen, bei denen nicht feststeht, ob sie es sind',
    allergens: 'Auf Menülinien „ohne …“ auch Gerichte setzen, die es enthalten können oder bei denen das nicht feststeht',
  },
  quoted: '„{name}“',
  leftOver: {
    full: 'Kein Feld ist mehr frei für: {dishes}.',
    twice: 'Stehen schon an jedem Tag, der noch ein freies Feld hat: {dishes}.',
    unknown:
      'Freie Felder gibt es nur noch auf {lines}, und bei diesen Gerichten steht nicht fest, ob sie dorthin passen: {dishes}.',
    broken: 'Freie Felder gibt es nur noch auf {lines}, und dorthin passen diese Gerichte nicht: {dishes}.',
  },
} satisfies Texts<typeof enGb>;
