import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/palette.ts';

export default {
  open: 'Search',
  title: 'Search and go to',
  field: 'Recipe, menu, report, ingredient, page or action',
  hint: 'Type a name',
  found: 'Results',
  none: 'Nothing has that name.',
  group: {
    places: 'Pages and actions',
    recipes: 'Recipes',
    menus: 'Menus',
    reports: 'Reports',
    ingredients: 'Recipes named after an ingredient',
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
    organization: 'Organization',
    settings: 'Settings',
    method: 'How it is calculated',
  },
} satisfies Texts<typeof enGb>;
