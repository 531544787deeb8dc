import { expect, test } from 'vitest';
import { judgeWeeks, type WeeklyValues } from './judge-weeks.ts';

/** What varies from week to week, by a fixed row of numbers that know nothing of each other. */
function noise(week: number, seed: number): number {
  let mixed = Math.imul((week + 100) ^ (seed * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return 0.1 * (((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296 - 0.5);
}

function dish(from: number, to: number, value: (week: number) => number): WeeklyValues {
  return new Map(Array.from({ length: to - from + 1 }, (_, nth) => [from + nth, value(from + nth)]));
}

/** A week of heat in which nobody eats anything. */
const shared = (week: number) => (week === 3 || week === -5 ? 0.5 : 1);
const sister = (seed: number) => dish(-26, 12, (week) => 80 * shared(week) * Math.exp(noise(week, seed)));
const sisters = [1, 2, 3].map(sister);

test('a dish that is sold a third more from a day on is seen, and what all dishes share is no effect', () => {
  const own = dish(-26, 12, (week) => 60 * shared(week) * Math.exp(noise(week, 9)) * (week >= 0 ? 1.33 : 1));
  const judged = judgeWeeks(own, sisters);
  expect(judged).toMatchObject({ judgement: 'more', by: 'weeks', before: 26, since: 13, controls: 3, season: 'others' });
  expect(judged.percent?.low).toBeLessThan(33);
  expect(judged.percent?.high).toBeGreaterThan(33);
  const same = dish(-26, 12, (week) => 60 * shared(week) * Math.exp(noise(week, 9)));
  expect(judgeWeeks(same, sisters)).toMatchObject({ judgement: 'cannot_tell' });
});

test('a steady way down is no success of any day', () => {
  const own = dish(-26, 12, (week) => 60 * Math.exp(-0.02 * week + noise(week, 9)) * shared(week));
  const judged = judgeWeeks(own, sisters);
  expect(judged.judgement).toBe('cannot_tell');
  expect(judged.trend).toBeLessThan(-50);
});

test.each([
  [5, 10, 'too_early'],
  [20, 3, 'too_early'],
  [6, 4, 'cannot_tell'],
] as const)('with %i weeks before and %i since: %s', (before, since, judgement) => {
  const own = dish(-before, since - 1, (week) => 60 * Math.exp(noise(week, 9)) * shared(week));
  expect(judgeWeeks(own, sisters)).toMatchObject({ judgement, before, since });
});

test('without a dish that was sold in each of the weeks nothing is said, and a quarter before may have more of them', () => {
  const own = dish(-26, 12, (week) => 60 * Math.exp(noise(week, 9)));
  const gone = dish(-26, 5, () => 80);
  expect(judgeWeeks(own, [gone])).toMatchObject({ judgement: 'no_control', controls: 0 });
  const young = [1, 2, 3, 4, 5, 6].map((seed) => dish(-13, 12, (week) => 80 * Math.exp(noise(week, seed))));
  expect(judgeWeeks(own, young)).toMatchObject({ before: 13, controls: 6 });
});
