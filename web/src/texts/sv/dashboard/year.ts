import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/year.ts';

export default {
  title: 'Har våra utsläpp minskat i år?',
  answer: {
    surely_less: 'Ja: {percent} mindre {per}',
    probably_less: 'Troligen: {percent} mindre {per}',
    cannot_tell: 'Går inte att säga än',
    probably_more: 'Troligen inte: {percent} mer {per}',
    surely_more: 'Nej: {percent} mer {per}',
    same: 'Nej: lika mycket {per}',
    less_in_months: '{percent} mindre {per} i de {months} av {expected} månader som kan jämföras',
    more_in_months: '{percent} mer {per} i de {months} av {expected} månader som kan jämföras',
    more_in_total: '{sure, select, surely {Nej} other {Troligen inte}}: {total} mer totalt, {percent} mindre {per}',
    less_in_total: '{sure, select, surely {Ja} other {Troligen}}: {total} mindre totalt, men {percent} mer {per}',
    more_in_total_alone: '{sure, select, surely {Nej} other {Troligen inte}}: {total} mer totalt; {per} går det inte att säga än',
    less_in_total_alone: '{sure, select, surely {Ja} other {Troligen}}: {total} mindre totalt; {per} går det inte att säga än',
  },
  per: {
    sales: 'per portion',
    procurement: 'per kg mat',
  },
  none: 'Ingen månad har en färdig rapport båda åren: det går inte att säga något än.',
  tooLittle: 'För lite är medräknat under ett av åren för att säga något: matcha det som saknas där.',
  total: 'Totalt {now}, jämfört med {former}: {change}.',
  parts: {
    sales: 'Av det beror {amount} på antalet portioner och {average} på avtrycket per portion.',
    procurement: 'Av det beror {amount} på mängden som köpts och {average} på avtrycket per kilo.',
  },
  causes: 'Vad förändringen beror på',
  yearBefore: 'Året före',
  thisYear: 'Senaste året',
  shares: {
    organization: 'Vilka kök och månader som sålde eller köpte mer',
    restaurant: 'Vilka månader som sålde eller köpte mer',
  },
  rest: 'Inte uppdelat: detaljerna finns inte sparade längre',
  why: 'Viktigaste orsakerna, {per}: {foods}.',
  months: '{from} till {to}, varje månad mot samma månad året före. Månader med rapport båda åren: {months} av {expected}.',
  missing:
    'Inte med, eftersom en rapport saknas ett av åren: {months}{restaurants, plural, one {} other { (# restauranger vardera)}}.',
  missingOf: '{month} ({restaurants, plural, one {# restaurang} other {# restauranger}})',
  missingEach: 'Inte med, eftersom en rapport saknas ett av åren: {months}.',
  mixed:
    'Som publicerat, med flera versioner av livsmedelsdata: de påverkar förändringen tills båda åren har räknats om med samma version.',
  published: 'Båda åren som de publicerades.',
  today: 'Båda åren med livsmedelsdata {version}.',
} satisfies Texts<typeof enGb>;
