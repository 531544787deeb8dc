import { array, assert, boolean, constantFrom, integer, option, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { keyOfPlace } from '../import/rows-of-lines.ts';
import type { RecipeRow } from '../model/imported-row.ts';
import { REPORT_KINDS, rulesOf } from '../model/report-kind.ts';
import { daysOfReport, newReport, payloadOf } from './new-report.ts';
import { packDraft, unpackDraft, unpackedDraftInSteps } from './packed-draft.ts';
import { packRows, unpackedRow } from './packed.ts';
import { coverageOfRestaurants } from './restaurants-coverage.ts';

const MONTHLY = { category: 'restaurant', variety: 'sales', type: 'monthly' } as const;

test('a report begun for a month begins with its first day', () => {
  expect(newReport(MONTHLY, 'sv', '2026-03')).toMatchObject({ startDate: '2026-03-01', endDate: null });
  expect(newReport(MONTHLY, 'sv', '2026-03-17').startDate).toBe('2026-03-01');
  expect(newReport({ ...MONTHLY, type: 'event' }, 'sv', '2026-03-17').startDate).toBe('2026-03-17');
  expect(newReport({ ...MONTHLY, type: 'period' }, 'sv', '2026-02')).toMatchObject({ endDate: '2026-02-28' });
  expect(newReport(MONTHLY, 'sv', 'tomorrow').startDate).toBeNull();
});

test('a new report speaks the language of who makes it', () => {
  expect(newReport(MONTHLY, 'de').settings).toMatchObject({ language: 'de', logoType: 'organization' });
});

test('a month has its own days, an event one', () => {
  expect(daysOfReport({ ...MONTHLY, startDate: '2024-02-01', endDate: null })).toEqual(['2024-02-01', '2024-02-29']);
  expect(daysOfReport({ ...MONTHLY, type: 'event', startDate: '2024-02-03', endDate: null })).toEqual([
    '2024-02-03',
    '2024-02-03',
  ]);
  expect(daysOfReport({ ...MONTHLY, type: 'period', startDate: '2024-02-03', endDate: null })).toBeNull();
});

test.each(REPORT_KINDS)('$category $variety $type sends what its step asks for and nothing else', (kind) => {
  const row = { key: 'a', id: 'r', name: 'Stew', servings: 3, from: null };
  const draft = {
    ...newReport(kind, 'en_gb', '2026-03'),
    recipes: [row],
    menus: [{ key: 'm', id: 'm', name: 'Lunch', servings: 2, recipes: [] }],
    restaurants: [{ id: 'k', name: 'Kitchen' }],
  };
  const sent = payloadOf(draft);
  const { dataStep, timespan } = rulesOf(kind);
  expect(sent.recipes).toHaveLength(dataStep === 'sales_data' ? 1 : 0);
  expect(sent.menus).toHaveLength(dataStep === 'sales_data' ? 1 : 0);
  expect(sent.restaurants).toHaveLength(dataStep === 'restaurants' ? 1 : 0);
  expect(sent.endDate === null).toBe(timespan !== 'period');
});

test('of several restaurants a month is there when none lacks it', () => {
  const rows = [
    { monthsIncluded: ['2026-01', '2026-02'], monthsMissing: ['2026-03'] },
    { monthsIncluded: ['2026-02'], monthsMissing: ['2026-01', '2026-03'] },
  ];
  expect(coverageOfRestaurants(rows)).toEqual({ monthsIncluded: ['2026-02'], monthsMissing: ['2026-01', '2026-03'] });
});

test('packed rows come back as they were', () => {
  const row = record({
    name: string(),
    kind: constantFrom('a', 'b', null),
    amount: option(integer()),
    isOrganic: boolean(),
  });
  assert(
    property(array(row), (rows) => {
      const packed = packRows(rows);
      expect(rows.map((_, at) => unpackedRow(packed, at))).toEqual(rows);
    }),
  );
});

test('a draft comes back out of the browser’s storage, its rows with their places', () => {
  const recipes: RecipeRow[] = [
    { key: keyOfPlace(0, 4), id: null, name: 'Stew', servings: 12, from: { file: 0, row: 4 } },
    { key: 'n1', id: 'r1', name: 'Soup', servings: null, from: null },
  ];
  const draft = { ...newReport(MONTHLY, 'en_gb', '2026-03'), recipes };
  const stored = JSON.parse(JSON.stringify(packDraft(draft))) as ReturnType<typeof packDraft>;
  expect(unpackDraft(stored)).toEqual(draft);
});

test('a draft of many rows is read in short steps', () => {
  const recipes = Array.from({ length: 5000 }, (_, at): RecipeRow => ({
    key: keyOfPlace(0, at + 2),
    id: null,
    name: `Dish ${at}`,
    servings: at,
    from: { file: 0, row: at + 2 },
  }));
  const stored = packDraft({ ...newReport(MONTHLY, 'en_gb'), recipes });
  const reading = unpackedDraftInSteps(stored);
  let steps = 0;
  let step = reading.next();
  for (; step.done !== true; step = reading.next()) steps++;
  expect(steps).toBeGreaterThanOrEqual(20);
  expect(step.value?.recipes).toEqual(recipes);
});

test.each([
  ['a number among the texts', { texts: [0, 1] }, ['Stew', 7]],
  ['a place that no text has', { texts: [0, 9] }, ['Stew']],
  ['a list among the values', { values: ['Stew', ['Soup']] }, []],
  ['a value of all rows that is none', { same: { name: 'Stew' } }, []],
])('a draft with %s is no draft', (_, name, texts) => {
  const draft = packDraft(newReport(MONTHLY, 'en_gb'));
  const columns = { key: { values: ['a', 'b'] }, id: { same: null }, servings: { same: 2 }, name };
  expect(unpackDraft({ ...draft, recipes: { rows: 2, columns, texts } })).toBeNull();
});

test('50,000 packed rows take less than half of what a browser keeps', () => {
  const recipes = Array.from({ length: 50_000 }, (_, at): RecipeRow => ({
    key: keyOfPlace(0, at + 2),
    id: at % 3 === 0 ? `00000000-0000-4000-8000-${String(at % 900).padStart(12, '0')}` : null,
    name: `A dish with a rather long name ${at % 20_000}`,
    servings: at % 300,
    from: { file: 0, row: at + 2 },
  }));
  const size = JSON.stringify(packDraft({ ...newReport(MONTHLY, 'en_gb'), recipes })).length;
  expect(size).toBeLessThan(2_500_000);
});
