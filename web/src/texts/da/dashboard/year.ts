import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/year.ts';

export default {
  title: 'Er vores udledning faldet i år?',
  answer: {
    surely_less: 'Ja: {percent} mindre {per}',
    probably_less: 'Sandsynligvis: {percent} mindre {per}',
    cannot_tell: 'Ikke sikkert endnu',
    probably_more: 'Sandsynligvis ikke: {percent} mere {per}',
    surely_more: 'Nej: {percent} mere {per}',
    same: 'Nej: lige så meget {per}',
    less_in_months: '{percent} mindre {per} i de {months} af {expected} måneder, der kan sammenlignes',
    more_in_months: '{percent} mere {per} i de {months} af {expected} måneder, der kan sammenlignes',
    more_in_total: '{sure, select, surely {Nej} other {Sandsynligvis ikke}}: {total} mere i alt, {percent} mindre {per}',
    less_in_total: '{sure, select, surely {Ja} other {Sandsynligvis}}: {total} mindre i alt, men {percent} mere {per}',
    more_in_total_alone:
      '{sure, select, surely {Nej} other {Sandsynligvis ikke}}: {total} mere i alt; {per} er det ikke sikkert endnu',
    less_in_total_alone:
      '{sure, select, surely {Ja} other {Sandsynligvis}}: {total} mindre i alt; {per} er det ikke sikkert endnu',
  },
  per: {
    sales: 'pr. portion',
    procurement: 'pr. kg mad',
  },
  none: 'Ingen måned har en færdig rapport i begge år: Der kan ikke siges noget endnu.',
  tooLittle: 'For lidt er medregnet i et af årene til at sige noget: Match det, der mangler der.',
  total: 'I alt {now}, sammenlignet med {former}: {change}.',
  parts: {
    sales: 'Heraf skyldes {amount} antallet af portioner og {average} aftrykket pr. portion.',
    procurement: 'Heraf skyldes {amount} den købte mængde og {average} aftrykket pr. kilo.',
  },
  causes: 'Hvad ændringen skyldes',
  yearBefore: 'Året før',
  thisYear: 'Det seneste år',
  shares: {
    organization: 'Hvilke køkkener og måneder der solgte eller købte mere',
    restaurant: 'Hvilke måneder der solgte eller købte mere',
  },
  rest: 'Ikke delt op: Detaljerne er ikke længere gemt',
  why: 'Vigtigste årsager, {per}: {foods}.',
  months: '{from} til {to}, hver måned mod den samme året før. Måneder med rapport i begge år: {months} af {expected}.',
  missing:
    'Ikke med, fordi en rapport mangler i et af årene: {months}{restaurants, plural, one {} other { (# restauranter hver)}}.',
  missingOf: '{month} ({restaurants, plural, one {# restaurant} other {# restauranter}})',
  missingEach: 'Ikke med, fordi en rapport mangler i et af årene: {months}.',
  mixed:
    'Som offentliggjort, med flere versioner af fødevaredata: De påvirker ændringen, indtil begge år er regnet om med samme version.',
  published: 'Begge år, som de blev offentliggjort.',
  today: 'Begge år med fødevaredata {version}.',
} satisfies Texts<typeof enGb>;
