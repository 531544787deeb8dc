import { expect, test } from 'vitest';
import { levelShares } from '../../footprint/level-shares.ts';
import type { ReportContribution, ReportData, ReportLine } from '../model/report-data.ts';
import { EMPTY_TOTALS } from './report-document.fixture.ts';
import { reportNext } from './report-next.ts';

const figure = (value: number) => ({ value, low: value, high: value });

function line(name: string, kg: number, level: ReportLine['level']): ReportLine {
  return {
    key: name,
    id: name,
    name,
    rows: 1,
    servings: 10,
    mealSize: 1,
    weight: 4000,
    weightCovered: 4000,
    co2: figure(kg * 1000),
    co2WithoutLandUseChange: null,
    level,
    water: { value: null, coverage: 0 },
    land: { value: null, coverage: 0 },
    complete: true,
    money: null,
  };
}

function food(name: string, kg: number): ReportContribution {
  return { group: name, name, weight: 1000, co2: figure(kg * 1000), co2WithoutLandUseChange: null };
}

/** A month of 30 servings, of which so many have a level. */
function month(counted: number, lines: ReportLine[], contributions: ReportContribution[] = []): ReportData {
  const co2 = lines.reduce((sum, each) => sum + (each.co2?.value ?? 0), 0);
  const coverage = { ...EMPTY_TOTALS.coverage, rows: 12, rowsCovered: 8, rowsSetAside: 1 };
  const servingsByLevel = levelShares({ very_low: 0, low: counted, medium: 0, high: 0, very_high: 0 });
  return {
    ...EMPTY_TOTALS,
    foodDataVersion: '2027.3',
    totalServings: 30,
    servingsByLevel,
    co2: figure(co2),
    coverage,
    lines,
    contributions,
  };
}

const SALES = { category: 'restaurant', variety: 'sales' } as const;
const LINES = [line('Burger', 60, 'very_high'), line('Curry', 30, 'high'), line('Soup', 4, 'very_low'), line('Stew', 25, 'high')];

test('the dishes that would save most come first, and no more of them than a glance takes in', () => {
  expect(reportNext(month(30, LINES), SALES)).toMatchObject({ what: 'lines', lines: [{ name: 'Burger' }, { name: 'Curry' }] });
});

test('of too little nothing is compared: the rows that do not count are the next step', () => {
  expect(reportNext(month(3, LINES), SALES)).toEqual({ what: 'count', rows: 3 });
});

test('where no dish is above the average the foods that add most are named, with their share together', () => {
  const light = [line('Soup', 4, 'very_low'), line('Salad', 6, 'very_low')];
  const foods = [food('cheese', 4), food('cream', 3), food('leek', 0.5)];
  const next = reportNext(month(30, light, foods), SALES);
  expect(next).toMatchObject({ what: 'foods', foods: [{ name: 'cheese' }, { name: 'cream' }] });
  expect(next?.what === 'foods' && next.share).toBeCloseTo(0.7);
});

test('what was sent back makes no share larger than the whole', () => {
  const light = [line('Soup', 4, 'very_low'), line('Salad', -3, null)];
  const foods = [food('cheese', 3), food('leek', 1), food('cream', -3)];
  expect(reportNext(month(30, light, foods), SALES)).toMatchObject({ what: 'foods', share: 1 });
  const next = reportNext(month(30, [line('Burger', 60, 'very_high'), line('Cream', -59, null)]), SALES);
  expect(next).toMatchObject({ what: 'lines', lines: [{ name: 'Burger', share: 1 }] });
});

test('of an organization foods are named, never its kitchens', () => {
  const next = reportNext(month(30, LINES, [food('beef', 60)]), { category: 'organization', variety: 'sales' });
  expect(next).toMatchObject({ what: 'foods', foods: [{ name: 'beef' }] });
});

test('where nothing stands out nothing is said', () => {
  const light = [line('Soup', 4, 'very_low')];
  expect(reportNext(month(30, light, [food('leek', 0.2)]), SALES)).toBeNull();
});
