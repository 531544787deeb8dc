import { readOpenReport } from '@plateprint/shared/integrations/open/open-read-api.ts';
import * as reports from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../../../test/support/product.ts';
import { matsalen } from '../../../../test/support/recipe-bodies.ts';
import { causes, comparedKitchen, type ComparedKitchen, type Side } from './compare-kitchen.fixture.ts';

const width = ({ low, high }: { low: number; high: number }): number => high - low;

let product: ComparedKitchen['product'];
let program: ComparedKitchen['program'];
let chef: ComparedKitchen['chef'];
let stew: ComparedKitchen['stew'];
let month: ComparedKitchen['month'];
let both: ComparedKitchen['both'];
let compare: ComparedKitchen['compare'];
let admin: Caller;

beforeAll(async () => {
  ({ product, program, chef, stew, month, both, compare } = await comparedKitchen());
  admin = await product.as('admin');
});
afterAll(() => product.close());

async function totalsWith(id: string, version: string): Promise<string> {
  const { totals } = await product.database
    .selectFrom('report_total')
    .select('totals')
    .where('report_id', '=', id)
    .where('location', '=', 'organization')
    .executeTakeFirstOrThrow();
  return JSON.stringify({ ...(totals as object), foodDataVersions: [version] });
}

const kept = async () => ({
  reports: await product.database.selectFrom('report').selectAll().orderBy('id').execute(),
  foods: await product.database
    .selectFrom('report_food')
    .select(({ fn }) => fn.countAll().as('all'))
    .execute(),
});

const recipe = (lines: string[], portions = 4) => ({
  language: 'en_gb' as const,
  recipe: { name: 'Stew', portions, lines: lines.map((text) => ({ text })) },
});

describe('reports', () => {
  let january = '';
  let february = '';
  let lacking = '';

  beforeAll(async () => {
    january = await month('2015-01-01', both(100, 100));
    february = await month('2015-02-01', both(90, 90));
    lacking = await month('2015-03-01', [...both(60, 60), { id: null, name: 'Nobody knows', servings: 80 }]);
  });

  test('the same month twice differs by 0 ± 0', async () => {
    const answer = await compare(
      { reportId: january },
      { restaurantId: matsalen, month: '2015-01', variety: 'sales' },
      'portion',
    );
    expect(answer.difference).toEqual({
      value: 0,
      low: 0,
      high: 0,
      percent: { value: 0, low: 0, high: 0 },
      sure: 'cannot_tell',
    });
    expect(causes(answer)).toEqual([]);
    expect(answer.a).toEqual(answer.b);
  });

  test('a tenth less of everything is −10 % without a range, surely less, and a matter of the servings alone', async () => {
    const answer = await compare({ reportId: january }, { reportId: february });
    expect(answer.difference?.percent).toEqual({ value: -10, low: -10, high: -10 });
    expect(answer.difference?.sure).toBe('surely_less');
    expect(causes(answer)).toEqual(['servings']);
    expect(answer.bridge?.find(({ part }) => part === 'servings')?.co2).toBeCloseTo(answer.difference?.value ?? 0, 3);
    const average = await compare({ reportId: january }, { reportId: february }, 'portion');
    expect(average.difference).toMatchObject({ value: expect.closeTo(0, 6) as number, sure: 'cannot_tell' });
    expect(causes(average)).toEqual([]);
  });

  test('a figure is what the report says, by the basis that was asked for, and comes with its coverage', async () => {
    const { data } = await program(readOpenReport, { params: { id: january } });
    const answers = await Promise.all(
      (['total', 'portion', 'kg', 'serving_400_g'] as const).map(async (basis) =>
        compare({ reportId: january }, { reportId: february }, basis),
      ),
    );
    const [total, portion, kg, serving] = answers.map(({ a }) => a.co2?.value ?? 0);
    expect(total).toBeCloseTo(data?.co2?.value ?? 0, 3);
    expect(portion).toBeCloseTo(data?.CO2PerPortion?.value ?? 0, 6);
    expect(kg).toBeCloseTo(data?.co2PerKgOfFood?.value ?? 0, 6);
    expect(serving).toBeCloseTo(0.4 * (data?.co2PerKgOfFood?.value ?? 0), 6);
    const { foodData } = product.services;
    expect(answers[0]?.a).toMatchObject({
      coverage: 1,
      coverageState: 'whole',
      coverageOf: 'servings',
      reportId: january,
      figures: 'as_published',
      foodDataVersions: [foodData.version],
    });
  });

  test('the parts of a bridge sum to the difference within a gram, and name what changed', async () => {
    const april = await month('2015-04-01', both(30, 150));
    for (const basis of ['total', 'portion', 'kg', 'serving_400_g'] as const) {
      const answer = await compare({ reportId: january }, { reportId: april }, basis);
      const sum = (answer.bridge ?? []).reduce((all, { co2 }) => all + co2, 0);
      expect(Math.abs(sum - (answer.difference?.value ?? Number.NaN))).toBeLessThan(1);
      expect(causes(answer)).toEqual(basis === 'total' ? ['servings', 'mix'] : ['mix']);
      expect(answer.difference?.sure).toBe('surely_less');
    }
  });

  test('of a report that covers too little there is what is counted so far, and no letter and no difference', async () => {
    const answer = await compare({ reportId: january }, { reportId: lacking });
    expect(answer.difference).toBeNull();
    expect(answer.bridge).toBeNull();
    expect(answer.b).toMatchObject({ coverageState: 'too_little', coverage: 0.6, level: null, label: null });
    expect(answer.b.co2?.value).toBeGreaterThan(0);
    expect(answer.a.label).not.toBeNull();
  });

  test('made with other food data, both are compared with those of today, and say so', async () => {
    await product.database
      .updateTable('report_total')
      .set({ totals: (await totalsWith(february, '2020.1')) as never })
      .where('report_id', '=', february)
      .execute();
    const { a, b, difference } = await compare({ reportId: january }, { reportId: february });
    expect([a.figures, b.figures]).toEqual(['todays_data', 'todays_data']);
    expect(b.foodDataVersions).toEqual([product.services.foodData.version]);
    expect(difference?.percent?.value).toBeCloseTo(-10, 9);
  });

  test('nothing is changed by a comparison', async () => {
    const before = await kept();
    await compare({ reportId: january }, { reportId: february });
    expect(await kept()).toEqual(before);
  });

  test('a draft has no figures, and a month without a report is not found', async () => {
    const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'draft' } as const;
    const body = {
      ...kind,
      name: 'Month',
      startDate: '2015-06-01',
      settings: {},
      recipes: [{ key: '1', id: stew, name: '', servings: 1 }],
    };
    const { id } = await chef(reports.createSalesReport, { params: { id: matsalen }, body });
    await expect(compare({ reportId: january }, { reportId: id })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'b', code: 'not_completed' }],
    });
    const month6 = { restaurantId: matsalen, month: '2015-06', variety: 'sales' as const };
    await expect(compare(month6, { reportId: january })).rejects.toMatchObject({ code: 'not_found', fields: [{ path: 'a' }] });
  });
});

