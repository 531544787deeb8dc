const texts = {
  hello: 'Hello {name}',
  newRecipe: 'New recipe',
  latestRecipes: 'Latest recipes',
  allRecipes: 'All recipes',
  updated: 'Changed {ago}',
  first: {
    title: 'Your first day',
    done: ' – done',
    recipe: { title: 'Your first recipe', lead: 'Write or paste a recipe and see its footprint as you type.' },
    menu: { title: 'A menu', lead: 'Your dishes with their labels and allergens, from a template.', go: 'New menu' },
    phone: {
      title: 'On your guests’ phones',
      lead: 'Publish the menu on a live link and scan its QR code.',
      go: 'Publish the menu',
    },
  },
  whose: 'View for',
  restaurant: 'Restaurant',
  organization: 'Organisation',
  enterprise: 'Group',
  ofWhat: 'Data',
  sales: 'Sales',
  procurement: 'Purchasing',
  database: 'Emission database',
  databases: {
    organization: 'Plateprint data, for your country',
    each: 'Plateprint data, for each restaurant’s country',
    rise: 'Research institute data',
  },
  per: {
    sales: 'per portion',
    procurement: 'per kg of food',
  },
  perServing: 'per 400 g serving',
  latest: {
    title: '{month}',
    none: 'No report for this month yet.',
  },
  change: {
    title: 'Since {month}',
    up: '{percent} more',
    down: '{percent} less',
    same: 'No change',
    unknown: 'Needs a report for both months.',
    tooLittle: 'Too little of {months} is counted to compare.',
    average: 'Average of the months available: {figure}',
  },
  benchmark: {
    global_avg: 'Compared with the global average',
    our_goal: 'Compared with our target',
    ours: 'Us',
    theirs: { global_avg: 'Global average', our_goal: 'Our target' },
    per: {
      serving_of_400_g: 'kg CO₂e per 400 g serving – both on the same basis.',
      kg_of_food: 'kg CO₂e per kg of food – both on the same basis.',
    },
  },
  why: {
    label: 'How this is calculated',
    title: 'How this value is calculated',
    average:
      'Total CO₂e in the month’s report divided by what was sold or bought. Portions are weighted by type: ten snacks equal one main course.',
    coverage:
      '{share} of everything sold or bought is covered; {covered} of {rows, plural, one {# row is} other {# rows are}} fully counted.',
    boundary:
      'From farm to kitchen door: farming, processing, packaging and transport. Cooking and plate waste are not included.',
    versions: 'Food data {versions}',
  },
  history: {
    title: 'Last twelve months',
    table: 'Show as a table',
    month: 'Month',
    average: {
      sales: 'Per portion',
      procurement: 'Per kg',
    },
    amount: {
      sales: 'Portions',
      procurement: 'Kilograms',
    },
  },
  lightest: {
    sales: 'Lowest-carbon dish',
    procurement: 'Lowest-carbon food',
  },
  heaviest: {
    sales: 'Highest-carbon dish',
    procurement: 'Highest-carbon food',
  },
  changeFirst: {
    title: 'Where changes help most',
    lead: {
      sales:
        'Bringing these dishes down to the global average would save the most. The bar shows their share of the month’s CO₂e.',
      procurement:
        'Bringing these foods down to the global average would save the most. The bar shows their share of the month’s CO₂e.',
    },
    none: {
      sales: 'In {month}, no dish is above the global average.',
      procurement: 'In {month}, no food is above the global average.',
    },
    saves: '{kg} kg CO₂e above the global average',
    servings: '{count, plural, one {# portion} other {# portions}}',
    share: '{name}: share of the month’s CO₂e, {co2}',
  },
  missing: {
    title: 'Missing reports',
    none: 'No reports are missing.',
    make: 'Create report',
  },
  areComing: {
    title: 'Reports are on their way',
    lead: 'The demo’s reports are being calculated. They will appear here automatically in a minute or two.',
  },
  noReports: {
    notYet: 'Your kitchen has been here since {month}. Its first report is due when that month is over.',
    title: 'No months to show yet',
    lead: 'Create a monthly report and see here how the month went, what contributes most and where changes help most.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    dashboard: typeof texts;
  }
}
