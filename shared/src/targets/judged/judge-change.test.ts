import { expect, test } from 'vitest';
import { type Month, monthsBetween } from '../../kernel/month.ts';
import { normalQuantile } from '../../footprint/difference/normal-quantile.ts';
import { judgeChange, type MonthlyValues } from './judge-change.ts';
import { studentQuantile } from './student-quantile.ts';

const MONTHS = monthsBetween('2025-01', '2026-06');
const CHANGE = '2025-10';

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

/** A kitchen's months: a season that all have, shocks that all share, and what is its own. */
function history(normal: () => number, shared: ReadonlyMap<Month, number>, effect: number): MonthlyValues {
  const level = 0.3 * normal();
  return new Map(
    MONTHS.map((month) => [month, Math.exp(level + (shared.get(month) ?? 0) + 0.05 * normal() + (month >= CHANGE ? effect : 0))]),
  );
}

/** Of 2,000 histories with a known effect: how many intervals hold it, and in how many a change was seen. */
function runs(effect: number): { held: number; seen: number } {
  const random = randomFrom(20_261_126);
  const normal = (): number => normalQuantile(random());
  let [held, seen] = [0, 0];
  for (let run = 0; run < 2000; run += 1) {
    const shared = new Map(
      MONTHS.map((month) => [month, 0.15 * Math.sin((Number(month.slice(5)) * Math.PI) / 6) + 0.1 * normal()]),
    );
    const others = Array.from({ length: 4 }, () => history(normal, shared, 0));
    const { percent, judgement } = judgeChange(history(normal, shared, effect), others, CHANGE);
    const known = 100 * Math.expm1(effect);
    if (percent && percent.low <= known && known <= percent.high) held += 1;
    if (judgement === 'less' || judgement === 'more') seen += 1;
  }
  return { held: held / 2000, seen: seen / 2000 };
}

test.each([Math.log(0.9), 0])(
  'of 2,000 histories with a known effect of %f the 90 %% interval holds it in 90 ± 2 of 100',
  (effect) => {
    expect(Math.abs(runs(effect).held - 0.9)).toBeLessThanOrEqual(0.02);
  },
);

test('of 2,000 histories without an effect a change is seen in 5 ± 1.5 of 100', () => {
  expect(Math.abs(runs(0).seen - 0.05)).toBeLessThanOrEqual(0.015);
});

test('a tenth less is seen nearly always where months vary by a twentieth', () => {
  expect(runs(Math.log(0.9)).seen).toBeGreaterThan(0.9);
});

const flat = (of: number, change = 1): MonthlyValues =>
  new Map(MONTHS.map((month, index) => [month, of * (1 + 0.01 * (index % 2)) * (month >= CHANGE ? change : 1)]));

test('what all kitchens did is not what one did: a season is no success', () => {
  const sunk = judgeChange(flat(1, 0.8), [flat(1.4, 0.8), flat(0.9, 0.8)], CHANGE);
  expect(sunk).toMatchObject({ judgement: 'cannot_tell', controls: 2, before: 9, since: 9 });
  expect(sunk.percent?.value).toBeCloseTo(0, 6);
  expect(judgeChange(flat(1, 0.8), [], CHANGE)).toMatchObject({ judgement: 'less', controls: 0 });
});

test('two months since are too early to say', () => {
  expect(judgeChange(flat(1, 0.5), [], '2026-05')).toEqual({
    judgement: 'too_early',
    before: 16,
    since: 2,
    controls: 0,
    percent: null,
    smallest: null,
  });
});

test('a kitchen that lacks a month is nobody to be held against', () => {
  const gap = new Map([...flat(1)].filter(([month]) => month !== '2025-04'));
  expect(judgeChange(flat(1), [gap], CHANGE).controls).toBe(0);
});

test.each([
  [0.975, 4, 2.7764],
  [0.95, 4, 2.1318],
  [0.975, 16, 2.1199],
  [0.8, 10, 0.8791],
])('Student’s t at %f with %i degrees of freedom is %f', (probability, freedom, value) => {
  expect(studentQuantile(probability, freedom)).toBeCloseTo(value, 2);
});
