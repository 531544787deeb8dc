import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/sides.ts';

export default {
  title: 'Vergleichen',
  lead: 'Wählen Sie aus, was Sie vergleichen möchten. Sie sehen, was sich verändert hat, wie sicher das ist und was den Unterschied ausmacht.',
  side: { a: 'Ausgangspunkt', b: 'Verglichen mit' },
  swap: 'Tauschen',
  organization: 'Die ganze Organisation: dieses Jahr im Vergleich zum Vorjahr',
  perKg: 'Pro kg Lebensmittel',
  kind: { label: 'Verglichen werden', months: 'Monate eines Restaurants', report: 'Ein Bericht', recipe: 'Ein Rezept' },
  kitchen: 'Restaurant',
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
    today: 'Beide Werte mit den Lebensmitteldaten {version}.',
    published: 'Beide Werte wie veröffentlicht, mit den Lebensmitteldaten {version}.',
    apart: 'Beide Werte wie veröffentlicht: der Ausgangspunkt mit den Lebensmitteldaten {a}, der andere mit {b}.',
  },
  withheld: {
    no_figures: 'Für einen der beiden Werte gibt es keinen abgeschlossenen Bericht: Es lässt sich noch nichts vergleichen.',
    too_little:
      'Bei einem der beiden Werte ist zu wenig mitgerechnet. Ordnen Sie zu, was dort fehlt, dann lässt sich der Unterschied angeben.',
    kinds: 'Verkäufe, Einkäufe und Rezepte lassen sich nicht miteinander vergleichen. Wählen Sie zweimal dieselbe Art.',
    databases:
      'Die veröffentlichten Werte beruhen auf verschiedenen Emissionsdatenbanken. Wählen Sie die heutigen Lebensmitteldaten, um beide gleich zu berechnen.',
    not_kept:
      'Für einen der beiden Werte ist nicht mehr gespeichert, woraus er besteht. Er lässt sich deshalb nicht mit den heutigen Lebensmitteldaten neu berechnen.',
  },
  difference: 'Was den Unterschied ausmacht',
  noParts:
    'Für einen der beiden Werte ist nicht mehr gespeichert, woraus er besteht: Der Unterschied lässt sich nicht aufteilen.',
  file: {
    side: 'Vergleich',
    what: 'Bezeichnung',
    range: 'Sehr wahrscheinlich',
    covers: 'Mitgerechnet',
    name: '{a} – {b}',
    print: 'Drucken',
    xlsx: 'Alle Werte als Zahlen',
  },
} satisfies Texts<typeof enGb>;
