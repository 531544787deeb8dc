const texts = {
  title: 'Everything bought',
  all: 'All',
  family: 'Food family',
  supplier: 'Supplier',
  sort: 'Order',
  sorts: {
    co2: 'Most CO₂e first',
    kg: 'Heaviest first',
    money: 'Most money first',
    name: 'By name',
  },
  article: 'Article',
  food: 'Stands for',
  weight: 'Weight',
  co2: 'kg CO₂e',
  low: 'Lowest',
  high: 'Highest',
  share: 'Share',
  money: 'Net price',
  rows: 'Rows',
  unknown: 'not known',
  sentBack: 'More came back than was bought',
  waiting: 'Nobody has said yet what this is',
  nothing: 'Nothing was bought that fits this choice.',
  partly: 'from {known} of {rows, plural, one {# row} other {# rows}}',
  covered: 'CO₂e is known of {covered} of {rows, plural, one {# row} other {# rows}}; the others are not in the sum.',
  basis:
    'CO₂e from farm to kitchen door with land-use change; the smaller values are the range that nine in ten fall into. Food and drink, without VAT; excluded rows are left out.',
  download: 'Download as Excel',
  sheet: {
    time: 'Months',
    reported: 'Months with a purchasing report',
    covered: 'Rows with CO₂e',
    basis: 'Basis',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'purchases/bought': typeof texts;
  }
}
