const texts = {
  title: 'Everything bought',
  all: 'All',
  family: 'Food group',
  supplier: 'Supplier',
  sort: 'Sort by',
  sorts: {
    co2: 'Most CO₂e first',
    kg: 'Heaviest first',
    money: 'Highest cost first',
    name: 'Name, A to Z',
  },
  article: 'Product',
  food: 'Matched to',
  weight: 'Weight',
  co2: 'kg CO₂e',
  low: 'Lowest',
  high: 'Highest',
  share: 'Share',
  money: 'Net amount',
  rows: 'Rows',
  unknown: 'not known',
  sentBack: 'More returned than bought',
  waiting: 'Not matched yet',
  nothing: 'No purchases match these filters.',
  partly: 'from {known} of {rows, plural, one {# row} other {# rows}}',
  covered: 'CO₂e is known for {covered} of {rows, plural, one {# row} other {# rows}}; the others are not in the total.',
  basis:
    'CO₂e from farm to kitchen door, including land-use change; the smaller values are the 90% range. Food and drink, without VAT; excluded rows are left out.',
  download: 'Download as Excel file',
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
