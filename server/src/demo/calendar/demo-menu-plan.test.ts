import { betterDays } from '@plateprint/shared/calendar/better-days.ts';
import { cameDays } from '@plateprint/shared/calendar/figures/came-days.ts';
import { popularities } from '@plateprint/shared/calendar/figures/popularity.ts';
import { listOfferedPlans } from '@plateprint/shared/calendar/following-api.ts';
import { figuresByDay } from '@plateprint/shared/calendar/figures-by-day.ts';
import { readMenuPlan, readPlanSales } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { type MenuPlanDraft, recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { dayLater, dayOfPlan } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { allWastePerGuest, wasteSum } from '@plateprint/shared/calendar/waste/waste-figures.ts';
import { listWaste } from '@plateprint/shared/calendar/waste-api.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../demo-id.ts';
import { plannedReports } from '../reports/demo-report-plan.ts';
import { makeReports } from '../reports/seed-reports.ts';
import { DEMO_MENU_PLAN } from './demo-menu-plan.ts';
import { seedCalendar } from './seed-calendar.ts';
import { demoPlanId } from './seed-menu-plans.ts';

let product: Product;
let chef: Caller;
let today: Day;
const id = demoPlanId(DEMO_MENU_PLAN);
const restaurantId = demoId('matsalen');

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  today = new Date(product.now()).toISOString().slice(0, 10) as Day;
  await seedCalendar(product.services, today);
  const sales = plannedReports(today).filter(
    ({ restaurant, category, variety, type }) =>
      restaurant === 'matsalen' && category === 'restaurant' && variety === 'sales' && type === 'monthly',
  );
  await makeReports(product.services, today, sales.slice(-4));
}, 120_000);
afterAll(() => product.close());

test('the demo has a cycle of four weeks whose dishes are known, and a shuffle worth taking', { timeout: 120_000 }, async () => {
  const plan = await chef(readMenuPlan, { params: { id } });
  expect([plan.weeks, plan.cells.length]).toEqual([4, 40]);
  expect(plan.dishes.map((dish) => dish.id).toSorted()).toEqual(recipesOfPlan(plan).toSorted());
  const dishes = new Map(plan.dishes.map((dish) => [dish.id, dish]));
  const found = betterDays({ plan, dishes, popularity: popularities(plan.dishes) }, ['salt', 'saturatedFat']);
  if ('unmet' in found) throw new Error(found.unmet.join(', '));
  expect(found.difference?.percent?.value ?? 0).toBeLessThan(-12);
  expect(found.difference?.percent?.high ?? 0).toBeLessThan(0);
});

test('what came is near what was expected, for each day since the plan began', async () => {
  const plan = await chef(readMenuPlan, { params: { id } });
  const span = { from: dayLater(today, -90), to: today };
  const sales = await chef(readPlanSales, { params: { id }, query: span });
  const days = cameDays({ plan: plan satisfies MenuPlanDraft, ...sales, sold: sales.items, ...span });
  expect(days.length).toBeGreaterThan(35);
  for (const { dishes } of days) expect(dishes.filter(({ isPlanned, sold }) => isPlanned && sold !== null)).toHaveLength(2);
  const guests = days.map(({ dishes }) => dishes.reduce((sum, { isPlanned, sold }) => sum + (isPlanned ? (sold ?? 0) : 0), 0));
  const mean = guests.reduce((sum, each) => sum + each, 0) / guests.length;
  expect(Math.abs(mean / (plan.guests ?? 0) - 1)).toBeLessThan(0.1);
});

test('a week of waste in each quarter becomes less, and its CO2e is that of the days’ dishes', async () => {
  const { items, baseline } = await chef(listWaste, { query: { restaurantId, from: '2020-01-01', to: today } });
  expect(items).toHaveLength(35);
  const latest = items.filter(({ day }) => day > dayLater(today, -91));
  expect(latest).toHaveLength(5);
  expect(allWastePerGuest(latest).grams ?? 0).toBeLessThan(baseline?.grams ?? 0);
  expect(wasteSum(latest)).toMatchObject({ share: 1 });
});

test('the CO2e of a day’s waste weighs its dishes as guests are expected to choose them: as the figures and the production sheet do', async () => {
  const plan = await chef(readMenuPlan, { params: { id } });
  const { items } = await chef(listWaste, { query: { restaurantId, from: dayLater(today, -91), to: today } });
  const recipes = new Map(
    await Promise.all(
      plan.dishes.map(async ({ id: recipe }) => [recipe, await chef(readRecipe, { params: { id: recipe } })] as const),
    ),
  );
  const days = new Map(figuresByDay(plan, plan.dishes).map((day) => [`${day.week} ${day.weekday}`, day]));
  let uneven = 0;
  for (const { day, co2PerGram } of items) {
    const { week = 0, weekday = 1 } = dayOfPlan(plan, day) ?? {};
    const cells = plan.cells.filter((cell) => cell.week === week && cell.weekday === weekday);
    const servings = days.get(`${week} ${weekday}`)?.figures.servings ?? [];
    if (Math.abs((servings[0] ?? 0) / (servings[1] ?? 1) - 1) > 0.05) uneven += 1;
    let [co2, grams] = [0, 0];
    for (const [at, { recipeId }] of cells.entries()) {
      const footprint = recipes.get(recipeId)?.footprint;
      co2 += (footprint?.co2PerPortion?.value ?? 0) * (servings[at] ?? 0);
      grams += (footprint?.weightPerPortion ?? 0) * (footprint?.coverage.byWeight ?? 1) * (servings[at] ?? 0);
    }
    expect(co2PerGram).toBeCloseTo(co2 / grams, 9);
  }
  expect([items.length, uneven > 2]).toEqual([5, true]);
});

test('a plan of the library’s dishes is offered, which a kitchen can follow', async () => {
  const { items } = await chef(listOfferedPlans, { query: { restaurantId } });
  expect(items).toMatchObject([{ restaurantName: 'The Canal Kitchen', weeks: 2, dishes: 10, isFollowed: false }]);
});
