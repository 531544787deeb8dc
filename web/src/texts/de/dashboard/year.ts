import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/year.ts';

export default {
  title: 'Sind unsere Emissionen dieses Jahr gesunken?',
  answer: {
    surely_less: 'Ja: {percent} weniger {per}',
    probably_less: 'Wahrscheinlich: {percent} weniger {per}',
    cannot_tell: 'Noch nicht sicher',
    probably_more: 'Wahrscheinlich nicht: {percent} mehr {per}',
    surely_more: 'Nein: {percent} mehr {per}',
    same: 'Nein: gleich viel {per}',
    less_in_months: '{percent} weniger {per} in den {months} von {expected} Monaten, die sich vergleichen lassen',
    more_in_months: '{percent} mehr {per} in den {months} von {expected} Monaten, die sich vergleichen lassen',
    more_in_total: '{sure, select, surely {Nein} other {Wahrscheinlich nicht}}: insgesamt {total} mehr, {percent} weniger {per}',
    less_in_total: '{sure, select, surely {Ja} other {Wahrscheinlich}}: insgesamt {total} weniger, aber {percent} mehr {per}',
    more_in_total_alone:
      '{sure, select, surely {Nein} other {Wahrscheinlich nicht}}: insgesamt {total} mehr; {per} ist es noch nicht sicher',
    less_in_total_alone:
      '{sure, select, surely {Ja} other {Wahrscheinlich}}: insgesamt {total} weniger; {per} ist es noch nicht sicher',
  },
  per: {
    sales: 'pro Portion',
    procurement: 'pro kg Lebensmittel',
  },
  none: 'Kein Monat hat in beiden Jahren einen abgeschlossenen Bericht: Es lässt sich noch nichts sagen.',
  tooLittle: 'In einem der Jahre ist für eine Aussage zu wenig mitgerechnet: Ordnen Sie zu, was dort fehlt.',
  total: 'Insgesamt {now}, zuvor {former}: {change}.',
  parts: {
    sales: 'Davon {amount} durch die Zahl der Portionen und {average} durch die Emissionen pro Portion.',
    procurement: 'Davon {amount} durch die eingekaufte Menge und {average} durch die Emissionen pro Kilogramm.',
  },
  causes: 'Was die Veränderung ausmacht',
  yearBefore: 'Das Jahr davor',
  thisYear: 'Das jüngste Jahr',
  shares: {
    organization: 'Welche Küchen und Monate mehr verkauft oder eingekauft haben',
    restaurant: 'In welchen Monaten mehr verkauft oder eingekauft wurde',
  },
  rest: 'Nicht aufgeteilt: Für diese Berichte ist nicht mehr gespeichert, woraus sie bestehen',
  why: 'Den größten Anteil daran haben, {per}: {foods}.',
  months:
    '{from} bis {to}, jeder Monat im Vergleich zum selben Monat des Vorjahres. Monate mit Bericht in beiden Jahren: {months} von {expected}.',
  missing:
    'Nicht enthalten, weil in einem der Jahre ein Bericht fehlt: {months}{restaurants, plural, one {} other { (je # Restaurants)}}.',
  missingOf: '{month} ({restaurants, plural, one {# Restaurant} other {# Restaurants}})',
  missingEach: 'Nicht enthalten, weil in einem der Jahre ein Bericht fehlt: {months}.',
  mixed:
    'Wie veröffentlicht, mit mehreren Versionen der Lebensmitteldaten: Solange nicht beide Jahre mit derselben Version berechnet sind, steckt das in der Veränderung.',
  published: 'Beide Jahre wie veröffentlicht.',
  today: 'Beide Jahre mit den Lebensmitteldaten {version}.',
} satisfies Texts<typeof enGb>;
