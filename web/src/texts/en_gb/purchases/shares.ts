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
  scope: 'Scope',
  scopes: {
    restaurant: 'This kitchen',
    organization: 'Whole organisation',
  },
  none: 'No purchases in this period',
  noneLead: 'Add invoices or create a monthly purchasing report: both count here, including drafts.',
  kg: 'Weight',
  money: 'Net amount',
  aside: 'Excluded as non-food',
  unknown: 'not known',
  basis:
    'Counted from {reported} of {all, plural, one {# month} other {# months}}: those with a purchasing report, including drafts. Food and drink, without VAT.',
  sentBack:
    '{count, plural, one {More of one product was} other {More of # products was}} returned than bought in this period ({kg}, {money}). This is deducted from the totals and left out of the shares.',
  sentBackUnpriced:
    '{count, plural, one {More of one product was} other {More of # products was}} returned than bought in this period ({kg}). This is deducted from the totals and left out of the shares.',
  marksTitle: 'Organic and other marks',
  mark: 'Mark',
  noMarks: 'None of the purchases carries a mark.',
  marksRead:
    'Marks are read from product names and from what was stated for a row. They are never guessed, and a product may carry several.',
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
  rulesTitle: 'How these purchases measure up',
  rulesLead: 'What these purchases would achieve. A mark needs its certificate, and each scheme is assessed over its own period.',
  otherRules: 'Schemes and targets of other countries',
  rules: {
    dk_okologisk_spisemaerke: 'Det Økologiske Spisemærke',
    de_bio_ahvv: 'Bio-AHVV',
    no_debio_serveringsmerke: 'Debio valørmerke',
    se_krav_restaurang: 'KRAV restaurang',
    se_public_organic_2030: 'Swedish public-sector target for 2030',
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
    met: 'the target',
  },
  wouldReach: 'Would reach {level}',
  noLevel: 'Would not reach any level',
  cannotAssess: 'Cannot be assessed',
  open: 'Level not certain yet',
  openMoney:
    '{count, plural, one {# product has} other {# products have}} no price (weight: {amount}). That could change the level.',
  openKg:
    '{count, plural, one {# product has} other {# products have}} no weight (value: {amount}). That could change the level.',
  openKgUnpriced: '{count, plural, one {# product has} other {# products have}} no weight. That could change the level.',
  share: '{share} of {whole}.',
  shareOfValue: '{share} of the value.',
  missing: '{amount} more with the mark would reach {level}.',
  nextStarts: 'At {percent} it would reach {level}.',
  known: 'This amount is known for {share} of the products; the others are in neither total.',
  lift: 'Products that would raise the share most',
  periods: {
    three_months: 'Assessed over three months',
    three_then_twelve_months: 'Assessed over three months for the first certificate, then over twelve',
    twelve_months: 'Assessed over twelve months',
    calendar_year: 'Assessed over a calendar year',
  },
  declaration: {
    title: 'Declaration for ma cantine',
    lead: 'The purchases of this period as a file for the French platform: one row per product and month, without VAT. Check the marks before you send it.',
    number: 'SIRET or canteen number',
    numberHint: '14 digits, or the number from the platform',
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
