import { describe, expect, test } from 'vitest';
import { REPORT_KINDS, type ReportKind, rulesOf } from './report-kind.ts';
import { mayBeDraft, restaurantRowStatus, saveMessage } from './report-status.ts';
import { wizardSteps } from './report-steps.ts';
import { checkTimespan } from '../wizard/timespan-check.ts';
import { dataProblem } from '../wizard/data-check.ts';
import { hoursOf } from './equivalents.ts';
import { ingredientRowProblem, type IngredientRow, recipeRowProblem } from './imported-row.ts';
import { monthCoverage } from './month-coverage.ts';

const kind = (text: string): ReportKind => {
  const found = REPORT_KINDS.find(({ category, variety, type }) => `${category} ${variety} ${type}` === text);
  if (!found) throw new Error(text);
  return found;
};

test('there are twelve kinds', () => {
  expect(REPORT_KINDS).toHaveLength(12);
});

describe('the wizard', () => {
  test.each([
    ['restaurant sales monthly', ['timespan add_sales_data', 'sales_data generate', 'final_report generate']],
    ['restaurant sales event', ['timespan add_sales_data', 'sales_data generate', 'final_report generate']],
    ['restaurant sales period', ['timespan generate', 'final_report generate']],
    ['organization sales period', ['timespan add_restaurants', 'restaurants generate', 'final_report generate']],
    ['organization sales monthly', ['timespan add_restaurants', 'restaurants generate', 'final_report generate']],
    ['restaurant procurement monthly', ['timespan add_ingredients', 'ingredients generate', 'final_report generate']],
    ['organization procurement period', ['timespan add_ingredients', 'ingredients generate', 'final_report generate']],
  ])('of %s has the steps %j', (text, steps) => {
    expect(wizardSteps(kind(text), null).map(({ name, next }) => `${name} ${next}`)).toEqual(steps);
  });

  test('goes back from the report to the data, or to the timespan where there is no data step', () => {
    expect(wizardSteps(kind('restaurant sales monthly'), null).at(-1)?.back).toBe('edit_data');
    expect(wizardSteps(kind('restaurant sales period'), null).at(-1)?.back).toBe('edit_timespan');
  });

  test('offers to regenerate a completed report', () => {
    expect(wizardSteps(kind('restaurant sales monthly'), 'completed').at(-1)?.next).toBe('regenerate');
    expect(wizardSteps(kind('restaurant sales monthly'), 'draft').at(-1)?.next).toBe('generate');
  });
});

describe('a draft', () => {
  test.each([
    ['restaurant sales monthly', true],
    ['restaurant sales event', true],
    ['restaurant sales period', false],
    ['organization sales monthly', false],
    ['organization sales period', false],
    ['organization sales event', false],
    ['restaurant procurement period', true],
    ['organization procurement monthly', true],
  ])('of %s may be saved: %s', (text, may) => {
    expect(mayBeDraft(kind(text), null)).toBe(may);
    expect(mayBeDraft(kind(text), 'completed')).toBe(false);
  });

  test.each([
    [null, 'draft', 'report_draft_saved'],
    ['draft', 'draft', 'report_draft_saved'],
    [null, 'completed', 'creating_report'],
    ['draft', 'completed', 'creating_report'],
    ['completed', 'completed', 'updating_report'],
  ] as const)('saving from %s as %s tells %s', (former, target, message) => {
    expect(saveMessage(former, target)).toBe(message);
  });
});

test.each([
  [{ monthsIncluded: ['2026-01'], monthsMissing: [] }, 'completed'],
  [{ monthsIncluded: [], monthsMissing: ['2026-01'] }, 'no_reports'],
  [{ monthsIncluded: ['2026-01'], monthsMissing: ['2026-02'] }, 'missing'],
  [{}, 'restaurant_deleted'],
] as const)('a restaurant with %j is %s', (coverage, status) => {
  expect(restaurantRowStatus(coverage as Parameters<typeof restaurantRowStatus>[0])).toBe(status);
});

