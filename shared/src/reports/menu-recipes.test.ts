import { expect, test } from 'vitest';
import { menuRecipesOf, withMenuRecipes } from './menu-recipes.ts';
import { MenuRecipe, MenuRow } from './model/report.ts';

const lunch = MenuRow.parse({ key: 'l', id: 'lunch', name: 'Lunch', servings: 60 });
const dish = (id: string, servings: number | null = null) => ({ key: id, id, name: id, servings, from: null });
const given = (id: string, more: Partial<MenuRecipe> = {}) => MenuRecipe.parse({ id, ...more });

test('the dishes of the menus stand in one list, with their menu and what is counted of each', () => {
  const menu = { ...lunch, recipes: [dish('soup'), dish('stew')] };
  expect(menuRecipesOf([menu])).toEqual([
    { id: 'soup', menuId: 'lunch', name: 'soup', servings: 30 },
    { id: 'stew', menuId: 'lunch', name: 'stew', servings: 30 },
  ]);
});

test('a dish of the list that its menu lacks comes into it, and what is answered can be sent again', () => {
  const { menus, problems } = withMenuRecipes([lunch], [given('soup', { servings: 40 }), given('stew', { menuId: 'lunch' })]);
  expect(problems).toEqual([]);
  expect(menus[0]?.recipes.map(({ id, servings }) => [id, servings])).toEqual([
    ['soup', 40],
    ['stew', null],
  ]);
  const answered = menuRecipesOf(menus);
  expect(answered.map(({ servings }) => servings)).toEqual([40, 20]);
  const again = withMenuRecipes(menus, answered);
  expect(again.problems).toEqual([]);
  expect(menuRecipesOf(again.menus)).toEqual(answered);
});

test('a dish that stands in both is one dish', () => {
  const menu = { ...lunch, recipes: [dish('soup', 12), dish('stew')] };
  const { menus, problems } = withMenuRecipes([menu], [given('soup', { servings: 12 }), given('stew', { servings: 5 })]);
  expect(problems).toEqual([]);
  expect(menuRecipesOf(menus).map(({ id, servings }) => [id, servings])).toEqual([
    ['soup', 12],
    ['stew', 5],
  ]);
});

test.each([
  ['names a menu that is not there', given('soup', { menuId: 'dinner' }), 'menuRecipes.0.menuId', 'no_such_menu'],
  ['has other servings than its menu', given('soup', { servings: 13 }), 'menuRecipes.0.servings', 'other_servings'],
])('a dish that %s is refused by its field', (_, one, path, code) => {
  const menu = { ...lunch, recipes: [dish('soup', 12)] };
  expect(withMenuRecipes([menu], [one]).problems).toMatchObject([{ path, code }]);
});

test('without a menu there is nowhere to put a menu’s dish', () => {
  expect(withMenuRecipes([], [given('soup')]).problems).toMatchObject([{ code: 'no_such_menu' }]);
});
