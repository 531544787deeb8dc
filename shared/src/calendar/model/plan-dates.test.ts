import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  absenceOf,
  closedDaysOfSpan,
  dayLater,
  dayOfPlan,
  daysOfSpan,
  firstDateOf,
  mondayOf,
  reasonClosed,
  roundAt,
} from './plan-dates.ts';

const plan = { weeks: 2, weekdays: [1, 2, 3, 4, 5], startsOn: '2026-01-07', endsOn: null, closed: [] };

test.each([
  ['before it begins', '2026-01-06', null],
  ['the first day, a Wednesday', '2026-01-07', [0, 3]],
  ['a Saturday', '2026-01-10', null],
  ['the Monday of the second week', '2026-01-12', [1, 1]],
  ['the cycle begins anew', '2026-01-19', [0, 1]],
  ['over a change of clocks', '2026-03-30', [0, 1]],
])('%s', (_, date, day) => {
  const found = dayOfPlan(plan, date);
  expect(found && [found.week, found.weekday]).toEqual(day);
});

test('a closed day takes its dishes with it, and the cycle runs on', () => {
  const closed = { ...plan, closed: [{ from: '2026-01-12', to: '2026-01-13', name: '' }] };
  expect(daysOfSpan(closed, '2026-01-12', '2026-01-15').map(({ date, week }) => [date, week])).toEqual([
    ['2026-01-14', 1],
    ['2026-01-15', 1],
  ]);
});

test('a day on which nothing is served says why', () => {
  const closed = [
    { from: '2026-01-12', to: '2026-01-13', name: '' },
    { from: '2026-01-13', to: '2026-01-13', name: ' Planning day ' },
  ];
  const bounds = { ...plan, endsOn: '2026-01-15', closed };
  const absences = ['2026-01-06', '2026-01-07', '2026-01-12', '2026-01-14', '2026-01-16'].map((date) => absenceOf(bounds, date));
  expect(absences).toEqual(['before', null, 'closed', null, 'after']);
  expect(absenceOf({ ...bounds, startsOn: null }, '2026-01-12')).toBeNull();
  expect([reasonClosed(bounds, '2026-01-12'), reasonClosed(bounds, '2026-01-13')]).toEqual(['', 'Planning day']);
  const long = [{ from: '2026-01-01', to: '2026-01-13', name: '' }];
  expect(closedDaysOfSpan({ ...bounds, closed: long }, '2026-01-05', '2026-01-18')).toEqual([
    '2026-01-07',
    '2026-01-08',
    '2026-01-09',
    '2026-01-12',
    '2026-01-13',
  ]);
});

test('a season ends, and a plan without a date has no days', () => {
  expect(daysOfSpan({ ...plan, endsOn: '2026-01-08' }, '2026-01-01', '2026-02-01')).toHaveLength(2);
  expect(daysOfSpan({ ...plan, startsOn: null }, '2026-01-01', '2026-02-01')).toEqual([]);
});

test('every day of the cycle stands on its first date, and again a cycle later', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 40_000 }),
      (weeks, asked, weekday, count) => {
        const startsOn = mondayOf(dayLater('1990-01-01', count));
        const week = asked % weeks;
        const whole = { weeks, weekdays: [1, 2, 3, 4, 5, 6, 7], startsOn, endsOn: null, closed: [] };
        const date = firstDateOf(whole, week, weekday) ?? '';
        expect(dayOfPlan(whole, date)).toEqual({ date, week, weekday });
        expect(dayOfPlan(whole, dayLater(date, weeks * 7))).toMatchObject({ week, weekday });
      },
    ),
  );
});

test.each([
  ['2026-08-01', '2026-08-31', null],
  ['2026-09-10', '2026-08-31', 1],
  ['2026-11-27', '2026-11-23', 0],
  ['2026-12-18', '2026-11-23', 3],
  // It ended in its third round.
  ['2027-03-01', '2026-11-23', null],
])('on %s the round that began on %s is looked at, in its week %s', (date, startsOn, week) => {
  expect(roundAt({ startsOn: '2026-08-31', endsOn: '2026-12-20', weeks: 4 }, date)).toEqual({ startsOn, week });
});

test('a plan without a date is in no round', () => {
  expect(roundAt({ startsOn: null, endsOn: null, weeks: 4 }, '2026-11-27')).toBeNull();
});
