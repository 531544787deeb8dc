const texts = {
  title: 'As served',
  help: 'Optional. The level is based on the ingredients alone, whatever you enter here.',
  weight: 'Weight as served',
  weightBy: {
    none: 'Not given',
    yields: 'Estimate from cooking yields',
    typed: 'Weighed',
  },
  grams: 'Weight, all portions',
  cooking: 'Cooking',
  methods: {
    none: 'Not included',
    oven: 'Oven',
    pan: 'Pan',
    frying: 'Deep fryer',
    microwave: 'Microwave',
    reheating: 'Reheating in a pan',
    other: 'Other, measured',
  },
  kWh: 'Electricity for all portions',
  kWhHint: 'Leave empty to use the typical value of the method.',
  waste: 'Food waste',
  wasteBy: {
    none: 'Not included',
    average: 'Average of kitchens ({percent})',
    typed: 'Your own share',
  },
  share: 'Share thrown away, %',
  perPortion: '{grams} per portion',
  estimate: 'Estimated from what each ingredient weighs when cooked; {percent} of the weight has its own yield.',
  weighed: 'Weighed by the kitchen.',
  per100g: 'Per 100 g as served',
  beyond: 'Beyond the kitchen door',
  ingredients: 'Ingredients',
  unknown: 'unknown',
  total: {
    with_cooking: 'From farm to plate, with cooking, without food waste',
    with_waste: 'From farm to plate, with food waste, without cooking',
    with_cooking_and_waste: 'From farm to plate, with cooking and food waste',
  },
  electricity: '{kWh} kWh per portion. {grid, number} g CO₂e per kWh in {year}: {source}.',
  noGrid: 'No source for electricity in this country.',
  noKwh: 'Enter the electricity you measured.',
  energySource: 'Electricity per kilogram: {source}.',
  thrownAway: '{percent} of the food is thrown away.',
  wasteSource: 'Average of 3,386 kitchens: {source}.',
  level: 'The level does not include these.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/served': typeof texts;
  }
}