describe('recipes', () => {
  test('the same with a tenth less of everything is −10 % without a range, a matter of the recipe', async () => {
    const [more, less] = [recipe(['500 g beef mince', '200 g onion']), recipe(['450 g beef mince', '180 g onion'])];
    const answer = await compare(more, less, 'portion');
    expect(answer.difference?.percent).toEqual({ value: -10, low: -10, high: -10 });
    expect(answer.difference?.sure).toBe('surely_less');
    expect(causes(answer)).toEqual(['recipes']);
  });

  test('less beef is surely less, with a range that is narrower than those of both', async () => {
    const { a, b, difference } = await compare(
      recipe(['500 g beef mince', '200 g onion']),
      recipe(['400 g beef mince', '300 g onion']),
      'serving_400_g',
    );
    expect(difference?.sure).toBe('surely_less');
    expect(width(difference ?? { low: 0, high: Infinity })).toBeLessThan(width(a.co2 ?? { low: 0, high: 0 }));
    expect(a).toMatchObject({ coverageOf: 'weight', coverageState: 'whole', reportId: null, level: 'very_high', label: 'E' });
    expect(b.co2?.value).toBeLessThan(a.co2?.value ?? 0);
  });

  test('where its main part is not known there is no letter and no difference', async () => {
    const { a, difference } = await compare(recipe(['1 kg of grandmother’s roast', '20 g butter']), recipe(['20 g butter']));
    expect(a).toMatchObject({ level: null, label: null, coverageState: 'too_little' });
    expect(difference).toBeNull();
  });

  test('a recipe may stand beside a month, without a bridge', async () => {
    const { difference, bridge } = await compare(
      { restaurantId: matsalen, month: '2015-01', variety: 'sales' },
      recipe(['200 g onion'], 1),
      'kg',
    );
    expect(difference?.sure).toBe('surely_less');
    expect(bridge).toBeNull();
  });
});

async function bought(startDate: string, kilograms: number, originId: string | null): Promise<string> {
  const row = {
    key: '1',
    written: 'Beef',
    ingredient: 'beef-mince',
    variation: 'beef-mince.fat-15',
    categoryId: null,
    originId,
    organic: false,
    amount: kilograms,
    unit: 'kg' as const,
    from: { file: 0, row: 1 },
  };
  const kind = { category: 'restaurant', variety: 'procurement', type: 'monthly', status: 'completed' } as const;
  const importedData = [{ name: 'invoice.csv', rows: 1 }];
  const body = { ...kind, name: 'Bought', restaurantId: matsalen, startDate, settings: {}, importedData, ingredients: [row] };
  return (await admin(reports.createProcurementReport, { body })).id;
}

describe('purchases', () => {
  test('invoiced amounts carry a difference of 3 %, and another origin is a matter of the supply', async () => {
    const first = await bought('2015-01-01', 100, null);
    const less = await bought('2015-02-01', 97, null);
    const brazil = await bought('2015-03-01', 100, 'BR');
    expect((await compare({ reportId: first }, { reportId: less })).difference?.sure).toBe('surely_less');
    const other = await compare({ reportId: first }, { reportId: brazil }, 'kg');
    expect(causes(other)).toEqual(['supply']);
    await expect(compare({ reportId: first }, { reportId: less }, 'portion')).rejects.toMatchObject({
      fields: [{ path: 'basis', code: 'no_portions' }],
    });
  });
});

test('a side is one thing, named in full', async () => {
  const soup = { name: 'Soup', lines: [{ text: '100 g onion' }] };
  const sides = [
    {},
    { reportId: 'x', restaurantId: matsalen, month: '2015-01', variety: 'sales' },
    { restaurantId: matsalen, month: '2015-01' },
    { restaurantId: matsalen, month: '2015-13', variety: 'sales' },
    { recipe: soup },
    { language: 'en_gb', recipe: { ...soup, lines: [{ amount: -1, name: 'onion' }] } },
    { language: 'en_gb', recipe: { ...soup, lines: [{ ingredientId: 'constructor' }] } },
    null,
  ];
  for (const side of sides) {
    const asked = compare(side as Side, { language: 'en_gb', recipe: soup });
    await expect(asked).rejects.toMatchObject({
      code: expect.stringMatching(/invalid_input|unknown_ingredient/) as string,
    });
  }
});
