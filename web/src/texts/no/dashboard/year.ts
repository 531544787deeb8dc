import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/year.ts';

export default {
  title: 'Har utslippene våre gått ned i år?',
  answer: {
    surely_less: 'Ja: {percent} mindre {per}',
    probably_less: 'Trolig: {percent} mindre {per}',
    cannot_tell: 'Ikke sikkert ennå',
    probably_more: 'Trolig ikke: {percent} mer {per}',
    surely_more: 'Nei: {percent} mer {per}',
    same: 'Nei: like mye {per}',
    less_in_months: '{percent} mindre {per} i de {months} av {expected} månedene som kan sammenlignes',
    more_in_months: '{percent} mer {per} i de {months} av {expected} månedene som kan sammenlignes',
    more_in_total: '{sure, select, surely {Nei} other {Trolig ikke}}: {total} mer til sammen, {percent} mindre {per}',
    less_in_total: '{sure, select, surely {Ja} other {Trolig}}: {total} mindre til sammen, men {percent} mer {per}',
    more_in_total_alone:
      '{sure, select, surely {Nei} other {Trolig ikke}}: {total} mer til sammen; {per} er det ikke sikkert ennå',
    less_in_total_alone: '{sure, select, surely {Ja} other {Trolig}}: {total} mindre til sammen; {per} er det ikke sikkert ennå',
  },
  per: {
    sales: 'per porsjon',
    procurement: 'per kg mat',
  },
  none: 'Ingen måned har en ferdig rapport i begge årene: Det går ikke an å si noe ennå.',
  tooLittle: 'For lite er regnet med i ett av årene til å si noe: Koble det som mangler der.',
  total: 'Til sammen {now}, sammenlignet med {former}: {change}.',
  parts: {
    sales: 'Av dette skyldes {amount} antall porsjoner og {average} avtrykket per porsjon.',
    procurement: 'Av dette skyldes {amount} mengden som er kjøpt, og {average} avtrykket per kilo.',
  },
  causes: 'Hva endringen skyldes',
  yearBefore: 'Året før',
  thisYear: 'Det siste året',
  shares: {
    organization: 'Hvilke kjøkken og måneder som solgte eller kjøpte mer',
    restaurant: 'Hvilke måneder som solgte eller kjøpte mer',
  },
  rest: 'Ikke delt opp: Detaljene er ikke lenger lagret',
  why: 'Viktigste årsaker, {per}: {foods}.',
  months: '{from} til {to}, hver måned mot den samme året før. Måneder med rapport i begge årene: {months} av {expected}.',
  missing:
    'Ikke med, fordi en rapport mangler i ett av årene: {months}{restaurants, plural, one {} other { (# restauranter hver)}}.',
  missingOf: '{month} ({restaurants, plural, one {# restaurant} other {# restauranter}})',
  missingEach: 'Ikke med, fordi en rapport mangler i ett av årene: {months}.',
  mixed:
    'Som publisert, med flere versjoner av matvaredataene: De påvirker endringen til begge årene er regnet om med samme versjon.',
  published: 'Begge årene slik de ble publisert.',
  today: 'Begge årene med matvaredata {version}.',
} satisfies Texts<typeof enGb>;
