import type { FieldProblem } from '../kernel/api/app-error.ts';
import { servingsOfDishes } from './menu-servings.ts';
import type { MenuRecipe, MenuRow } from './model/report.ts';

/** The dishes of the menus in one list, each with its menu and the servings that count. */
export function menuRecipesOf(menus: readonly MenuRow[]): MenuRecipe[] {
  return menus.flatMap((menu) => {
    const servings = servingsOfDishes(menu);
    return menu.recipes.map(({ id, name }, at) => ({ id, menuId: menu.id, name, servings: servings[at] ?? null }));
  });
}

/** As many dishes as `MenuRow` takes. */
const MOST_DISHES = 400;

/**
 * Menus with the dishes that a payload names in a list of their own. A dish that its menu has already is the same dish: its
 * servings fill in what is open there. What fits no menu, or says other servings than its menu, is a problem: nothing is
 * counted twice, nothing falls out.
 */
export function withMenuRecipes(
  menus: readonly MenuRow[],
  menuRecipes: readonly MenuRecipe[],
): { menus: MenuRow[]; problems: FieldProblem[] } {
  const taken = menus.map((menu) => ({ ...menu, recipes: [...menu.recipes] }));
  const problems: FieldProblem[] = [];
  for (const [at, dish] of menuRecipes.entries()) {
    const code = put(dish, taken, at);
    if (code) problems.push({ path: `menuRecipes.${at}.${PROBLEMS[code].field}`, code, message: PROBLEMS[code].message });
  }
  return { menus: taken, problems };
}

const PROBLEMS = {
  no_such_menu: { field: 'menuId', message: 'None of `menus` has this dish: name the menu by its id.' },
  other_servings: { field: 'servings', message: 'Its menu has other servings for this dish.' },
  too_many_dishes: { field: 'menuId', message: `A menu has at most ${MOST_DISHES} dishes.` },
} as const;

function put({ id, menuId, name, servings }: MenuRecipe, menus: readonly MenuRow[], at: number): keyof typeof PROBLEMS | null {
  const likely = menuId === null ? menus : menus.filter((menu) => menu.id === menuId);
  const has = (menu: MenuRow): boolean => menu.recipes.some((row) => row.id === id);
  const menu = likely.find(has) ?? (likely.length === 1 ? likely[0] : undefined);
  if (!menu) return 'no_such_menu';
  const row = menu.recipes.find((each) => each.id === id);
  if (!row) {
    if (menu.recipes.length >= MOST_DISHES) return 'too_many_dishes';
    menu.recipes.push({ key: `menuRecipes.${at}`, id, name, servings, from: null });
    return null;
  }
  if (servings === null || row.servings === servings) return null;
  if (row.servings !== null) return 'other_servings';
  menu.recipes.splice(menu.recipes.indexOf(row), 1, { ...row, servings });
  return null;
}
