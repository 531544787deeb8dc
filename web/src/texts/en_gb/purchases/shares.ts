const texts = {
  length: 'Length of the period',
  lengths: {
    month: 'Month',
    quarter: 'Quarter',
    year: 'Year',
  },
  quarter: 'Q{quarter} {year}',
  earlier: 'Earlier',
  later: 'Later',
  scope: 'Whose purchases',
  scopes: {
    restaurant: 'This kitchen',
    organization: 'Whole organisation',
  },
  none: 'No purchases in this period',
  noneLead: 'Drop invoices in, or create a month’s purchasing report: both count here, drafts too.',
  kg: 'Weight',
  money: 'Net price',
  aside: 'Excluded as non-food',
  unknown: 'not known',
  basis:
    'Counted from {reported} of {all, plural, one {# month} other {# months}}: the months that have a purchasing report, drafts too. Food and drink, without VAT.',
  sentBack:
    '{count, plural, one {Of one article} other {Of # articles}} more came back than was bought in this period ({kg}, {money}). That is deducted from the sums and left out of the shares.',
  marksTitle: 'Organic and other marks',
  mark: 'Mark',
  noMarks: 'Nothing that was bought carries a mark.',
  marksRead:
    'Marks are read from the articles’ names and from what was said of a row. They are never guessed, and an article may bear several.',
  marks: {
    organic: 'Organic',
    krav: 'KRAV',
    msc: 'MSC',
    asc: 'ASC',
    fairtrade: 'Fairtrade',
    label_rouge: 'Label Rouge',
    aop: 'PDO',
    igp: 'PGI',
    stg: 'TSG',
    hve: 'HVE',
    fermier: 'Fermier',
    outermost_region: 'Outermost region',
    swedish_game: 'Swedish game',
  },
  rulesTitle: 'What the rules would say',
  rulesLead: 'What these purchases would reach. A mark needs its certificate, and each rule is judged over its own period.',
  otherRules: 'Rules of other countries',
  rules: {
    dk_okologisk_spisemaerke: 'Det Økologiske Spisemærke',
    de_bio_ahvv: 'Bio-AHVV',
    no_debio_serveringsmerke: 'Debio valørmerke',
    se_krav_restaurang: 'KRAV restaurang',
    se_public_organic_2030: 'Swedish public goal for 2030',
    fr_egalim_quality: 'EGalim: quality products',
    fr_egalim_organic: 'EGalim: organic',
    fr_egalim_meat_and_fish: 'EGalim: meat and fish',
  },
  bases: {
    kg: 'by weight',
    money: 'by value',
  },
  levels: {
    basic: 'the first level',
    bronze: 'bronze',
    silver: 'silver',
    gold: 'gold',
    met: 'the goal',
  },
  wouldReach: 'Would reach {level}',
  noLevel: 'Would reach no level',
  share: '{share} of {whole}.',
  missing: '{amount} more with the mark would reach {level}.',
  nothingKnown: 'Nothing is known by this measure.',
  known: '{share} of the articles have this amount; the others are in neither sum.',
  lift: 'Articles that would lift it most',
  periods: {
    three_months: 'Judged over three months',
    month: 'Judged by the month',
    twelve_months: 'Judged over twelve months',
    calendar_year: 'Judged over a calendar year',
  },
  declaration: {
    title: 'Declaration for ma cantine',
    lead: 'The purchases of this period as the file that the French platform imports: one article and month per row, without VAT. Check the marks before you send it.',
    number: 'SIRET or number of the canteen',
    numberHint: '14 digits, or the number that the platform gave',
    wrong: 'This is not a valid number.',
    download: 'Download the file',
    unpriced: '{count, plural, one {# row without a price was} other {# rows without a price were}} left out.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'purchases/shares': typeof texts;
  }
}
