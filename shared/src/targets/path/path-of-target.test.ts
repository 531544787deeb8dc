import { describe, expect, test } from 'vitest';
import type { FoodPart } from '../../footprint/difference/food-part.ts';
import { type Month, monthsBetween } from '../../kernel/month.ts';
import type { TargetDraft } from '../model/target.ts';
import { PUBLISHED_TARGETS, type PublishedTarget } from '../model/target-preset.ts';
import type { CountedMonth } from './counted-month.ts';
import { judgedMonths, monthsOfPath } from './judged-months.ts';
import { pathAt, wayTo } from './path-line.ts';
import { pathOfTarget } from './path-of-target.ts';
import { presetRefusal } from './preset-refusal.ts';

const TODAY = '2026-11-26';

function target(change: Partial<TargetDraft> = {}): TargetDraft {
  return {
    name: '',
    preset: null,
    variety: 'sales',
    basis: 'portion',
    landUse: 'with',
    emissionDatabase: 'organization',
    baseFrom: '2024-01',
    baseTo: '2024-12',
    goal: { kind: 'reduction', amount: 30 },
    goalYear: 2030,
    source: '',
    ...change,
  };
}

function month(name: Month, grams: number, change: Partial<CountedMonth> = {}): CountedMonth {
  const co2 = { value: grams, low: grams * 0.7, high: grams * 1.4 };
  const without = { value: grams * 0.8, low: grams * 0.56, high: grams * 1.12 };
  const energy = { kcal: 600_000, grams: 400_000 };
  const amounts = { portions: 1000, weightCovered: 400_000, energy, counted: 1000, whole: 1000 };
  return { month: name, kitchens: 1, expected: 1, co2: { with: co2, without }, ...amounts, ...change };
}

const months = (from: Month, to: Month, grams: (index: number) => number, change: Partial<CountedMonth> = {}): CountedMonth[] =>
  monthsBetween(from, to).map((name, index) => month(name, grams(index), change));

function part(food: string, value: number): FoodPart {
  return {
    food,
    supply: '',
    co2: { value, low: value * 0.6, high: value * 1.6 },
    supplyRange: { low: value, high: value },
  };
}

/** Half of it is beef, whose figure is least sure. */
function foodsOf(counted: readonly CountedMonth[], beef = 0.5): { foods: FoodPart[]; versions: string[] } {
  const all = counted.reduce((sum, { co2 }) => sum + (co2.with?.value ?? 0), 0);
  return { foods: [part('beef', all * beef), part('oats', all * (1 - beef))], versions: ['2027.1'] };
}

function path(asked: TargetDraft, counted: CountedMonth[], beef?: number) {
  const { against, latest } = judgedMonths(asked, counted, TODAY);
  return pathOfTarget({
    target: asked,
    months: counted,
    today: TODAY,
    foods: { against: foodsOf(against), latest: foodsOf(latest, beef) },
  });
}

const year = months('2024-01', '2024-12', () => 1_000_000);
const since = (grams: number, change: Partial<CountedMonth> = {}) => [
  ...year,
  ...months('2025-11', '2026-10', () => grams, change),
];

test('the path is a straight line from the end of the base to the end of the goal’s year, and stays there', () => {
  expect([
    wayTo(target(), '2024-06'),
    wayTo(target(), '2024-12'),
    wayTo(target(), '2030-12'),
    wayTo(target(), '2035-01'),
  ]).toEqual([0, 0, 1, 1]);
  expect(pathAt(target(), '2027-12')).toEqual({ ofBase: 0.85, grams: 0 });
  expect(pathAt(target({ goal: { kind: 'value', amount: 500 } }), '2027-12')).toEqual({ ofBase: 0.5, grams: 250 });
  const ofTotal = target({ basis: 'total', goal: { kind: 'value', amount: 12_000 } });
  expect(pathAt(ofTotal, '2030-12')).toEqual({ ofBase: 0, grams: 1000 });
});

test('months have their figure with its range and the path beside it; the base has no path', () => {
  const result = path(target(), since(950_000));
  expect(result.base).toMatchObject({ months: 12, of: 12, coverageState: 'whole' });
  expect(result.base.value?.value).toBeCloseTo(1000, 6);
  expect(result.goal.month).toBe('2030-12');
  expect(result.goal.value).toBeCloseTo(700, 6);
  expect(result.months.find((each) => each.month === '2024-05')).toMatchObject({
    path: null,
    value: { value: 1000, low: 700, high: 1400 },
  });
  expect(result.months.at(-1)).toMatchObject({ month: '2026-10', value: { value: 950 } });
  expect(result.months.at(-1)?.path).toBeCloseTo(1000 * (1 - (0.3 * 22) / 72), 6);
  expect(result.months.find((each) => each.month === '2025-03')).toMatchObject({ value: null, kitchens: 0 });
});

