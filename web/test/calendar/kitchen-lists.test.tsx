import type { CookedLine, CookedRecipe } from '@plateprint/shared/calendar/kitchen/cooked-recipe.ts';
import { dayLater, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { readFollowing } from '@plateprint/shared/calendar/following-api.ts';
import { type MenuPlan, readMenuPlan, readPlanProvisions, readPlanSales } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { categoryNames } from '@plateprint/shared/ingredients/api/category-api.ts';
import { ingredientNames } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-02T08:00:00.000Z';

const line = (id: string, change: Partial<CookedLine> = {}): CookedLine => ({
  id,
  written: id,
  ingredientId: id,
  variationId: `${id}.raw`,
  categoryId: 'fish',
  originId: null,
  organic: false,
  bagId: null,
  amount: 2,
  unit: 'kg',
  grams: 2000,
  ...change,
});

const recipe: CookedRecipe = {
  id: 'pie',
  names: [{ language: 'en_gb', name: 'Fish pie' }],
  portions: 10,
  lines: [
    line('cod', { variationId: 'cod.frozen' }),
    line('salt', { amount: null, unit: null, grams: null, ingredientId: null, variationId: null }),
  ],
  note: '1. Bake it.',
  allergens: { contains: ['fish'], mayContain: [], notAmong: ['milk'], unknown: ['celery'] },
};

/** A kitchen that serves the pie on the only day of a cycle, from a Monday on that is long over. */
function pages(
  change: Partial<MenuPlan> = {},
  path = '/menu-plans/kitchen/spring',
  { appLanguage = 'en_gb', served = recipe }: { appLanguage?: Language; served?: CookedRecipe } = {},
) {
  const plan: MenuPlan = {
    id: 'spring',
    restaurantId: KITCHEN.id,
    name: 'Spring',
    weeks: 1,
    weekdays: [1],
    lines: [{ id: 'a', name: 'Lunch' }],
    startsOn: '2026-01-05',
    endsOn: null,
    closed: [],
    guests: 45,
    rules: { eachDay: [], notTwiceADay: [], mostPerWeek: [] },
    cells: [{ week: 0, weekday: 1, lineId: 'a', recipeId: 'pie', servings: null, locked: false }],
    dishes: [],
    version: 1,
    createdAt: AT,
    updatedAt: AT,
    ...change,
  };
  const article = {
    variationId: 'cod.frozen',
    organic: false,
    supplier: 'Fisk AB',
    number: '7',
    name: 'Torskfilé 5 kg',
    unit: 'carton',
    packGrams: 5000,
    statement: {
      allergens: [{ allergen: 'sulphites' as const, state: 'contains' as const }],
      ingredients: '',
      statedOn: '2026-10-02',
      source: 'Packaging',
      link: null,
      savedBy: null,
      savedAt: '2026-10-03T08:00:00.000Z',
    },
    allergens: { contains: ['fish' as const, 'sulphites' as const], mayContain: [], unknown: ['celery' as const] },
    month: '2026-10',
  };
  const answers = [
    ...emptyKitchen(),
    answer(readMenuPlan, plan),
    answer(readPlanProvisions, { recipes: [served], bases: [], articles: [article] }),
    answer(categoryNames, { items: [{ id: 'fish', name: 'Fish' }], next: null }),
    answer(ingredientNames, ({ body }) => ({
      items: body.ids.map((id) => ({
        ingredientId: id,
        ingredientName: id,
        variationNames: { [`${id}.raw`]: 'raw', [`${id}.frozen`]: 'frozen' },
      })),
    })),
  ];
  return openPage(path, { answers, settings: { appLanguage } });
}

test('a week is bought in packs, less what is in stock, and the rest is said', async () => {
  const page = pages();
  await page.finds('heading', 'Fisk AB');
  await page.sees('cod, frozen');
  // 45 portions of a recipe for 10 that takes 2 kg.
  await page.sees('9 kg needed');
  await page.sees('2 × carton of 5 kg');
  await page.sees(/fish and sulphites · .*celery · Maker’s statement, 2 Oct 2026$/);
  await page.sees('1 kg left over');
  await page.fill('cod, frozen in stock', '5');
  await page.sees('1 × carton of 5 kg');
  const unknown = (await page.finds('heading', 'Amount not known')).closest('section');
  expect(within(unknown ?? document.body).getByText('salt')).toBeVisible();
});

test('what is typed into a list stays where asking for it again fails', async () => {
  const page = pages();
  await page.fill('cod, frozen in stock', '5');
  let asked = 0;
  page.give(
    answer(readPlanProvisions, () => {
      asked += 1;
      return new AppError('not_allowed');
    }),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await page.sees('1 × carton of 5 kg');
  } finally {
    vi.useRealTimers();
  }
});

test('a day is cooked by scaled lines in batches, with allergens, steps and what is thawed', async () => {
  const page = pages();
  await page.fill('Maximum portions per batch', '20');
  await page.user.click(await page.finds('tab', 'Production sheet'));
  await page.finds('heading', 'Lunch · Fish pie');
  await page.sees('45 portions');
  await page.sees('4.5 × the recipe for 10');
  await page.sees('3 batches of 15 each');
  const cod = screen.getByRole('row', { name: /cod, frozen/ });
  expect(cod).toHaveTextContent(/Move to the fridge to thaw by Sunday.*9 kg.*3 kg/);
  expect(screen.getByRole('row', { name: /salt/ })).toHaveTextContent('amount not known');
  await page.sees('Bake it.');
  await page.sees(/^unknown: celery$/i);
});

test('ten kilograms and 75 grams are bought and cooked as such, and what is rounded says so', async () => {
  const served = { ...recipe, portions: 12, lines: [line('cod', { variationId: 'cod.frozen', amount: 3.9, grams: 3900 })] };
  const page = pages({ guests: 31 }, '/menu-plans/kitchen/spring', { served });
  await page.sees('10.075 kg needed');
  await page.sees('4.925 kg left over');
  await page.user.click(await page.finds('tab', 'Production sheet'));
  await page.sees('≈ 2.58 × the recipe for 12');
  const cod = screen.getByRole('row', { name: /cod, frozen/ });
  expect(
    within(cod)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['10.075 kg', '10.075 kg']);
  await page.fill('Maximum portions per batch', '20');
  await page.sees('2 batches of 15.5 each');
});

test('where nobody says how many come, no list pretends to know', async () => {
  const page = pages({ guests: null });
  await page.finds('heading', 'Dishes not in the list');
  await page.sees(/Fish pie$/);
  await page.fill('Guests per day', '10');
  await page.sees('2 kg needed');
});

test('a plan without a first day has no days to buy for', async () => {
  const page = pages({ startsOn: null });
  await page.finds('heading', 'The plan has no first day yet');
});

test('the week hangs on a wall for guests with its allergens, and for the kitchen with its servings', async () => {
  const page = pages({}, '/menu-plans/wall/spring');
  await page.finds('heading', 'Spring');
  await page.sees('Fish pie');
  await page.sees(/^Contains: fish$/i);
  await page.sees(/An allergen that is not listed may still be present/);
  expect(screen.queryByText('45 portions')).toBeNull();
  expect(screen.queryByText(/milk/)).toBeNull();
  await page.user.click(screen.getByRole('radio', { name: 'Kitchen' }));
  await page.sees('45 portions');
});

test('a day whose recipes are all gone does not hang on the wall for guests, and stands there for the kitchen', async () => {
  const cell = { week: 0, lineId: 'a', servings: null, locked: false };
  const cells = [
    { ...cell, weekday: 1, recipeId: 'pie' },
    { ...cell, weekday: 2, recipeId: 'gone' },
  ];
  const gone = [{ recipeId: 'gone', names: [{ language: 'en_gb' as const, name: 'Pea soup' }], why: 'deleted' as const }];
  const page = pages({ weekdays: [1, 2], cells, gone }, '/menu-plans/wall/spring');
  await page.sees('Fish pie');
  expect(screen.queryByText(/^Tuesday/)).toBeNull();
  await page.user.click(screen.getByRole('radio', { name: 'Kitchen' }));
  await page.sees(/^Tuesday/);
  await page.sees('Pea soup (recipe deleted)');
});

test('a closed day hangs on the wall as one, for guests without the kitchen’s reason', async () => {
  const next = dayLater(mondayOf(dayAt(KITCHEN.location, new Date())), 8);
  const closed = [{ from: next, to: next, name: 'Planning day' }];
  const page = pages({ weekdays: [1, 2], closed }, '/menu-plans/wall/spring');
  await page.sees('Fish pie');
  await page.sees(/^Tuesday/);
  await page.sees('Closed');
  await page.user.click(screen.getByRole('radio', { name: 'Kitchen' }));
  await page.sees('Closed: Planning day');
});

test.each([true, false])('a week without dishes is printed where it is closed: %s', async (isClosed) => {
  const next = dayLater(mondayOf(dayAt(KITCHEN.location, new Date())), 7);
  const closed = isClosed ? [{ from: next, to: dayLater(next, 6), name: '' }] : [];
  const page = pages({ cells: [], closed }, '/menu-plans/wall/spring');
  await page.sees(isClosed ? 'Closed' : 'No dishes on these days');
  expect(screen.getByRole('button', { name: 'Print' }).hasAttribute('disabled')).toBe(!isClosed);
});

test.each(['plan', 'kitchen', 'wall', 'came'])('a plan that is not here has no /%s, and that is said', async (part) => {
  const page = pages({}, '/menu-plans/wall/spring');
  page.give(
    answer(readMenuPlan, new AppError('not_found')),
    answer(readPlanProvisions, new AppError('not_found')),
    answer(readPlanSales, new AppError('not_found')),
    answer(readFollowing, new AppError('not_found')),
  );
  page.goTo(`/menu-plans/${part}/of-a-stranger`);
  await page.finds('heading', 'Menu plan not found');
});

test.each([
  ['plan', 'Menu plans'],
  ['kitchen', 'Order and prep'],
  ['wall', 'Weeks to print'],
  ['came', 'Planned and actual'],
])('where /%s cannot be fetched its heading stays above what is said of it', async (part, heading) => {
  const page = pages({}, '/menu-plans/wall/spring');
  const refusal = new AppError('not_allowed');
  page.give(answer(readMenuPlan, refusal), answer(readPlanProvisions, refusal), answer(readPlanSales, refusal));
  page.give(answer(readFollowing, refusal));
  page.goTo(`/menu-plans/${part}/spring`);
  await page.sees(/^You do not have permission to do this/);
  await page.finds('heading', heading);
});

test.each(LANGUAGES)('what is bought, what is cooked and the week on the wall judge no dish (%s)', async (language) => {
  const judged = async (words: RegExp): Promise<string[]> => {
    await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(words));
    return verdictsIn(document.querySelector('main')?.innerHTML ?? '', language);
  };
  const page = pages({}, '/menu-plans/kitchen/spring', { appLanguage: language });
  expect(await judged(/cod/)).toEqual([]);
  await page.user.click(screen.getAllByRole('tab')[1] ?? document.body);
  expect(await judged(/Fish pie/)).toEqual([]);
  pages({}, '/menu-plans/wall/spring', { appLanguage: language });
  expect(await judged(/Fish pie/)).toEqual([]);
});
