import { describe, expect, test } from 'vitest';
import type { Feature, Plan } from './plan.ts';
import {
  DEFAULT_PLAN,
  FEATURE_NAMES,
  PLANS,
  isIntermediateOrAbove,
  isPlusOrAbove,
  isProfessional,
  planAtIndex,
  planHas,
  planIndex,
  shownPlan,
} from './plan.ts';

test.each([
  [0, 'starter', false, false, false],
  [1, 'plus', true, false, false],
  [2, 'intermediate', true, true, false],
  [3, 'professional', true, true, true],
] as const)('index %i is %s', (index, plan, plus, intermediate, professional) => {
  expect(planAtIndex(index)).toBe(plan);
  expect(planIndex(plan)).toBe(index);
  expect([isPlusOrAbove(plan), isIntermediateOrAbove(plan), isProfessional(plan)]).toEqual([plus, intermediate, professional]);
});

test.each([-1, 4, 0.5, Number.NaN])('index %f is no plan', (index) => {
  expect(planAtIndex(index)).toBeNull();
});

test('new organizations start on starter', () => {
  expect(DEFAULT_PLAN).toBe('starter');
});

test('an inactive plan shows none', () => {
  expect(shownPlan('professional', false)).toBeNull();
  expect(shownPlan('professional', true)).toBe('professional');
});

describe('features by plan', () => {
  const table: [Plan, Feature[]][] = [
    ['starter', ['recipes', 'dashboard', 'organization_settings', 'a4_menus', 'monthly_sales_reports']],
    ['plus', ['tv_menus', 'menu_plans', 'live_links', 'event_and_period_reports', 'leaderboard']],
    ['intermediate', ['procurement_reports', 'organization_reports']],
    ['professional', ['integrations', 'mapper_page', 'enterprise_views']],
  ];

  test.each(table)('%s adds its own to those of the plans below', (plan, added) => {
    const had = table.slice(0, planIndex(plan) + 1).flatMap(([, list]) => list);
    expect(FEATURE_NAMES.filter((feature) => planHas(plan, feature)).toSorted()).toEqual(had.toSorted());
    expect(had).toEqual(expect.arrayContaining(added));
  });

  test('every plan is in the table', () => {
    expect(table.map(([plan]) => plan)).toEqual([...PLANS]);
  });
});