describe('step 1', () => {
  const facts = { existingId: null, completedMonths: new Set<`${number}-${number}`>(['2026-01']), isNew: true };

  test.each([
    ['restaurant sales monthly', null, null, { next: 'problem', field: 'startDate', code: 'required' }],
    ['restaurant sales monthly', '2026-02-30', null, { next: 'problem', field: 'startDate', code: 'not_a_day' }],
    ['restaurant procurement period', '2026-01-01', null, { next: 'problem', field: 'endDate', code: 'required' }],
    ['organization sales period', '2026-02-01', '2026-01-31', { next: 'problem', field: 'endDate', code: 'ends_before_start' }],
    ['organization sales period', '1990-02-01', '2026-01-31', { next: 'problem', field: 'endDate', code: 'too_long' }],
    ['restaurant procurement period', '2026-01-01', '2026-01-31', { next: 'data' }],
    ['restaurant sales event', '2026-01-09', null, { next: 'data' }],
    ['restaurant procurement period', '2026-07-10', '2026-11-15', { next: 'data' }],
    ['restaurant sales period', '2026-07-10', '2026-11-30', { next: 'problem', field: 'startDate', code: 'not_whole_months' }],
    ['organization sales period', '2026-07-01', '2026-11-15', { next: 'problem', field: 'endDate', code: 'not_whole_months' }],
  ])('of %s from %s to %s: %j', (text, startDate, endDate, outcome) => {
    expect(checkTimespan(kind(text), { startDate, endDate }, facts)).toEqual(outcome);
  });

  test('a report that is there already asks whether to edit or to replace it, unless it is the one at hand', () => {
    const there = { ...facts, existingId: 'october' };
    const timespan = { startDate: '2026-10-01', endDate: null };
    expect(checkTimespan(kind('restaurant sales monthly'), timespan, there)).toEqual({
      next: 'edit_or_replace',
      reportId: 'october',
    });
    expect(checkTimespan(kind('restaurant sales monthly'), timespan, { ...there, isNew: false })).toEqual({ next: 'data' });
    expect(checkTimespan(kind('organization sales monthly'), timespan, there)).toEqual({ next: 'data' });
  });

  test('of a month or an event that has not begun there is nothing to report', () => {
    const [tomorrow, today] = [{ startDate: '2026-03-01', endDate: null }, '2026-02-28' as const];
    const refused = { next: 'problem', field: 'startDate', code: 'in_future' };
    for (const each of ['restaurant sales monthly', 'restaurant sales event', 'organization procurement monthly'])
      expect(checkTimespan(kind(each), tomorrow, { ...facts, today })).toEqual(refused);
    expect(checkTimespan(kind('restaurant sales monthly'), tomorrow, { ...facts, today: '2026-03-01' })).toEqual({
      next: 'data',
    });
  });

  test('a period of sales tells which months are missing, or goes straight on', () => {
    const period = kind('restaurant sales period');
    expect(checkTimespan(period, { startDate: '2026-01-01', endDate: '2026-02-28' }, facts)).toEqual({
      next: 'period',
      coverage: { monthsIncluded: ['2026-01'], monthsMissing: ['2026-02'] },
    });
    expect(checkTimespan(period, { startDate: '2026-01-01', endDate: '2026-01-31' }, facts)).toMatchObject({ next: 'create' });
  });
});

test('months are covered in the order of time', () => {
  expect(monthCoverage('2025-11-03', '2026-02-01', new Set(['2026-01', '2025-12']))).toEqual({
    monthsIncluded: ['2025-12', '2026-01'],
    monthsMissing: ['2025-11', '2026-02'],
  });
});

const flour: IngredientRow = {
  key: 'a',
  written: 'Mjöl',
  ingredient: 'wheat-flour',
  variation: 'wheat-flour.raw',
  categoryId: null,
  originId: null,
  organic: false,
  amount: 2,
  unit: 'kg',
  counted: null,
  onePiece: false,
  grams: null,
  money: null,
  externalId: '',
  setAside: false,
  from: null,
};

