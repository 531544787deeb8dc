import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/shuffle.ts';

export default {
  open: 'Bessere Tage',
  title: 'Bessere Tage für dieselben Gerichte',
  lead: 'Welche Gerichte nebeneinander stehen, entscheidet, was Gäste nehmen. Dieselben Gerichte kommen auf die Tage, an denen ein Gast am wenigsten CO₂e nimmt. Jedes behält seine Menülinie, und die Regeln der Küche gelten.',
  locked:
    '{count, plural, =0 {Kein Gericht ist an seinen Tag gebunden.} one {# Gericht bleibt an seinem Tag.} other {# Gerichte bleiben an ihren Tagen.}}',
  guards: 'Darf nicht schlechter werden',
  guard: {
    salt: 'Salz',
    saturatedFat: 'Gesättigte Fettsäuren',
  },
  find: 'Bessere Tage suchen',
  searching: 'Bessere Tage werden gesucht',
  close: 'Schließen',
  leave: 'So lassen',
  takeAll: 'Alle Tage übernehmen',
  take: 'Diesen Tag übernehmen',
  takeOf: '{day} übernehmen',
  unit: 'kg CO₂e pro Gast und Tag, vorher und nachher',
  range: '(von {low} bis {high}).',
  sure: {
    surely_less: 'Sicher weniger.',
    probably_less: 'Wahrscheinlich weniger.',
    cannot_tell: 'Ob es weniger ist, lässt sich nicht sagen.',
    probably_more: 'Wahrscheinlich mehr.',
    surely_more: 'Sicher mehr.',
  },
  unknown: 'Über die Gerichte ist zu wenig bekannt, um die Ersparnis zu nennen.',
  exact: 'Es gibt keine bessere Ordnung: Alle wurden geprüft.',
  notExact: 'Die beste, die gefunden wurde; es kann eine bessere geben.',
  notGuarded: 'nicht für jedes Gericht bekannt, deshalb nicht geprüft',
  fromTo: '{before} g vorher, {after} g nachher',
  nothing: 'Die Gerichte stehen schon an den besten Tagen.',
  day: '{weekday}, Woche {week, number}',
  change: '{go} → {come}',
  alsoChanges: 'Ändert auch: {days}',
  unmetTitle: 'Keine Ordnung hält alle Regeln ein.',
  unmet: 'Lockern Sie eine Regel oder ergänzen Sie ein Gericht, das sie erfüllt.',
  failed: 'Die Suche endete mit einem Fehler. Versuchen Sie es noch einmal.',
} satisfies Texts<typeof enGb>;
