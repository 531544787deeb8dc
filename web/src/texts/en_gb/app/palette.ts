const texts = {
  open: 'Search',
  title: 'Search',
  field: 'Recipe, menu, report, ingredient, page or action',
  hint: 'Type a name',
  found: 'Results',
  none: 'Nothing found with that name.',
  group: {
    places: 'Pages and actions',
    recipes: 'Recipes',
    menus: 'Menus',
    reports: 'Reports',
    ingredients: 'Ingredients in recipe names',
  },
  to: {
    newRecipe: 'New recipe',
    newMenu: 'New menu',
    newReport: 'New report',
    importRecipes: 'Import recipes',
    reportFile: 'Report from a file',
    dashboard: 'Dashboard',
    compare: 'Compare',
    recipes: 'Recipes',
    menus: 'Menus',
    reports: 'Reports',
    purchases: 'Purchases',
    targets: 'Targets',
    leaderboard: 'Leaderboard',
    organization: 'Organisation',
    settings: 'Settings',
    method: 'How it is calculated',
    menuPlans: 'Menu plans',
    waste: 'Food waste',
    allergens: 'Allergen sheet',
    enterprises: 'Groups',
    mapper: 'Ingredient matching',
    integrations: 'Integrations',
    developer: 'For developers',
    admin: 'Administration',
    restaurant: 'Restaurant',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'app/palette': typeof texts;
  }
}
