import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Allt som köpts',
  all: 'Alla',
  family: 'Livsmedelsgrupp',
  supplier: 'Leverantör',
  sort: 'Ordning',
  sorts: {
    co2: 'Mest CO₂e först',
    kg: 'Tyngst först',
    money: 'Dyrast först',
    name: 'Efter namn',
  },
  article: 'Vara',
  food: 'Står för',
  weight: 'Vikt',
  co2: 'kg CO₂e',
  low: 'Lägst',
  high: 'Högst',
  share: 'Andel',
  money: 'Nettopris',
  rows: 'Rader',
  unknown: 'okänt',
  sentBack: 'Mer kom tillbaka än köptes',
  waiting: 'Ingen har sagt ännu vad detta är',
  nothing: 'Inget som köpts passar det här valet.',
  partly: 'från {known} av {rows, plural, one {# rad} other {# rader}}',
  covered: 'CO₂e är känt för {covered} av {rows, plural, one {# rad} other {# rader}}; de andra ingår inte i någon summa.',
  basis:
    'CO₂e från gård till köksdörr med förändrad markanvändning; de mindre siffrorna är det spann som nio av tio faller inom. Mat och dryck, utan moms; det som undantagits räknas inte.',
  download: 'Hämta som Excel',
  sheet: {
    time: 'Månader',
    reported: 'Månader med inköpsrapport',
    covered: 'Rader med CO₂e',
    basis: 'Underlag',
  },
} satisfies Texts<typeof enGb>;
