import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/sides.ts';

export default {
  title: 'Vergleichen',
  lead: 'Wählen Sie zwei Seiten. Sie sehen, was sich verändert hat, wie sicher das ist und was den Unterschied ausmacht.',
  side: { a: 'Ausgangspunkt', b: 'Verglichen mit' },
  swap: 'Seiten tauschen',
  organization: 'Die ganze Organisation: dieses Jahr im Vergleich zum Vorjahr',
  perKg: 'Pro kg Lebensmittel',
  kind: { label: 'Verglichen werden', months: 'Monate eines Restaurants', report: 'Ein Bericht', recipe: 'Ein Rezept' },
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
    servings: '{share} der Portionen sind mitgerechnet.',
    weight: '{share} des Gewichts sind mitgerechnet.',
    money: '{share} der Ausgaben sind mitgerechnet.',
  },
  tooLittle: 'Zu wenig für einen Vergleich.',
  missing: 'Kein Bericht für {months}.',
  atLeast: 'Bisher mindestens {co2} mitgerechnet',
  ground: {
    today: 'Beide Seiten mit den Lebensmitteldaten {version}.',
    published: 'Beide Seiten wie veröffentlicht, mit den Lebensmitteldaten {version}.',
    apart: 'Beide Seiten wie veröffentlicht: der Ausgangspunkt mit den Lebensmitteldaten {a}, die andere Seite mit {b}.',
  },
  withheld: {
    no_figures: 'Eine der Seiten hat keinen abgeschlossenen Bericht: Es lässt sich noch nichts vergleichen.',
    too_little:
      'Auf einer der Seiten ist zu wenig mitgerechnet. Ordnen Sie zu, was dort fehlt, dann lässt sich der Unterschied angeben.',
    kinds: 'Verkäufe, Einkäufe und Rezepte lassen sich nicht miteinander vergleichen. Wählen Sie zwei Seiten derselben Art.',
    databases:
      'Wie veröffentlicht nutzen die beiden Seiten verschiedene Emissionsdatenbanken. Wählen Sie die heutigen Lebensmitteldaten, um beide gleich zu berechnen.',
    not_kept:
      'Für eine der Seiten ist nicht mehr gespeichert, woraus sie besteht. Sie lässt sich deshalb nicht mit den heutigen Lebensmitteldaten neu berechnen.',
  },
  difference: 'Was den Unterschied ausmacht',
  noParts: 'Für eine der Seiten ist nicht mehr gespeichert, woraus sie besteht: Der Unterschied lässt sich nicht aufteilen.',
  file: {
    side: 'Seite',
    what: 'Bezeichnung',
    range: 'Sehr wahrscheinlich',
    covers: 'Mitgerechnet',
    name: '{a} – {b}',
    print: 'Drucken',
    xlsx: 'Alle Werte als Zahlen',
  },
} satisfies Texts<typeof enGb>;
