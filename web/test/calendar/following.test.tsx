import {
  type Following,
  followMenuPlan,
  givePlanToKitchens,
  listOfferedPlans,
  offerMenuPlan,
  readFollowing,
  stopFollowing,
} from '@plateprint/shared/calendar/following-api.ts';
import { listMenuPlans, type MenuPlan, readMenuPlan, readPlanCosts } from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-02T08:00:00.000Z';

function dish(id: string, name: string): PlanDish {
  return {
    id,
    names: [{ language: 'en_gb', name }],
    co2PerPortion: { value: 1000, low: 800, high: 1400 },
    co2PerPortionWithoutLandUseChange: null,
    level: 'medium',
    coverageState: 'whole',
    allergens: { contains: [], mayContain: [], unknown: [] },
    diet: 'meat',
    tags: ['meat'],
    tagsKnown: true,
    nutrition: { energyKcal: 500, saturatedFat: 3, sugar: 5, protein: 20, salt: 2, coverage: 1 },
    sold: null,
  };
}

const cell = (weekday: number, recipeId: string) => ({
  week: 0,
  weekday,
  lineId: 'a',
  recipeId,
  servings: null,
  locked: false,
});

function plan(cells = [cell(1, 'stew'), cell(2, 'own')]): MenuPlan {
  return {
    id: 'spring',
    restaurantId: KITCHEN.id,
    name: 'Spring',
    weeks: 1,
    weekdays: [1, 2],
    lines: [{ id: 'a', name: 'Lunch' }],
    startsOn: null,
    endsOn: null,
    closed: [],
    guests: null,
    rules: { eachDay: [], notTwiceADay: [], mostPerWeek: [] },
    cells,
    dishes: [dish('stew', 'Beef stew'), dish('own', 'Our soup')],
    version: 3,
    createdAt: AT,
    updatedAt: AT,
  };
}

const NONE: Following = { isOffered: false, followers: [], follows: null };

test('a plan that follows says so, marks its own dishes, and takes back what is planned there', async () => {
  let follows: Following['follows'] = {
    name: 'All schools',
    restaurantName: 'Central kitchen',
    isOffered: true,
    weeks: 1,
    lines: [{ id: 'a', name: 'Lunch' }],
    cells: [cell(1, 'stew'), cell(2, 'pie')],
    dishes: [dish('pie', 'Fish pie')],
  };
  const page = openPage('/menu-plans/plan/spring', {
    answers: [
      ...emptyKitchen(),
      answer(readMenuPlan, plan()),
      answer(readFollowing, () => ({ ...NONE, follows })),
      answer(stopFollowing, () => {
        follows = null;
        return { id: 'spring' };
      }),
    ],
  });
  await page.sees(/^Follows “All schools” \(Central kitchen\): .* You have changed 1 dish, which stays as it is\.$/u);
  await page.press('Tuesday, Week 1, Lunch: Our soup, changed here');
  await page.press('Selection', undefined, 'tab');
  await page.sees('Planned there: Fish pie');
  await page.press('Use theirs');
  await page.finds('button', 'Tuesday, Week 1, Lunch: Fish pie');
  await page.sees(/You have not changed any dishes\.$/u);
  await page.press('Stop following');
  const asked = await page.finds('alertdialog', 'Stop following?');
  await page.press('Stop following', () => within(asked));
  await page.gone('button', 'Stop following');
});

test('an organization offers a plan, sees which dishes other kitchens lack, and puts it into kitchens', async () => {
  let offers = 0;
  let shown = NONE;
  const page = openPage('/menu-plans/plan/spring', {
    role: 'organization-admin',
    answers: [
      ...emptyKitchen(),
      answer(readMenuPlan, plan()),
      answer(readPlanCosts, { currency: null, items: [] }),
      answer(readFollowing, () => shown),
      answer(offerMenuPlan, () => {
        offers += 1;
        const path = 'plan.cells.1.recipeId';
        if (offers === 1) throw new AppError('invalid_input', [{ path, code: 'not_in_library', message: 'Not there.' }]);
        return (shown = { ...NONE, isOffered: true });
      }),
      answer(givePlanToKitchens, ({ body }) => {
        expect(body.restaurantIds).toBe('all');
        const school = { restaurantId: 's', restaurantName: 'School', varied: 2, isCurrent: false, isPublished: true };
        return (shown = { ...shown, followers: [school] });
      }),
    ],
  });
  await page.press('More');
  await page.press('For kitchens', undefined, 'menuitem');
  await page.press('Let kitchens follow this plan', undefined, 'switch');
  await page.sees('Other kitchens do not have these dishes: Our soup. Move them to the organisation’s library first.');
  await page.press('Let kitchens follow this plan', undefined, 'switch');
  await page.sees('No kitchen follows this plan yet.');
  await page.press('Add to all my kitchens');
  await page.sees('2 dishes changed · update on its way · published');
});

test('a kitchen follows a plan from the overview', async () => {
  let isFollowed = false;
  const offered = { id: 'schools', name: 'All schools', restaurantName: 'Central kitchen', weeks: 4, dishes: 40 };
  const page = openPage('/menu-plans', {
    answers: [
      ...emptyKitchen(),
      answer(listMenuPlans, { items: [], next: null }),
      answer(listOfferedPlans, () => ({ items: [{ ...offered, isFollowed }], next: null })),
      answer(followMenuPlan, () => {
        isFollowed = true;
        return { id: 'own', restaurantId: KITCHEN.id, name: 'All schools', weeks: 4, dishes: 40, startsOn: null, updatedAt: AT };
      }),
    ],
  });
  await page.sees(/4 weeks, 40 dishes/u);
  await page.press('Follow All schools');
  await page.sees('Following');
});
