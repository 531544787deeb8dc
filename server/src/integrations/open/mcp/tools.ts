import * as names from '@plateprint/shared/integrations/open/open-name-api.ts';
import * as reading from '@plateprint/shared/integrations/open/open-read-api.ts';
import * as recipes from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';

/** A call of the open API that an assistant may make: one that reads or calculates and keeps nothing. */
export interface Tool {
  name: string;
  title: string;
  /** Its purpose and the units of its answer: an assistant reads nothing else. */
  description: string;
  endpoint: AnyEndpoint;
  /** Fields of the call that an assistant does not get. */
  without?: readonly string[];
}

const FIGURES =
  'Footprints are grams CO2e from farm to kitchen door, with `low` and `high` of their range. Null is unknown, never zero.';

export const TOOLS: readonly Tool[] = [
  {
    name: 'list_restaurants',
    title: 'List restaurants',
    description: 'The restaurants of the organization with their ids, which the other tools ask for, and the country each is in.',
    endpoint: reading.listOpenRestaurants,
  },
  {
    name: 'search_ingredients',
    title: 'Search ingredients',
    description:
      'Searches the food data by name or its beginning, the best first: ids, categories, diet and variations. `confidence` is a probability, 0–1.',
    endpoint: names.searchOpenIngredients,
  },
  {
    name: 'match_names',
    title: 'Match names',
    description:
      'Says which ingredient each written name means: by what the organization remembers (`memory`), by the food data where that is sure (`match`), or by nobody yet (`none`, with candidates). `confidence` is a calibrated probability, 0–1. `grams` that are handed in are grams.',
    endpoint: names.matchOpenNames,
    without: ['wait'],
  },
  {
    name: 'calculate_recipe',
    title: 'Calculate a recipe',
    description: `Calculates the footprint of a recipe from written lines such as "200 g carrots"; nothing is kept. ${FIGURES} Weights are grams as bought. \`coverage\` is the share of the weight that has a figure, 0–1; when \`complete\` is false, say that the figure is of a part.`,
    endpoint: recipes.calculateOpenRecipe,
  },
  {
    name: 'list_recipes',
    title: 'List recipes',
    description:
      'The recipes of a restaurant, the newest change first, with `co2PerPortion` in grams CO2e of a portion from farm to kitchen door; null is unknown, never zero.',
    endpoint: recipes.listOpenRecipes,
  },
  {
    name: 'read_recipe',
    title: 'Read a recipe',
    description: `A recipe with its lines: what each was understood as, its grams as bought and its footprint. ${FIGURES}`,
    endpoint: recipes.readOpenRecipe,
  },
  {
    name: 'list_menus',
    title: 'List menus',
    description: 'The menus of a restaurant, the newest change first, with the addresses at which guests see them now.',
    endpoint: reading.listOpenMenus,
  },
  {
    name: 'read_menu',
    title: 'Read a menu',
    description:
      'The dishes of a menu in order, each with grams CO2e of a portion from farm to kitchen door and its label A (very low) to E (very high); null is unknown, never zero.',
    endpoint: reading.readOpenMenu,
  },
  {
    name: 'list_reports',
    title: 'List reports',
    description: `The reports of a restaurant and of its organization, the latest start first. ${FIGURES} A draft has no figures. \`coverage\` is the share of the weight that has a figure, 0–1.`,
    endpoint: reading.listOpenReports,
  },
  {
    name: 'read_report',
    title: 'Read a report',
    description: `A report with its totals and lines. Weights are grams. ${FIGURES} Name its boundary and its \`coverage\`, the share of the weight that has a figure, with every total.`,
    endpoint: reading.readOpenReport,
  },
];
