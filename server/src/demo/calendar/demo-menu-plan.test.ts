import { betterDays } from '@plateprint/shared/calendar/better-days.ts';
import { popularities } from '@plateprint/shared/calendar/figures/popularity.ts';
import { readMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import { expect, test } from 'vitest';
import { openProduct } from '../../../test/support/product.ts';
import { demoId } from '../demo-id.ts';
import { plannedReports } from '../reports/demo-report-plan.ts';
import { dishesOnSale, soldIn } from '../reports/demo-rows.ts';
import { DEMO_MENU_PLAN } from './demo-menu-plan.ts';

const soldOf = (rows: readonly { servings: number | null }[]) =>
  rows.length === 0 ? null : { servings: rows.reduce((sum, { servings }) => sum + (servings ?? 0), 0), months: rows.length };

test('the demo has a cycle of four weeks whose dishes are known, and a shuffle worth taking', { timeout: 120_000 }, async () => {
  const product = await openProduct();
  const chef = await product.as('chef');
  const today = new Date(product.now()).toISOString().slice(0, 10) as Day;
  const plan = await chef(readMenuPlan, { params: { id: demoId(`matsalen: ${DEMO_MENU_PLAN.name}`) } });
  const months = plannedReports(today)
    .filter(
      ({ key, restaurant, variety, type, status }) =>
        key && restaurant === 'matsalen' && variety === 'sales' && type === 'monthly' && status === 'completed',
    )
    .slice(-3);
  const onSale = (await dishesOnSale(product.database)).get(demoId('matsalen')) ?? [];
  const sold = Map.groupBy(
    months.flatMap((month) => soldIn(month, onSale)),
    ({ id }) => id,
  );
  await product.close();
  expect([plan.weeks, plan.cells.length]).toEqual([4, 40]);
  expect(plan.dishes.map(({ id }) => id).toSorted()).toEqual(recipesOfPlan(plan).toSorted());
  const dishes = new Map(plan.dishes.map((dish) => [dish.id, dish]));
  const found = betterDays(
    { plan, dishes, popularity: popularities(plan.dishes.map((dish) => ({ ...dish, sold: soldOf(sold.get(dish.id) ?? []) }))) },
    [],
  );
  if ('unmet' in found) throw new Error(found.unmet.join(', '));
  expect(found.difference?.percent?.value ?? 0).toBeLessThan(-5);
});
