const texts = {
  title: 'Compare',
  lead: 'Choose two sides to see what changed, how certain that is, and what made the difference.',
  side: { a: 'Starting point', b: 'Compared with' },
  swap: 'Swap the two sides',
  organization: 'Whole organisation: this year compared with last year',
  perKg: 'Per kg of food',
  kind: { label: 'Type', months: 'Months of a restaurant', report: 'A report', recipe: 'A recipe' },
  kitchen: 'Restaurant',
  from: 'From',
  to: 'To',
  report: 'Report',
  otherReport: 'The report you came from',
  choose: 'Choose a report',
  version: 'Version',
  present: 'Current version',
  recipe: 'Find a recipe',
  span: '{from} to {to}',
  versionOf: '{name} (version from {moment})',
  covers: {
    servings: '{share} of the portions are counted.',
    weight: '{share} of the weight is counted.',
    money: '{share} of the value is counted.',
  },
  tooLittle: 'Too little is counted to compare.',
  missing: 'No report for {months}.',
  atLeast: 'At least {co2} counted so far',
  ground: {
    today: 'Both sides with food data {version}.',
    published: 'Both sides as published, with food data {version}.',
    apart: 'Both sides as published: the starting point with food data {a}, the other with {b}.',
  },
  withheld: {
    no_figures: 'One side has no completed report, so there is nothing to compare yet.',
    too_little: 'Too little is counted on one side. Match what is missing there to see the difference.',
    kinds: 'Sales, purchases and recipes cannot be compared with each other. Choose two sides of the same kind.',
    databases:
      'As published, the two sides use different emission databases. Choose today’s food data to calculate both the same way.',
    not_kept: 'The details of one side are no longer stored, so it cannot be recalculated with today’s food data.',
  },
  difference: 'What made the difference',
  noParts: 'The details of one side are no longer stored, so the difference cannot be broken down.',
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
