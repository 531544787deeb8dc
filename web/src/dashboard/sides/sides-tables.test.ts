import type { SideFigure, SidesChange } from '@plateprint/shared/reports/api/sides-api.ts';
import { expect, test } from 'vitest';
import { differenceWords } from '../../footprint/difference-words.ts';
import { formatOf } from '../../platform/i18n/use-format.ts';
import { textIn } from '../../platform/i18n/use-text.ts';
import { paperTables, sheetTables, type TableWords } from './sides-tables.ts';

const figure = (value: number) => ({ value, low: value * 0.9, high: value * 1.2 });
const SIDE: SideFigure = {
  name: 'Matsalen',
  from: '2025-10',
  to: '2025-12',
  version: null,
  savedAt: null,
  reportId: null,
  since: '2025-10',
  monthsMissing: ['2025-11'],
  co2: figure(1600),
  co2WithoutLandUseChange: figure(1400),
  coverage: 0.97,
  coverageState: 'whole',
  coverageOf: 'servings',
  emissionDatabase: 'organization',
  consumption: 'SE',
  foodDataVersions: ['2027.3'],
};
const settledBy = { kind: 'nothing', food: null } as const;
const CHANGE: SidesChange = {
  a: SIDE,
  b: { ...SIDE, from: '2026-10', to: '2026-10', monthsMissing: [], co2: figure(1450) },
  per: 'portion',
  figures: 'published',
  isChosen: false,
  today: '2027.3',
  difference: {
    co2: { value: -150, low: -160, high: -130 },
    percent: { value: -9.4, low: -10, high: -8.1 },
    sure: 'surely_less',
    settledBy,
  },
  withheld: null,
  parts: [
    { part: 'servings', co2: 0, rows: [] },
    { part: 'mix', co2: -150, rows: [{ name: 'Lentil stew', co2: -100 }] },
  ],
};

async function words(): Promise<TableWords> {
  const format = formatOf('en_gb');
  return {
    text: await textIn('dashboard/sides', 'en_gb'),
    change: await textIn('reports/change', 'en_gb'),
    foodData: await textIn('dashboard/food-data', 'en_gb'),
    comparison: await textIn('dashboard/comparison', 'en_gb'),
    landUse: await textIn('footprint/land-use', 'en_gb'),
    difference: differenceWords(await textIn('footprint/difference', 'en_gb'), format),
    format,
  };
}

const said = async (change: SidesChange) => JSON.stringify(paperTables(change, await words()));
const sheets = async (change: SidesChange) => JSON.stringify(sheetTables(change, await words()));

test('paper and workbook name both sides, what they lack, how sure the difference is and what makes it', async () => {
  for (const file of [await said(CHANGE), await sheets(CHANGE)]) {
    expect(file).toContain('Matsalen, October 2025 to December 2025');
    expect(file).toContain('97% of the portions are counted. No report for November 2025.');
    expect(file).toContain('Certainly less: 8% to 10% less.');
    expect(file).toContain('Which dishes or foods');
    expect(file).toContain('Lentil stew');
    expect(file).toContain('Both sides as published, with food data 2027.3.');
  }
  const [, parts] = sheetTables(CHANGE, await words());
  expect(parts?.rows).toContainEqual(['Which dishes or foods', null, 'Lentil stew', -0.1]);
});

test('of a side that counts too little both say so, and give no difference and no average', async () => {
  const little = { ...SIDE, co2: null, coverage: 0.4, coverageState: 'too_little' as const };
  const change = { ...CHANGE, a: little, withheld: 'too_little' as const, difference: null, parts: null };
  for (const file of [await said(change), await sheets(change)]) {
    expect(file).toContain('Too little is counted to compare.');
    expect(file).toContain('Too little is counted on one side.');
    expect(file).not.toContain('Certainly');
    expect(file).not.toContain('−0.150');
  }
});

test('two releases as published are named apart, and the food data of today is named once', async () => {
  const apart = { ...CHANGE, a: { ...SIDE, foodDataVersions: ['2026.9'] }, isChosen: true };
  expect(await said(apart)).toContain('the starting point with food data 2026.9, the other with 2027.3');
  expect(await said({ ...apart, figures: 'today' })).toContain('Both sides with food data 2027.3.');
});
