import { type Month, monthsBetween } from '@plateprint/shared/kernel/month.ts';
import { normalQuantile } from '@plateprint/shared/footprint/difference/normal-quantile.ts';
import { judgeChange, type MonthlyValues } from '@plateprint/shared/targets/judged/judge-change.ts';
import { judgeWeeks, type WeeklyValues } from '@plateprint/shared/targets/judged/judge-weeks.ts';
import { describe, expect, test } from 'vitest';

/** Mulberry32 from a fixed seed: the same histories on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4_294_967_296;
  };
}

/** Quick here; the long tests draw as many as the bars speak of (`npm run test:long`). With fewer, chance itself is wider. */
const BAR = 2000;
const RUNS = Number(process.env['JUDGED_RUNS'] ?? 400);
const WIDER = Math.sqrt(BAR / RUNS);

interface World {
  months: readonly Month[];
  change: Month;
  /** Kitchens to be held against. */
  others: number;
  /** How much of a season each kitchen has for itself, beside the one that all share. */
  ownSeason: number;
}

const YEAR_AND_HALF: World = { months: monthsBetween('2025-01', '2026-06'), change: '2025-10', others: 4, ownSeason: 0 };
const WORLDS = {
  'four other kitchens of the same season': YEAR_AND_HALF,
  'one other kitchen, and three months since': { ...YEAR_AND_HALF, change: '2026-04', others: 1 },
  'four other kitchens, each of a season of its own, and two years before': {
    months: monthsBetween('2023-10', '2026-06'),
    change: '2025-10',
    others: 4,
    ownSeason: 0.15,
  },
  'no other kitchen, and two years before': {
    months: monthsBetween('2023-10', '2026-09'),
    change: '2025-10',
    others: 0,
    ownSeason: 0.15,
  },
  'no other kitchen, and a year and four months before': {
    months: monthsBetween('2024-06', '2026-06'),
    change: '2025-10',
    others: 0,
    ownSeason: 0.15,
  },
} as const satisfies Record<string, World>;

function seasonOf(normal: () => number, strength: number): (month: Month) => number {
  const [turn, high] = [normal(), strength * normal()];
  return (month) => high * Math.sin((Number(month.slice(5)) * Math.PI) / 6 + turn);
}

/**
 * A kitchen's months: a steady trend of its own of up to a sixth in a year and more, a season and shocks that all share, and what is
 * its own.
 */
function history(normal: () => number, { months, change, ownSeason }: World, world: { shared: MonthlyValues; effect: number }) {
  const [level, trend, season] = [0.3 * normal(), 0.01 * normal(), seasonOf(normal, ownSeason)];
  return new Map(
    months.map((month, index) => {
      const step = month >= change ? world.effect : 0;
      const { shared } = world;
      return [month, Math.exp(level + trend * index + season(month) + (shared.get(month) ?? 0) + 0.05 * normal() + step)];
    }),
  );
}

/** Of as many histories with a known effect: how many intervals hold it, in how many a change was seen, and in how many it worked. */
function runs(world: World, effect: number): { held: number; seen: number; worked: number } {
  const random = randomFrom(20_261_126);
  const normal = (): number => normalQuantile(random());
  let [held, seen, worked] = [0, 0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    const season = seasonOf(normal, 0.15);
    const shock = world.others > 0 ? 0.1 : 0;
    const shared = new Map(world.months.map((month) => [month, season(month) + shock * normal()]));
    const others = Array.from({ length: world.others }, () => history(normal, world, { shared, effect: 0 }));
    const { percent, judgement } = judgeChange(history(normal, world, { shared, effect }), others, world.change);
    const known = 100 * Math.expm1(effect);
    if (percent && percent.low <= known && known <= percent.high) held += 1;
    if (judgement === 'less' || judgement === 'more') seen += 1;
    if (judgement === 'less') worked += 1;
  }
  return { held: held / RUNS, seen: seen / RUNS, worked: worked / RUNS };
}

describe.each(Object.entries(WORLDS))('of histories with a steady trend and a season, with %s,', (_name, world) => {
  test('the 90 % interval holds a known effect in 90 ± 2 of 100', () => {
    expect(Math.abs(runs(world, Math.log(0.9)).held - 0.9)).toBeLessThanOrEqual(0.02 * WIDER);
  });

  test('without an effect a change is seen in 5 ± 1.5 of 100, on either side', () => {
    const { held, seen, worked } = runs(world, 0);
    expect(Math.abs(seen - 0.05)).toBeLessThanOrEqual(0.015 * WIDER);
    expect(worked).toBeLessThanOrEqual(0.05 + 0.015 * WIDER);
    expect(Math.abs(held - 0.9)).toBeLessThanOrEqual(0.02 * WIDER);
  });
});

test('a fifth less is seen nearly always where months vary by a twentieth', () => {
  expect(runs(YEAR_AND_HALF, Math.log(0.8)).seen).toBeGreaterThan(0.9);
});

/** Dishes of a kitchen by weeks, each with a trend of its own, shocks that all share, and what is its own. */
function weekRuns(effect: number): { held: number; seen: number } {
  const random = randomFrom(20_261_127);
  const normal = (): number => normalQuantile(random());
  let [held, seen] = [0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    const weeks = Array.from({ length: 38 }, (_, nth) => nth - 26);
    const shared = new Map(weeks.map((week) => [week, 0.2 * normal()]));
    const dish = (step: number): WeeklyValues => {
      const [level, trend] = [0.3 * normal(), 0.004 * normal()];
      return new Map(
        weeks.map((week) => [
          week,
          Math.exp(level + trend * week + (shared.get(week) ?? 0) + 0.12 * normal() + (week >= 0 ? step : 0)),
        ]),
      );
    };
    const { percent, judgement } = judgeWeeks(dish(effect), [dish(0), dish(0), dish(0), dish(0), dish(0)]);
    const known = 100 * Math.expm1(effect);
    if (percent && percent.low <= known && known <= percent.high) held += 1;
    if (judgement === 'less' || judgement === 'more') seen += 1;
  }
  return { held: held / RUNS, seen: seen / RUNS };
}

test('of weeks of dishes the interval holds a known effect in 90 ± 2 of 100, and without one a change is seen in 5 ± 1.5', () => {
  expect(Math.abs(weekRuns(Math.log(1.3)).held - 0.9)).toBeLessThanOrEqual(0.02 * WIDER);
  const { held, seen } = weekRuns(0);
  expect(Math.abs(held - 0.9)).toBeLessThanOrEqual(0.02 * WIDER);
  expect(Math.abs(seen - 0.05)).toBeLessThanOrEqual(0.015 * WIDER);
});
