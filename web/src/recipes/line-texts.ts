/** Texts about written lines. A recipe without any is shown before these have loaded. */
export const LINE_TEXTS = [
  'recipes/panel',
  'recipes/doubts',
  'recipes/promises',
  'recipes/served',
  'ingredients/why',
  'footprint/difference',
] as const;
