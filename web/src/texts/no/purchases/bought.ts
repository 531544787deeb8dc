import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Alt som er kjøpt',
  all: 'Alle',
  family: 'Matvaregruppe',
  supplier: 'Leverandør',
  sort: 'Rekkefølge',
  sorts: {
    co2: 'Mest CO₂e først',
    kg: 'Tyngst først',
    money: 'Dyrest først',
    name: 'Etter navn',
  },
  article: 'Vare',
  food: 'Står for',
  weight: 'Vekt',
  co2: 'kg CO₂e',
  low: 'Lavest',
  high: 'Høyest',
  share: 'Andel',
  money: 'Nettopris',
  rows: 'Rader',
  unknown: 'ukjent',
  sentBack: 'Mer kom tilbake enn det som ble kjøpt',
  waiting: 'Ingen har sagt ennå hva dette er',
  nothing: 'Ingenting som er kjøpt, passer til dette valget.',
  partly: 'fra {known} av {rows, plural, one {# rad} other {# rader}}',
  covered: 'CO₂e er kjent for {covered} av {rows, plural, one {# rad} other {# rader}}; de andre er ikke med i noen sum.',
  basis:
    'CO₂e fra gård til kjøkkendør med arealbruksendring; de mindre tallene er spennet som ni av ti faller innenfor. Mat og drikke, uten mva.; det som er holdt utenfor, er ikke med.',
  download: 'Last ned som Excel',
  sheet: {
    time: 'Måneder',
    reported: 'Måneder med innkjøpsrapport',
    covered: 'Rader med CO₂e',
    basis: 'Grunnlag',
  },
} satisfies Texts<typeof enGb>;