test.each([
  [700_000, 'surely_less'],
  [905_000, 'probably_less'],
  [950_000, 'probably_more'],
  [1_100_000, 'surely_more'],
])('with the foods of the base, %i g a month against the path is %s, though every total may be off by a third', (grams, sure) => {
  const result = path(target(), since(grams));
  expect(result.verdict?.sure).toBe(sure);
  expect(result.verdict?.percent?.low).toBe(result.verdict?.percent?.high);
  expect(result.withheld).toBeNull();
});

test('with less beef than in the base the verdict has a range', () => {
  const { verdict } = path(target(), since(880_000), 0.3);
  expect((verdict?.percent?.high ?? 0) - (verdict?.percent?.low ?? 0)).toBeGreaterThan(2);
});

test('a goal with a value of its own has no error, so that what is not known of the foods decides', () => {
  const lunch = target({ goal: { kind: 'value', amount: 500 }, goalYear: 2026 });
  // From November 2025, eleven of 24 months on the way, to October 2026.
  expect(path(lunch, since(520_000)).latest?.path).toBeCloseTo(1000 - (500 * 16.5) / 24, 6);
  const { verdict, latest } = path({ ...lunch, goalYear: 2025 }, [...year, ...months('2025-01', '2025-12', () => 520_000)]);
  expect(latest?.path).toBeCloseTo(500, 6);
  expect(verdict).toMatchObject({ sure: 'cannot_tell' });
  expect((verdict?.percent?.high ?? 0) - (verdict?.percent?.low ?? 0)).toBeGreaterThan(20);
});

test('the gap is what a year lies above the goal, at the amounts of the latest months', () => {
  expect(path(target(), since(950_000)).gap?.value).toBeCloseTo(250 * 12_000, 3);
  expect(path(target(), since(600_000)).gap?.value).toBeLessThan(0);
});

test.each([
  ['no_base', months('2025-11', '2026-10', () => 1)],
  ['no_months', year],
  [
    'base_too_little',
    [...months('2024-01', '2024-12', () => 1_000_000, { counted: 790 }), ...months('2026-01', '2026-10', () => 1)],
  ],
  ['too_little', since(500_000, { counted: 790 })],
] as const)('%s: nothing is said', (withheld, counted) => {
  expect(path(target(), [...counted])).toMatchObject({ withheld, verdict: null, gap: null });
});

test('what a report does not say without land-use change is not judged without it', () => {
  const without = target({ landUse: 'without' });
  expect(path(without, since(950_000)).base.value?.value).toBeCloseTo(800, 6);
  expect(path(without, since(950_000)).verdict?.percent).toEqual(path(target(), since(950_000)).verdict?.percent);
  const unsplit = since(950_000).map((each) =>
    each.month === '2026-02' ? { ...each, co2: { ...each.co2, without: null } } : each,
  );
  expect(path(without, unsplit)).toMatchObject({ withheld: 'land_use_unknown', verdict: null });
});

const summer = (index: number) => (index % 12 === 6 ? 100_000 : 1_000_000);

test('of a total a summer is held against a summer', () => {
  const total = target({ basis: 'total', variety: 'procurement' });
  const counted = [...months('2024-01', '2024-12', summer), month('2026-07', 70_000)];
  const result = path(total, counted);
  expect(result.months.find((each) => each.month === '2026-07')?.path).toBeCloseTo(100_000 * (1 - (0.3 * 19) / 72), 4);
  expect(result.verdict?.sure).toBe('surely_less');
});

const organization = (grams: number, kitchens: number) => [
  ...months('2024-01', '2024-12', () => 1_000_000, { kitchens: 10, expected: 10 }),
  ...months('2025-11', '2026-10', () => grams, { kitchens, expected: 10 }),
];

test('a kitchen that did not report is not taken for one that emits nothing', () => {
  const total = target({ basis: 'total', variety: 'procurement' });
  const result = path(total, organization(900_000, 9));
  expect(result.latest?.value?.value).toBeCloseTo(1_000_000, 4);
  expect(result.verdict?.sure).not.toBe('surely_less');
  expect(path(total, organization(700_000, 7))).toMatchObject({ withheld: 'too_little', verdict: null });
});

test('somebody who has just set a target sees the path of its first year, and that no month has come yet', () => {
  const base = months('2025-11', '2026-10', () => 1_000_000);
  const result = path(target({ baseFrom: '2025-11', baseTo: '2026-10' }), base);
  const ahead = result.months.filter(({ isAhead }) => isAhead);
  expect([result.withheld, result.months.length, ahead.length]).toEqual(['no_months', 24, 12]);
  expect(ahead.map(({ month: name }) => name).slice(0, 2)).toEqual(['2026-11', '2026-12']);
  expect(ahead.every(({ value, expected }) => value === null && expected === 0)).toBe(true);
  expect(ahead.at(-1)?.path).toBeCloseTo(1000 * (1 - (0.3 * 12) / 50), 6);
});

test('a path is not drawn beyond its goal before it came', () => {
  const base = months('2025-11', '2026-10', () => 1_000_000);
  const result = path(target({ baseFrom: '2025-11', baseTo: '2026-10', goalYear: 2026 }), base);
  expect(result.months.at(-1)).toMatchObject({ month: '2026-12', path: 700 });
});

