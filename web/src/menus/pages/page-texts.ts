export const OVERVIEW_TEXTS = [
  'drafts',
  'menus/overview',
  'menus/creator',
  'menus/page',
  'menus/publish',
  'menus/allergens',
] as const;

export const CREATOR_TEXTS = [
  'drafts',
  'menus/creator',
  'menus/overview',
  'menus/page',
  'menus/publish',
  'menus/origins',
  'exports',
  'footprint/land-use',
  'menus/allergens',
  'recipes/sign-off',
  'recipes/promises',
] as const;
