export const OVERVIEW_TEXTS = [
  'drafts',
  'recipes',
  'recipes/editor',
  'recipes/overview',
  'recipes/doubts',
  'menus/allergens',
] as const;

export const EDITOR_TEXTS = ['drafts', 'recipes', 'recipes/editor', 'recipes/settings', 'footprint/land-use'] as const;

/** Texts about a saved recipe, apart from its lines. */
export const SAVED_TEXTS = ['recipes/sign-off', 'recipes/photo'] as const;
