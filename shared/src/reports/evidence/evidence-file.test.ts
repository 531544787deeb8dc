import { expect, test } from 'vitest';
import { EMPTY_TOTALS } from '../document/report-document.fixture.ts';
import { evidenceFile } from './evidence-file.ts';
import type { ReportEvidence } from './report-evidence.ts';
import { ReportSettings } from '../model/report-settings.ts';

const source = (id: string, version: string) => ({ id, title: id, publisher: 'Institute', version, year: 2024 });
const item = { grams: 15_000, factor: null };
const rows = [
  { key: 'a', name: 'Tomatoes', item },
  { key: 'dish', name: 'Soup', item: null },
];
const kept = { totals: EMPTY_TOTALS, rows, sources: [source('a', '1'), source('gone', '1')] } as unknown as ReportEvidence;
const settings = ReportSettings.parse({ title: 'Spring', benchmark: { type: 'our_goal', value: 0.7 }, numberOfGuests: 40 });
const sums = { servings: null, grams: null, money: null };
const importedData = [{ name: 'sales.csv', rows: 3, sums, leftOut: [{ row: 3, written: 'Deposit', reason: 'left_out' }] }];
const release = { sources: [source('a', '2'), source('b', '2')] } as unknown as Parameters<typeof evidenceFile>[1]['release'];
const given = { key: 'a', amount: 6, unit: 'CS', grams: 15_000, externalId: '4711', supplier: 'Mejeri', day: '2026-05-04' };
const papers = { gtin: null, supplier: 'Mejeri', invoice: null, day: '2026-05-04' };
const ingredients = [given] as unknown as Parameters<typeof evidenceFile>[1]['ingredients'];
const saves = { version: 2, createdAt: '', createdBy: 'Ada', savedAt: '', savedBy: null };
const file = evidenceFile(kept, { settings, importedData, ingredients, saves, parts: [], release });

test('the evidence names the rows that were left out, with the file and the reason', () => {
  expect(file.leftOut).toEqual([{ file: 'sales.csv', row: 3, written: 'Deposit', reason: 'left_out' }]);
});

test('a purchased row tells the amount, the unit and the article number that were given, a sold dish none', () => {
  expect(file.rows.map((row) => row.given)).toEqual([
    { amount: 6, unit: 'CS', grams: 15_000, externalId: '4711', ...papers },
    null,
  ]);
});

test('the evidence holds the title, the goal and the guests, and says what its numbers are counted in', () => {
  expect(file.settings).toMatchObject({ title: 'Spring', benchmark: { value: 0.7 }, numberOfGuests: 40 });
  expect(file.units).toMatchObject({ grams: 'g', co2PerKg: 'g CO2e per kg of food' });
});

test('the evidence lists every source that the report lists, those it was made with in the version of then', () => {
  expect(file.sources.map(({ id, version }) => [id, version])).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['gone', '1'],
  ]);
});
