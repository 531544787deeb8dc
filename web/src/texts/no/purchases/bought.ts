import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Alt som er kjøpt',
  all: 'Alle',
  family: 'Varegruppe',
  supplier: 'Leverandør',
  sort: 'Sorter etter',
  sorts: {
    co2: 'Mest CO₂e først',
    kg: 'Tyngst først',
    money: 'Høyeste beløp først',
    name: 'Etter navn',
  },
  article: 'Vare',
  food: 'Koblet til',
  weight: 'Vekt',
  co2: 'kg CO₂e',
  low: 'Lavest',
  high: 'Høyest',
  share: 'Andel',
  money: 'Nettobeløp',
  rows: 'Rader',
  unknown: 'ukjent',
  sentBack: 'Mer ble returnert enn kjøpt',
  waiting: 'Ikke koblet ennå',
  nothing: 'Ingen innkjøp passer til utvalget.',
  partly: 'fra {known} av {rows, plural, one {# rad} other {# rader}}',
  covered: 'CO₂e er kjent for {covered} av {rows, plural, one {# rad} other {# rader}}; de andre er ikke med i noen sum.',
  basis:
    'CO₂e fra gård til kjøkkendør med arealbruksendring; de mindre tallene er spennet som ni av ti ligger innenfor. Mat og drikke, uten mva.; rader som er sortert ut, er ikke med.',
  download: 'Last ned som Excel-fil',
  sheet: {
    time: 'Måneder',
    reported: 'Måneder med innkjøpsrapport',
    covered: 'Rader med CO₂e',
    basis: 'Grunnlag',
  },
} satisfies Texts<typeof enGb>;
