import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Alt, der er købt',
  all: 'Alle',
  family: 'Varegruppe',
  supplier: 'Leverandør',
  sort: 'Sortér efter',
  sorts: {
    co2: 'Mest CO₂e først',
    kg: 'Tungest først',
    money: 'Højeste beløb først',
    name: 'Efter navn',
  },
  article: 'Vare',
  food: 'Matchet med',
  weight: 'Vægt',
  co2: 'kg CO₂e',
  low: 'Lavest',
  high: 'Højest',
  share: 'Andel',
  money: 'Nettobeløb',
  rows: 'Rækker',
  unknown: 'ukendt',
  sentBack: 'Mere blev returneret end købt',
  waiting: 'Ikke matchet endnu',
  nothing: 'Ingen indkøb passer til valget.',
  partly: 'fra {known} af {rows, plural, one {# række} other {# rækker}}',
  covered: 'CO₂e er kendt for {covered} af {rows, plural, one {# række} other {# rækker}}; de andre er ikke med i nogen sum.',
  basis:
    'CO₂e fra gård til køkkendør med ændret arealanvendelse; de mindre tal er det interval, som ni ud af ti ligger inden for. Mad og drikke, uden moms; rækker, der er sorteret fra, er ikke med.',
  download: 'Hent som Excel-fil',
  sheet: {
    time: 'Måneder',
    reported: 'Måneder med indkøbsrapport',
    covered: 'Rækker med CO₂e',
    basis: 'Grundlag',
  },
} satisfies Texts<typeof enGb>;
