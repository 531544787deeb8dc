const texts = {
  title: 'Compare',
  lead: 'Choose two sides. You see what changed, how sure that is, and what made the difference.',
  side: { a: 'Starting point', b: 'Compared with it' },
  swap: 'Swap the two sides',
  organization: 'The whole organisation: this year against last year',
  perKg: 'Per kg of food',
  kind: { label: 'What', months: 'Months of a restaurant', report: 'A report', recipe: 'A recipe' },
  kitchen: 'Restaurant',
  otherKitchen: 'Another restaurant',
  from: 'From',
  to: 'To',
  report: 'Report',
  otherReport: 'The report you came from',
  choose: 'Choose a report',
  version: 'Version',
  present: 'Current version',
  recipe: 'Find a recipe',
  span: '{from} to {to}',
  versionOf: '{name} (version of {moment})',
  covers: {
    servings: '{share} of the portions are counted.',
    weight: '{share} of the weight is counted.',
    money: '{share} of the money is counted.',
  },
  tooLittle: 'Too little for a comparison.',
  missing: 'No report for {months}.',
  atLeast: 'At least {co2} counted so far',
  ground: {
    today: 'Both sides with food data {version}.',
    published: 'Both sides as published, with food data {version}.',
    apart: 'Both sides as published: the starting point with food data {a}, the other with {b}.',
  },
  withheld: {
    no_figures: 'One of the sides has no completed report: nothing can be compared yet.',
    too_little: 'Too little is counted on one of the sides. Match what is missing there, and the difference can be given.',
    kinds: 'Sales, purchases and recipes cannot be compared with each other. Choose two sides of the same kind.',
    databases: 'As published, the two sides use different emission databases. Choose today’s food data to count both alike.',
    not_kept: 'One of the sides no longer says what it was made of, so it cannot be recalculated with today’s food data.',
  },
  difference: 'What made the difference',
  noParts: 'One of the sides no longer says what it was made of: the difference cannot be broken down.',
  file: {
    side: 'Side',
    what: 'What it is',
    range: 'Most likely',
    covers: 'Counted',
    name: '{a} – {b}',
    print: 'Print',
    xlsx: 'All values as numbers',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'dashboard/sides': typeof texts;
  }
}
