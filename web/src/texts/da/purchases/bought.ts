import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Alt der er købt',
  all: 'Alle',
  family: 'Fødevaregruppe',
  supplier: 'Leverandør',
  sort: 'Rækkefølge',
  sorts: {
    co2: 'Mest CO₂e først',
    kg: 'Tungest først',
    money: 'Dyrest først',
    name: 'Efter navn',
  },
  article: 'Vare',
  food: 'Står for',
  weight: 'Vægt',
  co2: 'kg CO₂e',
  low: 'Lavest',
  high: 'Højest',
  share: 'Andel',
  money: 'Nettopris',
  rows: 'Rækker',
  unknown: 'ukendt',
  sentBack: 'Der kom mere tilbage, end der blev købt',
  waiting: 'Ingen har sagt endnu, hvad det er',
  nothing: 'Intet af det købte passer til valget.',
  partly: 'fra {known} af {rows, plural, one {# række} other {# rækker}}',
  covered: 'CO₂e er kendt for {covered} af {rows, plural, one {# række} other {# rækker}}; de andre er ikke med i nogen sum.',
  basis:
    'CO₂e fra gård til køkkendør med ændret arealanvendelse; de mindre tal er det spænd, som ni ud af ti falder inden for. Mad og drikke, uden moms; det, der er holdt udenfor, er ikke med.',
  download: 'Hent som Excel',
  sheet: {
    time: 'Måneder',
    reported: 'Måneder med indkøbsrapport',
    covered: 'Rækker med CO₂e',
    basis: 'Grundlag',
  },
} satisfies Texts<typeof enGb>;
