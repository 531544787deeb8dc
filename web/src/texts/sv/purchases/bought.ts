import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Allt som köpts',
  all: 'Alla',
  family: 'Varugrupp',
  supplier: 'Leverantör',
  sort: 'Sortera efter',
  sorts: {
    co2: 'Mest CO₂e först',
    kg: 'Tyngst först',
    money: 'Högst belopp först',
    name: 'Efter namn',
  },
  article: 'Vara',
  food: 'Matchat med',
  weight: 'Vikt',
  co2: 'kg CO₂e',
  low: 'Lägst',
  high: 'Högst',
  share: 'Andel',
  money: 'Nettobelopp',
  rows: 'Rader',
  unknown: 'okänt',
  sentBack: 'Mer returnerades än köptes',
  waiting: 'Inte matchat än',
  nothing: 'Inget inköp passar urvalet.',
  partly: 'från {known} av {rows, plural, one {# rad} other {# rader}}',
  covered: 'CO₂e är känt för {covered} av {rows, plural, one {# rad} other {# rader}}; de andra ingår inte i någon summa.',
  basis:
    'CO₂e från gård till köksdörr med förändrad markanvändning; de mindre siffrorna är det intervall som nio av tio ligger inom. Mat och dryck, utan moms; bortsorterade rader räknas inte med.',
  download: 'Ladda ner som Excel-fil',
  sheet: {
    time: 'Månader',
    reported: 'Månader med inköpsrapport',
    covered: 'Rader med CO₂e',
    basis: 'Underlag',
  },
} satisfies Texts<typeof enGb>;
