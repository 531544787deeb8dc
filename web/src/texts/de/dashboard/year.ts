import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/year.ts';

export default {
  title: 'Sind unsere Emissionen dieses Jahr gesunken?',
  answer: {
    surely_less: 'Ja: {percent} weniger {per}',
    probably_less: 'Wahrscheinlich: {percent} weniger {per}',
    cannot_tell: 'Noch nicht zu sagen',
    probably_more: 'Wahrscheinlich nicht: {percent} mehr {per}',
    surely_more: 'Nein: {percent} mehr {per}',
    same: 'Nein: gleich viel {per}',
    less_in_months: '{percent} weniger {per} in den {months} von {expected} Monaten, die sich vergleichen lassen',
    more_in_months: '{percent} mehr {per} in den {months} von {expected} Monaten, die sich vergleichen lassen',
    more_in_total: '{sure, select, surely {Nein} other {Wahrscheinlich nicht}}: insgesamt {total} mehr, {percent} weniger {per}',
    less_in_total: '{sure, select, surely {Ja} other {Wahrscheinlich}}: insgesamt {total} weniger, aber {percent} mehr {per}',
    more_in_total_alone:
      '{sure, select, surely {Nein} other {Wahrscheinlich nicht}}: insgesamt {total} mehr; {per} lässt es sich noch nicht sagen',
    less_in_total_alone:
      '{sure, select, surely {Ja} other {Wahrscheinlich}}: insgesamt {total} weniger; {per} lässt es sich noch nicht sagen',
  },
  per: {
    sales: 'pro Portion',
    procurement: 'pro kg Lebensmittel',
  },
  none: 'Kein Monat hat in beiden Jahren einen abgeschlossenen Bericht: Es lässt sich noch nichts sagen.',
  tooLittle: 'In einem der Jahre ist zu wenig gerechnet, um etwas zu sagen: Ordnen Sie zu, was dort fehlt.',
  total: 'Insgesamt {now} nach {former}: {change}.',
  parts: {
    sales: 'Davon {amount} durch die Zahl der Portionen und {average} durch das, was eine Portion ausstößt.',
    procurement: 'Davon {amount} durch die gekaufte Menge und {average} durch das, was ein Kilogramm ausstößt.',
  },
  causes: 'Woraus die Veränderung besteht',
  yearBefore: 'Das Jahr davor',
  thisYear: 'Das letzte Jahr',
  shares: {
    organization: 'Welche Küchen und Monate mehr verkauft oder eingekauft haben',
    restaurant: 'In welchen Monaten mehr verkauft oder eingekauft wurde',
  },
  rest: 'Nicht aufgeteilt: Die Berichte sagen nicht mehr, woraus sie bestehen',
  why: 'Das meiste davon, {per}: {foods}.',
  months:
    '{from} bis {to}, jeder Monat gegen denselben im Jahr davor. Monate mit Bericht in beiden Jahren: {months} von {expected}.',
  missing:
    'Nicht enthalten, weil in einem der Jahre ein Bericht fehlt: {months}{restaurants, plural, one {} other { (je # Restaurants)}}.',
  missingOf: '{month} ({restaurants, plural, one {# Restaurant} other {# Restaurants}})',
  missingEach: 'Nicht enthalten, weil in einem der Jahre ein Bericht fehlt: {months}.',
  mixed:
    'Wie veröffentlicht, mit mehreren Fassungen der Lebensmitteldaten: Sie sind Teil der Veränderung, bis beide Jahre mit einer gerechnet sind.',
  published: 'Beide Jahre wie veröffentlicht.',
  today: 'Beide Jahre mit den Lebensmitteldaten {version}.',
} satisfies Texts<typeof enGb>;
