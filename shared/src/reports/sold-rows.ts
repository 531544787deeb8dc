import type { RecipeRow } from './imported-row.ts';
import type { ReportDraft } from './report.ts';

/** A dish that was sold, of the list of recipes or of a menu. */
export interface SoldRow extends Pick<RecipeRow, 'key' | 'id' | 'name' | 'servings' | 'from'> {
  /** Where it stands in the draft: `recipes.3`, `menus.0.recipes.2`. */
  path: string;
}

/**
 * The sold dishes of a draft. A menu counts as its dishes: each with its own servings, or with the menu's where it has
 * none of its own. A menu without dishes stays one row that nobody knows the weight of.
 */
export function soldRows({ recipes, menus }: Pick<ReportDraft, 'recipes' | 'menus'>): SoldRow[] {
  return [
    ...recipes.map((row, place) => ({ ...row, path: `recipes.${place}` })),
    ...menus.flatMap((menu, place): SoldRow[] => {
      const path = `menus.${place}`;
      if (menu.recipes.length === 0) {
        return [{ key: menu.key, id: null, name: menu.name, servings: menu.servings, from: null, path }];
      }
      return menu.recipes.map((dish, number) => ({
        ...dish,
        servings: dish.servings ?? menu.servings,
        path: `${path}.recipes.${number}`,
      }));
    }),
  ];
}
