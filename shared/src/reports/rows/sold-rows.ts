import type { RecipeRow } from '../model/imported-row.ts';
import { servingsOfDishes } from '../menu-servings.ts';
import type { ReportDraft } from '../model/report.ts';

/** A dish that was sold, of the list of recipes or of a menu. */
export interface SoldRow extends Pick<RecipeRow, 'key' | 'id' | 'name' | 'servings' | 'day' | 'from'> {
  /** Where it stands in the draft: `recipes.3`, `menus.0.recipes.2`. */
  path: string;
}

/**
 * The sold dishes of a draft. A menu counts as its dishes: each with its own servings, or with its share of the
 * menu's where it has none of its own. A menu without dishes stays one row that nobody knows the weight of.
 */
export function soldRows({ recipes, menus }: Pick<ReportDraft, 'recipes' | 'menus'>): SoldRow[] {
  return [
    ...recipes.map((row, place) => ({ ...row, path: `recipes.${place}` })),
    ...menus.flatMap((menu, place): SoldRow[] => {
      const path = `menus.${place}`;
      if (menu.recipes.length === 0) {
        return [{ key: menu.key, id: null, name: menu.name, servings: menu.servings, from: null, path }];
      }
      const servings = servingsOfDishes(menu);
      return menu.recipes.map((dish, number) => ({
        ...dish,
        servings: servings[number] ?? null,
        path: `${path}.recipes.${number}`,
      }));
    }),
  ];
}
