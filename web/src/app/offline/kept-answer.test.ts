import { listMenuPlans, readMenuPlan, readPlanDishes, readPlanProvisions } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { readMenu, searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { secondStep } from '@plateprint/shared/users/second-factor-api.ts';
import { readSession, signIn, signOut } from '@plateprint/shared/users/user-api.ts';
import { expect, test } from 'vitest';
import { endsSession, isForgotten, isKeptAnswer, personOf } from './kept-answer.ts';

test.each([
  ['GET', '/api/recipes/0f2c-1', true],
  ['GET', '/api/menus/menu/0f2c-1', true],
  ['POST', '/api/recipes/search', true],
  ['POST', '/ingredient-data/facts', true],
  ['POST', '/api/recipes', false],
  ['PUT', '/api/recipes', false],
  ['DELETE', '/api/recipes/0f2c-1', false],
  ['GET', '/api/admin/users', false],
  ['GET', '/api/reports/report/1', false],
  ['GET', '/api/purchases/1', false],
  ['GET', '/api/recipes/1/versions', false],
  ['GET', '/api/menu-plans/1/costs', false],
  ['PUT', '/api/menu-plans/1', false],
])('%s %s is kept: %s', (method, path, isKept) => {
  expect(isKeptAnswer(method, path)).toBe(isKept);
});

test.each([signIn, signOut, secondStep])('$path forgets whoever was there before', ({ path }) => {
  expect(endsSession(`/api${path}`)).toBe(true);
});

test('asking who is signed in forgets nobody', () => {
  expect(endsSession(`/api${readSession.path}`)).toBe(false);
  expect(isKeptAnswer(readSession.method, `/api${readSession.path}`)).toBe(true);
});

test.each([readRecipe, searchRecipes, readMenu, searchMenus].map(({ method, path }) => [method, path.replace('{id}', '1')]))(
  'a recipe and a menu are read without a connection: %s %s',
  (method, path) => {
    expect(isKeptAnswer(method, `/api${path}`)).toBe(true);
  },
);

test.each(
  [listMenuPlans, readMenuPlan, readPlanProvisions, readPlanDishes].map(({ method, path }) => [
    method,
    path.replace('{id}', '1'),
  ]),
)('what a menu plan has to cook is read without a connection: %s %s', (method, path) => {
  expect(isKeptAnswer(method, `/api${path}`)).toBe(true);
});

test('a person is forgotten after the time they set for themselves, else after a shift', () => {
  const chef = personOf({ session: { authUser: { id: 'chef' }, userSettings: { inactivityLogoutTime: 10 } } }, 0);
  expect(chef && [isForgotten(chef, 600_000), isForgotten(chef, 600_001)]).toEqual([false, true]);
  const other = personOf({ session: { authUser: { id: 'chef' }, userSettings: { inactivityLogoutTime: 0 } } }, 0);
  expect(other && [isForgotten(other, 12 * 3_600_000), isForgotten(other, 12 * 3_600_000 + 1)]).toEqual([false, true]);
  expect(personOf(null, 0)).toBeNull();
  expect(personOf({ session: null }, 0)).toBeNull();
  expect(personOf({ code: 'not_signed_in' }, 0)).toBeNull();
});