describe('step 2', () => {
  const empty = { recipes: [], menus: [], ingredients: [], restaurants: [] };

  test.each([
    ['restaurant procurement monthly', empty, 'report_procurement_empty_table_error'],
    ['organization sales period', empty, 'report_organization_empty_table_error'],
    ['restaurant sales monthly', empty, 'report_sales_empty_table_error'],
    ['restaurant sales period', empty, null],
    [
      'restaurant sales monthly',
      { ...empty, recipes: [{ id: 'a', servings: 0, from: null }] },
      'report_invalid_data_table_error',
    ],
    [
      'restaurant sales monthly',
      { ...empty, recipes: [{ id: null, servings: 3, from: null }] },
      'report_invalid_data_table_error',
    ],
    ['restaurant sales monthly', { ...empty, recipes: [{ id: null, servings: 3, from: { file: 0, row: 2 } }] }, null],
    [
      'restaurant sales monthly',
      { ...empty, recipes: [{ id: null, servings: -3, from: { file: 0, row: 2 } }] },
      'report_invalid_data_table_error',
    ],
    ['restaurant sales monthly', { ...empty, menus: [{ id: 'a', servings: 12 }] }, null],
    ['restaurant procurement monthly', { ...empty, ingredients: [{ ...flour, unit: null }] }, 'report_invalid_data_table_error'],
    [
      'organization sales period',
      { ...empty, restaurants: [{ monthsIncluded: [], monthsMissing: ['2026-01'] }] },
      'report_invalid_organization_data_table_error',
    ],
    ['organization sales monthly', { ...empty, restaurants: [{ monthsIncluded: ['2026-01'], monthsMissing: [] }] }, null],
  ] as const)('of %s with %j: %s', (text, data, problem) => {
    expect(dataProblem(kind(text), data as Parameters<typeof dataProblem>[1], 'completed')).toBe(problem);
  });

  test('a draft needs one line, whatever it holds', () => {
    const half = { ...empty, recipes: [{ id: null, servings: null, from: null }] };
    expect(dataProblem(kind('restaurant sales monthly'), half, 'draft')).toBeNull();
    expect(dataProblem(kind('restaurant sales monthly'), empty, 'draft')).toBe('report_sales_empty_table_error');
  });
});

test.each([
  [{ id: 'a', servings: 1 }, null],
  [{ id: 'a', servings: 0 }, 'no_servings'],
  [{ id: 'a', servings: -2 }, 'no_servings'],
  [{ id: 'a', servings: null }, 'no_servings'],
  [{ id: null, servings: 3 }, 'no_recipe'],
  [{ id: ' ', servings: 3 }, 'no_recipe'],
])('a row of sold dishes %j: %s', (row, problem) => {
  expect(recipeRowProblem(row)).toBe(problem);
});

test.each([
  [{}, null],
  [{ ingredient: null }, 'no_ingredient'],
  [{ variation: ' ' }, 'no_variation'],
  [{ ingredient: null, categoryId: 'flour' }, null],
  [{ amount: null }, 'no_amount'],
  [{ amount: -1 }, 'negative_amount'],
  [{ amount: -1, from: { file: 0, row: 2 } }, null],
  [{ amount: null, grams: -500, from: { file: 0, row: 2 } }, null],
  [{ amount: null, grams: 0, from: { file: 0, row: 2 } }, 'no_amount'],
  [{ unit: null }, 'no_unit'],
  [{ unit: null, grams: 500 }, null],
  [{ ingredient: null, setAside: true }, null],
])('a purchased row with %j: %s', (change, problem) => {
  expect(ingredientRowProblem({ ...flour, ...change })).toBe(problem);
});

test('every kind of the middle step skipped is made of monthly reports', () => {
  for (const each of REPORT_KINDS) expect(rulesOf(each).dataStep === null).toBe(rulesOf(each).madeOf === 'monthly_reports');
});

test('equivalents come from published factors and a stated speed; unknown stays unknown', () => {
  expect(hoursOf('driving', 1_003_500)).toBeCloseTo(100, 6);
  expect(hoursOf('flying', 102_288_000)).toBeCloseTo(1000, 6);
  expect(hoursOf('flying', null)).toBeNull();
});
