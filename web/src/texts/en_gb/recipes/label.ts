const texts = {
  title: 'Food label',
  open: 'Food label',
  kind: 'label',
  back: 'Recipe',
  print: 'Print',
  copy: 'Copy text',
  copied: 'Copied.',
  language: 'Language',
  actions: 'Food label: print and download',
  draft: 'Draft: not ready for packaging',
  draftOf: 'Draft',
  ingredients: 'Ingredients',
  mayContain: 'May contain: {allergens}.',
  calculated: 'Calculated, not analysed. Food data {version}.',
  per100: 'Nutrition per 100 g',
  ofRaw: '100 g of the ingredients as weighed, without peel and bones; the weight after cooking is not known.',
  ofCooked: '100 g of the finished food; the whole recipe yields {grams} g.',
  cooked: 'Weight after cooking, in grams',
  cookedHint: 'What the whole recipe weighs once cooked. Without it, values per 100 g refer to the raw ingredients.',
  gap: {
    not_understood: 'not recognised; choose the ingredient in the recipe',
    compound: 'bought ready-made; its own list of ingredients is needed',
    no_weight: 'no weight; its place in the list is not known',
  },
  stated: 'Contains {allergens} as stated for the dish, but no ingredient in the list does.',
  nutrition: 'Nutrition is known for only {percent} of the weight.',
  alcohol: 'Energy from alcohol is not counted.',
  unknown: 'not known',
  n: {
    energy: 'Energy',
    fat: 'Fat',
    saturatedFat: 'of which saturates',
    carbohydrate: 'Carbohydrate',
    sugar: 'of which sugars',
    fibre: 'Fibre',
    protein: 'Protein',
    salt: 'Salt',
  },
  fullLabel: 'full label',
  none: 'The recipe has no ingredients yet.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/label': typeof texts;
  }
}
