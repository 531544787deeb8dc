const texts = {
  hello: 'Hello {name}',
  newRecipe: 'New recipe',
  latestRecipes: 'Latest recipes',
  allRecipes: 'All recipes',
  updated: 'Changed {ago}',
  empty: {
    title: 'Your first plate',
    lead: 'Write or paste a recipe, and its footprint appears as you type.',
  },
  whose: 'Whose months',
  restaurant: 'Restaurant',
  organization: 'Organisation',
  enterprise: 'Enterprise',
  ofWhat: 'Of what',
  sales: 'Sales',
  procurement: 'Purchasing',
  database: 'Emission database',
  databases: {
    organization: 'Our database, where you are',
    each: 'Our database, each restaurant where it is',
    rise: 'Research institute’s database',
  },
  per: {
    sales: 'per portion',
    procurement: 'per kg of food',
  },
  perServing: 'per serving of 400 g',
  latest: {
    title: '{month}',
    none: 'There is no report of this month yet.',
  },
  change: {
    title: 'Since {month}',
    up: '{percent} more',
    down: '{percent} less',
    same: 'As before',
    unknown: 'Needs a report of both months.',
    tooLittle: 'Too little of {months} is counted for a comparison.',
    average: 'Average of the months you have: {figure}',
  },
  benchmark: {
    global_avg: 'Against the global average',
    our_goal: 'Against our goal',
    ours: 'We',
    theirs: { global_avg: 'Global average', our_goal: 'Our goal' },
    per: {
      serving_of_400_g: 'kg CO₂e per 400 g serving – both on the same basis.',
      kg_of_food: 'kg CO₂e per kg of food: like compared with like.',
    },
  },
  why: {
    label: 'Where this comes from',
    title: 'What this figure says',
    average:
      'All CO₂e of the month’s report divided by what was sold or bought. A serving counts as its meal size, so ten snacks are one main course.',
    coverage:
      '{share} of everything sold or bought has a figure; {covered} of {rows, plural, one {# row is} other {# rows are}} covered whole.',
    boundary: 'From farm to kitchen door: growing, processing, packaging and transport. Not cooking, and not what guests leave.',
    versions: 'Food data {versions}',
  },
  history: {
    title: 'Twelve months',
    table: 'Show as a table',
    month: 'Month',
    average: {
      sales: 'Per portion',
      procurement: 'Per kg',
    },
    amount: {
      sales: 'Servings',
      procurement: 'Kilograms',
    },
    note: {
      sales: 'Height: servings sold. Figure above: kg CO₂e per portion. A dash: no report, or too little counted.',
      procurement: 'Height: kilograms bought. Figure above: kg CO₂e per kg of food. A dash: no report, or too little counted.',
    },
  },
  lightest: {
    sales: 'Lowest-carbon dish',
    procurement: 'Lightest food',
  },
  heaviest: {
    sales: 'Highest-carbon dish',
    procurement: 'Heaviest food',
  },
  changeFirst: {
    title: 'What to change first',
    lead: {
      sales: 'Brought down to the global average, these dishes would save most. The bar is the share of the month’s CO₂e.',
      procurement: 'Brought down to the global average, these foods would save most. The bar is the share of the month’s CO₂e.',
    },
    none: {
      sales: 'In {month}, no dish is above the global average.',
      procurement: 'In {month}, no food is above the global average.',
    },
    saves: '{kg} kg CO₂e above the global average',
    servings: '{count, plural, one {# serving} other {# servings}}',
    share: '{name}: share of the month’s CO₂e, {co2}',
  },
  missing: {
    title: 'Missing reports',
    none: 'Every month of the last twelve has its report.',
    make: 'Make report',
  },
  noReports: {
    title: 'No months to show yet',
    lead: 'Make the report of a month, and it appears here: how it went, what weighs most, what to change first.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    dashboard: typeof texts;
  }
}
