const texts = {
  method: {
    title: 'How it is calculated',
    lead: 'Every value in {product} can be traced to published sources, every correction to a documented reason. This page explains how – and what a value cannot tell you.',
    size: '{ingredients, number} ingredients in {variations, number} variants, recognised in {languages, number} languages',
    version: 'Food data {version}',
    contents: 'On this page',
    quality: 'How reliable the data is',
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
    title: 'What the footprint means',
    what: 'The footprint of a dish is the warming its ingredients have caused by the time they reach the kitchen door, in kilograms of CO₂ equivalents (kg CO₂e): methane from cattle and nitrous oxide from fields are converted into the amount of CO₂ that has the same warming effect over a hundred years.',
    way: 'The path of a food and which parts of it are counted',
    counted: 'Counted',
    outside: 'Not counted',
    cooking: 'Cooking',
    waste: 'Plate waste',
    boundary:
      'Cooking in your kitchen and plate waste are not included. Food counts by its weight as bought, including peelings and trimmings.',
  },
  chain: {
    title: 'From a recipe line to kg CO₂e',
    lead: 'Two sauces for four people: one with 500 g of beef mince, one with 200 g of red lentils, which more than double in weight when cooked. The values are calculated live, by the same rules as in every recipe.',
    location: 'Country of consumption',
    europe: 'Europe (average)',
    world: 'World (average)',
    first: '500 g beef mince',
    second: '200 g red lentils',
    read: 'Reading the line',
    readHow: 'We recognise amount, unit, food and notes in eight languages. Anything we cannot read stays as it was written.',
    find: 'Finding the food',
    findHow:
      'The words become an ingredient and one of its variants, such as raw, dried or canned. You see the result and can choose another.',
    weigh: 'Converting to grams',
    weighHow: 'Spoons and litres are converted by the food’s density, pieces by their usual weight.',
    factor: 'Applying the emission factor',
    factorHow:
      'The emission factor is given in kg CO₂e per kilogram, in five life-cycle stages. It starts from life-cycle assessments of French food (AGRIBALYSE); other sources fill the gaps. Farming is then adjusted to where the country buys this food, as far as differences are published, and transport is calculated from there.',
    base: 'Base value {value}: {source}',
    scaled: 'Farming adjusted for origin: {value}',
    notScaled: 'Farming not adjusted: no difference between origins is published',
    perKg: 'kg CO₂e per kg',
    range: 'most likely between {low} and {high}',
    grade: 'Data quality {grade}',
    multiply: 'Multiplying grams by the factor',
    multiplyHow: 'This is the footprint of the line. The footprint of a recipe is the sum of its lines.',
    product: '{kg} kg × {factor} = {co2} kg CO₂e',
    portion: 'Dividing by portions',
    portionHow:
      'The total is divided by the number of portions, here four. The levels A to E are based on 400 g of the dish, so that small and large portions can be compared.',
    perPortion: 'kg CO₂e per portion',
  },
  range: {
    title: 'How certain a value is',
    factor:
      'Each emission factor has a range, from the lowest to the highest value in any source or underlying study, capped at 2.5 times. Even where sources agree, it is never narrower than the data quality below requires. Differences between origins widen it further.',
    dish: 'In a dish, errors in different ingredients partly cancel each other out, so deviations are added as squares, following the IPCC guidelines. Two lines with the same ingredient share the same error, so theirs add up in full.',
  },
  grades: {
    title: 'Data quality A to D',
    lead: 'Data quality tells you how directly a value was established. It says nothing about the quality of the food.',
    grade: 'Data quality',
    says: 'Meaning',
    least: 'Minimum range',
    A: 'Taken directly from one source and confirmed by a second within a factor of two, or the weighted mean of several that agree',
    B: 'Taken directly from one source, not confirmed by a second, or the weighted mean of several that differ',
    C: 'Taken from a similar product, derived from another variant of the food, or adjusted by a manually maintained supply mix',
    D: 'Average of the food group',
    moved: 'A becomes B when origin or organic farming changes the value by more than a tenth.',
  },
  levels: {
    title: 'Levels A to E',
    lead: 'The level of a dish depends on the kg CO₂e in 400 g of it, shown by letter, word and shape, never by colour alone.',
    level: 'Level',
    kg: 'kg CO₂e in 400 g',
    below: 'below {to}',
    between: '{from} to below {to}',
    above: '{from} or more',
  },
  gaps: {
    title: 'What is missing, and how we show it',
    lines: 'Lines that were not recognised',
    linesHow:
      'They are not counted, which is not the same as zero. Until someone chooses an ingredient, the recipe shows how many lines and how much of the weight are covered.',
    origin: 'Origins without a published difference',
    originHow:
      'We use the value for French farms instead, and the line says so. Country differences cover methane and nitrous oxide; deforestation is included only where the source includes it.',
    organic: 'Organic farming',
    organicHow:
      'Organic makes a difference where both an organic and a conventional value are published. Otherwise the line is calculated as conventional and says so. There is no flat bonus.',
    cuts: 'Cuts from the same animal',
    cutsHow: 'They have the same value where the source allocates the animal by weight.',
    season: 'Seasons',
    seasonHow: 'Supply is a yearly average: a July tomato is below this value, a January one above.',
    own: 'Your own emission factors',
    ownHow: 'A custom ingredient with its own emission factor counts with that factor, without a range or data quality.',
  },
  sources: {
    title: 'Data sources',
    lead: 'These sources are combined into one database. A second database from the research institutes keeps AGRIBALYSE as published, plus RIVM where AGRIBALYSE has no entry, without any adjustments.',
    source: 'Source',
    version: 'version {version}',
    use: 'Used for',
    licence: 'Licence',
    rivm: 'RIVM’s request',
    rivmHow:
      'RIVM asks that its values not be used for public comparisons of products. The explanation of each line shows which sources it uses, so you can check before you publish.',
    kept: 'A completed report keeps the version of the food data it was created with.',
    uses: {
      agribalyse: 'Basis for most foods, by life-cycle stage',
      rivm: 'Foods missing from AGRIBALYSE; ranges; water and land',
      sel: 'Foods missing from both; ranges; origins of crops',
      clark: 'Ranges; water and land',
      pn: 'Averages of food groups; ranges; food miles',
      ciqual: 'Nutrition',
      faostat: 'Origins of meat, milk and rice; trade between countries',
      defra: 'Transport per tonne and kilometre',
      ecobalyse: 'Organic vs conventional; heated greenhouses',
      crosswalk: 'Names, allergens, piece weights, supply mixes, reviewed corrections',
    },
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    ingredients: typeof texts;
  }
}
