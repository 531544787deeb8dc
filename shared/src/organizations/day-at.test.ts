import { expect, test } from 'vitest';
import { dayAt, dayBegins, dayEnds } from './day-at.ts';

test.each([
  ['SE', '2026-11-26', '2026-11-25T23:00:00.000Z', '2026-11-26T23:00:00.000Z'],
  // Clocks are turned in this night and in that one.
  ['SE', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['SE', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['US', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['NZ', '2026-11-26', '2026-11-25T11:00:00.000Z', '2026-11-26T11:00:00.000Z'],
  ['WORLD', '2026-11-26', '2026-11-26T00:00:00.000Z', '2026-11-27T00:00:00.000Z'],
])('in %s the day %s is from %s to %s', (location, day, from, to) => {
  expect([dayBegins(location, day).toISOString(), dayEnds(location, day).toISOString()]).toEqual([from, to]);
  expect(dayAt(location, dayBegins(location, day))).toBe(day);
  expect(dayAt(location, new Date(dayBegins(location, day).getTime() - 1)) < day).toBe(true);
});
