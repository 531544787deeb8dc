import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/sides.ts';

export default {
  title: 'Vergleichen',
  lead: 'Wählen Sie zwei Seiten. Sie sehen, was sich verändert hat, wie sicher das ist und was den Unterschied ausmacht.',
  side: { a: 'Ausgangspunkt', b: 'Damit verglichen' },
  swap: 'Seiten tauschen',
  organization: 'Die ganze Organisation: dieses Jahr gegen das vorige',
  perKg: 'Pro kg Lebensmittel',
  kind: { label: 'Was', months: 'Monate eines Restaurants', report: 'Ein Bericht', recipe: 'Ein Rezept' },
  kitchen: 'Restaurant',
  otherKitchen: 'Ein anderes Restaurant',
  from: 'Von',
  to: 'Bis',
  report: 'Bericht',
  otherReport: 'Der Bericht, von dem Sie kommen',
  choose: 'Bericht wählen',
  version: 'Version',
  present: 'Aktuelle Version',
  recipe: 'Rezept suchen',
  span: '{from} bis {to}',
  versionOf: '{name} (Version vom {moment})',
  covers: {
    servings: '{share} der Portionen sind gezählt.',
    weight: '{share} des Gewichts sind gezählt.',
    money: '{share} des Geldes sind gezählt.',
  },
  tooLittle: 'Zu wenig für einen Vergleich.',
  missing: 'Kein Bericht für {months}.',
  atLeast: 'Mindestens {co2} bisher gezählt',
  ground: {
    today: 'Beide Seiten mit den Lebensmitteldaten {version}.',
    published: 'Beide Seiten wie veröffentlicht, mit den Lebensmitteldaten {version}.',
    apart: 'Beide Seiten wie veröffentlicht: der Ausgangspunkt mit den Lebensmitteldaten {a}, die andere mit {b}.',
  },
  withheld: {
    no_figures: 'Eine der Seiten hat keinen abgeschlossenen Bericht: Es lässt sich noch nichts vergleichen.',
    too_little:
      'Auf einer der Seiten ist zu wenig mitgerechnet. Ordnen Sie zu, was dort fehlt, dann lässt sich der Unterschied angeben.',
    kinds: 'Verkäufe, Einkäufe und Rezepte lassen sich nicht miteinander vergleichen. Wählen Sie zwei Seiten derselben Art.',
    databases:
      'Wie veröffentlicht nutzen die beiden Seiten verschiedene Emissionsdatenbanken. Wählen Sie die heutigen Lebensmitteldaten, um beide gleich zu zählen.',
    not_kept:
      'Eine der Seiten sagt nicht mehr, woraus sie besteht, und lässt sich darum nicht mit den heutigen Lebensmitteldaten neu berechnen.',
  },
  difference: 'Was den Unterschied ausmacht',
  noParts: 'Eine der Seiten sagt nicht mehr, woraus sie besteht: Der Unterschied lässt sich nicht aufteilen.',
  file: {
    side: 'Seite',
    what: 'Was sie ist',
    range: 'Sehr wahrscheinlich',
    covers: 'Mitgerechnet',
    name: '{a} – {b}',
    print: 'Drucken',
    xlsx: 'Alle Werte als Zahlen',
  },
} satisfies Texts<typeof enGb>;