const goalOf2025 = target({ goalYear: 2025 });

test.each([
  ['met in its year', 600_000, 1_100_000, 'surely_less'],
  ['missed in its year', 1_000_000, 500_000, 'surely_more'],
  ['on the path of its year, which only ends at the goal', 800_000, 500_000, 'surely_more'],
])('a goal that was %s stays so, whatever came later', (_what, then, later, sure) => {
  const counted = [...year, ...months('2025-01', '2025-12', () => then), ...months('2026-01', '2026-10', () => later)];
  const result = path(goalOf2025, counted);
  expect(result.latest).toMatchObject({ from: '2025-01', to: '2025-12', months: 12 });
  expect(result.latest?.path).toBeCloseTo(700, 6);
  expect(result.goal.isOver).toBe(true);
  expect(result.verdict?.sure).toBe(sure);
  expect(result.gap).toBeNull();
});

test('a goal’s year that lies further back than a path shows is asked for all the same', () => {
  const asked = monthsOfPath(target({ baseFrom: '2018-01', baseTo: '2018-12', goalYear: 2020 }), TODAY);
  expect(asked.filter((name) => name.startsWith('2020')).length).toBe(12);
});

test('of a goal’s year without a report nothing is said', () => {
  const counted = [...year, ...months('2026-01', '2026-10', () => 500_000)];
  expect(path(goalOf2025, counted)).toMatchObject({ withheld: 'no_goal_months', verdict: null, latest: null });
});

describe('per 1,000 kcal', () => {
  const asked = target({ basis: 'kcal' });
  const halfKnown = { energy: { kcal: 300_000, grams: 200_000 } };

  test('is what is counted by the energy of it, and as much food with less CO2e is less', () => {
    const found = path(asked, since(600_000));
    expect(found.base.value?.value).toBeCloseTo(1_000_000 / 600, 9);
    expect(found.latest?.value?.value).toBeCloseTo(1000, 9);
    expect(found).toMatchObject({ withheld: null, verdict: { sure: 'surely_less' } });
    // A year of 600 × 12 thousand kcal, each so far above the goal of 70 % of the base.
    expect(found.gap?.value).toBeCloseTo((1000 - 0.7 * (1_000_000 / 600)) * 600 * 12, 3);
  });

  test('half as much food is no success', () => {
    const half = { weightCovered: 200_000, energy: { kcal: 300_000, grams: 200_000 } };
    const found = path(target({ basis: 'kcal', goalYear: 2090 }), since(500_000, half));
    expect(found.latest?.value?.value).toBeCloseTo(found.base.value?.value ?? 0, 6);
    expect(found.verdict?.sure).not.toBe('surely_less');
  });

  test('food of unknown energy is missing: of too little nothing is said, and what is said has the same value and a wider range', () => {
    expect(path(asked, since(600_000, halfKnown))).toMatchObject({
      withheld: 'energy_unknown',
      verdict: null,
      latest: { value: null, coverage: 0.5 },
    });
    const [whole, most] = [
      path(asked, since(600_000)),
      path(asked, since(600_000, { energy: { kcal: 540_000, grams: 360_000 } })),
    ];
    expect(most.latest).toMatchObject({ coverageState: 'partial' });
    expect(most.latest?.value?.value).toBeCloseTo(whole.latest?.value?.value ?? 0, 9);
    expect(most.latest?.value?.high).toBeGreaterThan(whole.latest?.value?.high ?? Infinity);
    const width = ({ verdict }: typeof whole): number => (verdict?.co2?.high ?? 0) - (verdict?.co2?.low ?? 0);
    expect(width(most)).toBeGreaterThan(width(whole));
  });

  test('months from before energy was stored are unknown, never 0', () => {
    const before = months('2024-01', '2024-12', () => 1_000_000, { energy: { kcal: 0, grams: 0 } });
    expect(path(asked, [...before, ...months('2025-11', '2026-10', () => 600_000)])).toMatchObject({
      base: { value: null, coverage: 0 },
      withheld: 'energy_unknown',
    });
    // Other bases do not ask for it.
    expect(path(target(), [...before, ...months('2025-11', '2026-10', () => 600_000)]).withheld).toBeNull();
  });
});

const of2015 = (change: Partial<CountedMonth> = {}) => months('2015-01', '2015-12', () => 1_000_000, change);

describe('a published target per calorie', () => {
  const preset = PUBLISHED_TARGETS.find(({ id }) => id === 'coolfood_per_calorie') as PublishedTarget;

  test('is offered where all its base year has reports whose energy is known', () => {
    expect(presetRefusal(preset, of2015())).toBeNull();
    expect(presetRefusal(preset, of2015().slice(1))).toBe('base_year');
    expect(presetRefusal(preset, of2015({ energy: { kcal: 0, grams: 0 } }))).toBe('unit');
  });
});
