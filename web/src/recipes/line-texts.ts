/** What is said of written lines: a recipe without any is shown before these are there. */
export const LINE_TEXTS = [
  'recipes/panel',
  'recipes/doubts',
  'recipes/promises',
  'recipes/served',
  'ingredients/why',
  'footprint/difference',
] as const;
