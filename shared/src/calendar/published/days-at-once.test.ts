import { expect, test } from 'vitest';
import { firstDayAtOnce } from './days-at-once.ts';

const plan = { weeks: 1, weekdays: [1, 2, 3], startsOn: '2026-08-31', endsOn: null, closed: [] };

test.each([
  ['the same days', {}, '2026-11-30'],
  ['other days of the week', { weekdays: [4, 5] }, null],
  ['one day of the week', { weekdays: [3, 4] }, '2026-12-02'],
  ['a season that is over', { endsOn: '2026-10-30' }, null],
  ['a season that comes', { startsOn: '2027-03-01' }, '2027-03-01'],
  ['a day that is closed', { closed: [{ from: '2026-11-30', to: '2026-12-01', name: '' }] }, '2026-12-02'],
  ['no date yet', { startsOn: null }, null],
])('two plans serve at once: %s', (_, change, day) => {
  expect(firstDayAtOnce(plan, { ...plan, ...change }, '2026-11-27')).toBe(day);
});
