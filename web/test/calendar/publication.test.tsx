import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { type MenuPlan, readMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { listPlanAllergenNotices, seePlanAllergenNotices } from '@plateprint/shared/calendar/plan-allergen-api.ts';
import {
  changeMealFeed,
  listPlanWordNotices,
  type Publication,
  publishMenuPlan,
  readPublication,
  seePlanWordNotices,
  showPlanOnMenu,
  withdrawMenuPlan,
} from '@plateprint/shared/calendar/publication-api.ts';
import { createMenu, type updateMenu } from '@plateprint/shared/menus/menu-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { keepMenuClaims } from '@plateprint/shared/menus/menu-claims-api.ts';
import { keepOpenAllergens } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, type Answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-02T08:00:00.000Z';

const DATES = { weeks: 1, weekdays: [1], startsOn: '2026-01-05', endsOn: null, closed: [] };

/** What the kitchen serves besides: on the same days, and on others. */
const BESIDE = [
  { id: 'old', title: 'Old lunch', ...DATES },
  { id: 'supper', title: 'Supper', ...DATES, weekdays: [6] },
];

function pages(dish?: PlanDish, startsOn: string | null = '2026-01-05', ...more: Answer[]) {
  const plan: MenuPlan = {
    id: 'spring',
    restaurantId: KITCHEN.id,
    name: 'Spring',
    weeks: 1,
    weekdays: [1],
    lines: [{ id: 'a', name: 'Lunch' }],
    startsOn,
    endsOn: null,
    closed: [],
    guests: null,
    rules: { eachDay: [], notTwiceADay: [], mostPerWeek: [] },
    cells: dish ? [{ week: 0, weekday: 1, lineId: 'a', recipeId: dish.id, servings: null, locked: false }] : [],
    dishes: dish ? [dish] : [],
    version: 3,
    createdAt: AT,
    updatedAt: AT,
  };
  const published = { title: 'Lunch', version: 2, at: AT };
  let shown: Publication = { published, feed: null, beside: BESIDE, menus: [] };
  const become = (change: Partial<Publication>): Publication => (shown = { ...shown, ...change });
  const answers = [
    ...emptyKitchen(),
    ...more,
    answer(readMenuPlan, plan),
    answer(readPublication, () => shown),
    answer(publishMenuPlan, ({ body }) =>
      body.version !== plan.version
        ? new AppError('changed_meanwhile')
        : become({ published: { title: body.title, version: 3, at: AT } }),
    ),
    answer(withdrawMenuPlan, () => become({ published: null })),
    answer(keepOpenAllergens, { at: AT }),
    answer(keepMenuClaims, { at: AT }),
    answer(changeMealFeed, ({ body }) => become({ feed: body.address === 'off' ? null : `${body.address}-token` })),
    answer(createMenu, ({ body }) => ({ ...madeMenu, name: body.name })),
    answer(showPlanOnMenu, ({ body }) =>
      become({
        menus: body.shows === null ? [] : [{ id: body.menuId, name: 'Today on a screen', shows: body.shows, linkNumbers: [2] }],
      }),
    ),
  ];
  return openPage('/menu-plans/plan/spring', { answers });
}

const madeMenu: ReplyOf<typeof updateMenu> = {
  id: 'screen',
  name: 'Today on a screen',
  restaurantId: KITCHEN.id,
  libraryScope: 'restaurant',
  options: { orientation: 'tv_landscape', columnType: 'stacked' },
  settings: {
    language: 'en_gb',
    label: 'wide',
    labelTitles: [],
    showAllergens: true,
    showDiet: true,
    showPrices: true,
    showChip: true,
    typeface: 'serif',
    textScale: 1,
    ink: '#1c2620',
    secondsPerPage: 15,
  },
  background: { kind: 'none' },
  blocks: [],
  secondBlocks: [],
  recipes: [],
  customLabels: [],
  backgroundUrl: null,
  legacy: false,
  linkNumbers: [],
  thumbnailUrl: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
};

test('a plan that was changed since is published anew under its name for guests, and taken back', async () => {
  const page = pages();
  await page.press('Publish');
  await page.sees(/You have changed the plan since; guests still see the published version\./);
  await page.sees(/^“Old lunch” is published too and serves on the same days, next on /);
  expect(document.body.textContent).not.toContain('“Supper”');
  expect(await axeFindings()).toEqual([]);
  await page.fill('Name for guests', 'School lunch');
  await page.press('Publish changes');
  await page.sees(/Guests see the current version\./);
  await page.press('Unpublish');
  await page.sees('Not published: guests cannot see this plan.');
});

test('where somebody saved another version meanwhile, it is not published and that is said', async () => {
  const page = pages();
  page.give(answer(publishMenuPlan, new AppError('changed_meanwhile')));
  await page.press('Publish');
  await page.press('Publish changes');
  await page.sees('This was saved elsewhere in the meantime. Reload to see the newer version.');
  await page.sees(/You have changed the plan since; guests still see the published version\./);
  expect(page.asked(publishMenuPlan)).toMatchObject([{ body: { version: 3 } }]);
});

test('a plan without a first day is not published: nobody would see a day of it', async () => {
  const page = pages(undefined, null);
  await page.press('Publish');
  await page.sees(/Without dates, guests see nothing/);
  const publish = await page.finds('button', 'Publish changes');
  expect(publish).toHaveProperty('disabled', true);
});

test('the public address is switched on, renewed and, once that was asked, switched off', async () => {
  const page = pages();
  await page.press('Publish');
  await page.user.click(await page.finds('switch', 'Public'));
  await page.sees(/\/meals\/on-token\/meals\.ics$/);
  await page.press('New address');
  await page.sees(/will stop working/);
  const question = await page.finds('alertdialog', 'Create a new address?');
  expect(await axeFindings()).toEqual([]);
  await page.user.click(within(question).getByRole('button', { name: 'New address' }));
  await page.sees(/\/meals\/renewed-token\/meals$/);
});

test('a screen for today is one press, and stops as easily', async () => {
  const page = pages();
  await page.press('Publish');
  await page.press('Today on a screen');
  await page.sees(/^shows today · live link 2$/);
  await page.press('Stop: Today on a screen will no longer show the plan');
  await page.gone('link', 'Today on a screen');
});

test('somebody who publishes a plan reads first of which dishes not everything is known', async () => {
  const soup: PlanDish = {
    id: 'soup',
    names: [{ language: 'en_gb', name: 'Soup of the day' }],
    co2PerPortion: null,
    co2PerPortionWithoutLandUseChange: null,
    level: null,
    coverageState: 'too_little',
    allergens: { contains: [], mayContain: [], unknown: ['milk'] },
    diet: null,
    tags: [],
    tagsKnown: false,
    nutrition: { energyKcal: null, saturatedFat: null, sugar: null, protein: null, salt: null, coverage: 0 },
    sold: null,
  };
  const page = pages(soup);
  await page.press('Publish');
  await page.press('Publish changes', inside('dialog'));
  await page.finds('alertdialog', 'Not everything is known about 1 dish');
  await page.sees(/Soup of the day/, inside('alertdialog'));
  expect(await axeFindings()).toEqual([]);
  expect(page.asked(publishMenuPlan)).toHaveLength(0);
  await page.press('Publish anyway', inside('alertdialog'));
  await waitFor(() => expect(page.asked(publishMenuPlan)).toHaveLength(1));
  expect(page.asked(keepOpenAllergens)).toMatchObject([
    { body: { menuId: null, name: 'Lunch', occasion: 'share', dishes: ['Soup of the day'] } },
  ]);
});

test('words that may not stand in front of guests ask for a reason, which is kept', async () => {
  const page = pages();
  await page.press('Publish');
  await page.fill('Name for guests', 'Climate-neutral lunch');
  await page.press('Publish changes', inside('dialog'));
  await page.fill(/reason|why/i, 'We asked our lawyer');
  expect(await axeFindings()).toEqual([]);
  expect(page.asked(publishMenuPlan)).toHaveLength(0);
  await page.press('Publish anyway', inside('alertdialog'));
  await waitFor(() => expect(page.asked(publishMenuPlan)).toHaveLength(1));
  expect(page.asked(keepMenuClaims)).toMatchObject([{ body: { name: 'Climate-neutral lunch', reason: 'We asked our lawyer' } }]);
});

test('words that came with a change stand above a published plan until somebody has seen them', async () => {
  let items = [{ id: 'n', question: 'never' as const, place: 'dish' as const, words: 'Climate positive', dish: '', at: AT }];
  const page = pages(
    undefined,
    '2026-01-05',
    answer(listPlanWordNotices, () => ({ items, next: null, maySee: true })),
    answer(seePlanWordNotices, () => ({ items: (items = []), next: null, maySee: true })),
  );
  await page.sees(/Some wording in this published plan might not hold up\./u);
  await page.sees(/Dish name: “Climate positive”\./u);
  await page.press('I have seen this');
  expect(page.asked(seePlanWordNotices)).toMatchObject([{ params: { id: 'spring' }, body: { ids: ['n'] } }]);
});

test('allergens that a dish gained stand above a published plan with its days until somebody has seen them', async () => {
  const names = [{ language: 'en_gb' as const, name: 'Onion soup' }];
  const days = ['2026-11-30', '2026-12-07'];
  let items = [{ id: 'n', recipeId: 'soup', names, added: ['milk' as const], opened: [], days, at: AT }];
  const gone = [
    { recipeId: 'stew', names: [{ language: 'en_gb' as const, name: 'Stew' }], why: 'deleted' as const, days: ['2026-12-01'] },
  ];
  const page = pages(
    undefined,
    '2026-01-05',
    answer(listPlanAllergenNotices, () => ({ items, gone, next: null, maySee: true })),
    answer(seePlanAllergenNotices, () => ({ items: (items = []), gone, next: null, maySee: true })),
  );
  await page.sees(/The allergens of published dishes have changed\./u);
  await page.sees(/Onion soup: adds milk\. Served on Monday,? 30 November and Monday,? 7 December\./u);
  await page.sees(/^Stew \(recipe deleted\): .*Tuesday,? 1 December/u);
  expect(await axeFindings()).toEqual([]);
  await page.press('I have seen this');
  expect(page.asked(seePlanAllergenNotices)).toMatchObject([{ params: { id: 'spring' }, body: { ids: ['n'] } }]);
});
