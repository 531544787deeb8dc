const texts = {
  method: {
    title: 'How it is calculated',
    lead: 'Every figure in {product} can be traced to published sources, every correction to a documented reason. This page explains how – and what a figure cannot tell you.',
    size: '{ingredients, number} ingredients in {variations, number} states, found in {languages, number} languages',
    version: 'Food data {version}',
    contents: 'On this page',
    language: 'Language',
    signIn: 'Sign in',
    back: 'Back to {product}',
  },
  stage: {
    agriculture: 'Farming',
    processing: 'Processing',
    packaging: 'Packaging',
    transport: 'Transport',
    retail: 'Retail',
  },
  meaning: {
    title: 'What a figure means',
    what: 'The footprint of a dish is the warming that its ingredients have caused by the time they reach the kitchen door. It is given in kilograms of CO₂ equivalents, kg CO₂e: methane from cattle and nitrous oxide from fields are converted into the amount of CO₂ that warms as much over a hundred years.',
    way: 'The way of a food, and what of it is counted',
    counted: 'Counted',
    outside: 'Not counted',
    cooking: 'Cooking',
    waste: 'Waste at the table',
    boundary:
      'Cooking in the kitchen and what guests leave on the plate are not in it. Food counts by its weight as bought, with the peel that goes into the bin.',
  },
  chain: {
    title: 'From a written line to kg CO₂e',
    lead: 'Two sauces for four: one with 500 g of beef mince, one with 200 g of red lentils, which more than double their weight as they cook. The figures are calculated now, by the same rules as in every recipe.',
    location: 'Eaten in',
    europe: 'Europe, on average',
    world: 'The world, on average',
    first: '500 g beef mince',
    second: '200 g red lentils',
    read: 'The line is read',
    readHow:
      'Amount, unit, food and notes are told apart, in each of eight languages. What cannot be read stays as it was written.',
    find: 'The food is found',
    findHow:
      'Words become an ingredient in one of its states, such as raw, dried or canned. Whoever wrote the line sees it and can choose another.',
    weigh: 'Everything becomes grams',
    weighHow: 'Spoons and litres go by the density of the food, pieces by what one usually weighs.',
    factor: 'The food has a factor',
    factorHow:
      'That is kg CO₂e per kilogram of it, in five stages. It starts from life-cycle assessments of French food, AGRIBALYSE; other sources stand in where it has no entry. Farming is then scaled to where the country buys this food, as far as differences are published, and transport is calculated from there.',
    base: 'Starting from {value}: {source}',
    scaled: 'Farming scaled for its origins: {value}',
    notScaled: 'Farming as it is: no difference between its origins is published',
    perKg: 'kg CO₂e per kg',
    range: 'most likely between {low} and {high}',
    grade: 'Grade {grade}',
    multiply: 'Grams times factor',
    multiplyHow: 'This is the footprint of the line. All lines of a recipe are added up.',
    product: '{kg} kg × {factor} = {co2} kg CO₂e',
    portion: 'One portion',
    portionHow:
      'Divided by the portions, here four. The level from A to E looks at 400 g of the whole dish, so that small and large portions can be compared.',
    perPortion: 'kg CO₂e per portion',
  },
  range: {
    title: 'How sure a figure is',
    factor:
      'Every factor has a range. It reaches from the lowest to the highest of all sources that have the food, and of the studies behind them. It ends at a factor of two and a half, and where sources agree it is still as wide as the grade below asks. Differences between the origins of a supply widen it further.',
    dish: 'In a dish the errors of different ingredients partly cancel each other out, so their deviations are added as squares, as the IPCC guidelines have it. Two lines of one ingredient share the same error, and it adds up in full.',
  },
  grades: {
    title: 'Grades A to D',
    lead: 'A grade says how directly a figure was found. It does not say whether a food is good.',
    grade: 'Grade',
    says: 'What it says',
    least: 'Range, at least',
    A: 'Found directly, and confirmed by a second source within a factor of two',
    B: 'Found directly, not confirmed by a second source',
    C: 'Taken from a similar product, derived from another state of the food, or scaled by a supply mix that is kept by hand',
    D: 'The average of its category',
    moved: 'Grade A becomes B where origin or organic farming moves a figure by more than a tenth.',
  },
  levels: {
    title: 'Levels A to E',
    lead: 'The level of a dish is told by the kg CO₂e in 400 g of it: by letter, word and shape, never by colour alone.',
    level: 'Level',
    kg: 'kg CO₂e in 400 g',
    below: 'below {to}',
    between: '{from} to below {to}',
    above: '{from} and more',
  },
  gaps: {
    title: 'What is not covered, and how it shows',
    lines: 'Lines that were not understood',
    linesHow:
      'They count for nothing, which is not the same as zero. The recipe says how many lines and how much of the weight are counted, until somebody chooses an ingredient.',
    origin: 'Origins without a published difference',
    originHow:
      'The French farm figure is used instead, and the line says so. Country differences cover methane and nitrous oxide; deforestation is included only where the source includes it.',
    organic: 'Organic farming',
    organicHow:
      'It counts where a pair of organic and conventional figures is published. Otherwise the line counts as conventional and says so. There is no flat bonus.',
    cuts: 'Cuts of one animal',
    cutsHow: 'They carry the same figure where the source shares the animal out by weight.',
    season: 'Seasons',
    seasonHow: 'Supply is a yearly average: a July tomato is below this figure, a January one above.',
    own: 'Figures of one’s own',
    ownHow: 'An ingredient that somebody adds with a figure of their own counts with that figure, without range or grade.',
  },
  sources: {
    title: 'Where the numbers come from',
    lead: 'These sources are joined into one database. A second one, of the research institutes, keeps AGRIBALYSE as published, and RIVM where AGRIBALYSE has no entry, without any scaling.',
    source: 'Source',
    version: 'version {version}',
    use: 'Used for',
    licence: 'Licence',
    rivm: 'RIVM’s request',
    rivmHow:
      'RIVM asks that its figures not be used to compare products with each other in public. Whoever wants to publish such a comparison finds in each line’s explanation which sources it rests on.',
    kept: 'A completed report keeps the version of the food data that it was made with.',
    uses: {
      agribalyse: 'The base of most foods, by stage',
      rivm: 'Foods that AGRIBALYSE does not have; ranges; water and land',
      sel: 'Foods that both do not have; ranges; origins of crops',
      clark: 'Ranges; water and land',
      pn: 'Averages of classes of food; ranges; food miles',
      ciqual: 'Nutrition',
      faostat: 'Origins of meat, milk and rice; trade between countries',
      defra: 'Transport by tonne and kilometre',
      ecobalyse: 'Organic against conventional; heated greenhouses',
      crosswalk: 'Names, allergens, weights of pieces, supply mixes, reviewed corrections',
    },
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    ingredients: typeof texts;
  }
}
