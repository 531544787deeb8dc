import type { WasteAside, WasteDraft } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { expect, test } from 'vitest';
import { type WaitingMeal, withThoseWaiting, withWaiting } from './waste-outbox.ts';

const ASSUMED: WasteAside = { assumed: ['guests'] };
const CLEARED: WasteAside = { cleared: ['guests'] };

const waste = (change: Partial<WasteDraft> = {}): WasteDraft => ({
  day: '2026-01-05',
  meal: 'Lunch',
  guests: null,
  kitchen: null,
  serving: null,
  plate: null,
  ...change,
});
const entry = (guests: number | null, aside: WasteAside = {}, meal = 'Lunch'): WaitingMeal => ({
  id: meal,
  restaurantId: 'kitchen',
  waste: waste({ meal, guests }),
  ...aside,
});

/** What is sent of two entries of a meal: its guests, and the lists that name them. */
const sentOf = (former: WaitingMeal, later: WaitingMeal) =>
  withWaiting([former], later).map(({ waste: { guests }, cleared = [], assumed = [] }) => [
    guests,
    ...(cleared.length > 0 ? ['cleared'] : []),
    ...(assumed.length > 0 ? ['assumed'] : []),
  ]);

test.each<[string, WaitingMeal, WaitingMeal, unknown[]]>([
  ['an assumption fills nothing that was cleared', entry(null, CLEARED), entry(120, ASSUMED), [null, 'cleared']],
  ['an assumption that was taken back is not filled in again', entry(null, ASSUMED), entry(120, ASSUMED), [null, 'assumed']],
  ['a waiting assumption is taken back, which clears no count', entry(120, ASSUMED), entry(null, ASSUMED), [null, 'assumed']],
  ['a later assumption replaces a former one', entry(120, ASSUMED), entry(143, ASSUMED), [143, 'assumed']],
  ['an assumption stands beside silence', entry(120, ASSUMED), entry(null), [120, 'assumed']],
  ['a count stands over an assumption', entry(120, ASSUMED), entry(95), [95]],
  ['an assumption never stands over a count', entry(95), entry(120, ASSUMED), [95]],
  ['a count is typed after a clearing', entry(null, CLEARED), entry(95), [95]],
])('%s', (_, former, later, sent) => {
  expect(sentOf(former, later)).toEqual([sent]);
});

test('meals that wait are among the meals of the log, the latest day first', () => {
  const of = { id: 'there', guestsAssumed: true };
  const there = [{ ...waste({ guests: 120, plate: 3 }), ...of }];
  const later = { ...entry(60, ASSUMED), id: 'later', waste: waste({ day: '2026-01-06', guests: 60 }) };
  expect(withThoseWaiting(there, [entry(95), entry(null, {}, 'Dinner'), later])).toEqual([
    { ...waste({ day: '2026-01-06', guests: 60 }), id: 'later', guestsAssumed: true },
    { ...waste({ meal: 'Dinner' }), id: 'Dinner', guestsAssumed: false },
    { ...waste({ guests: 95, plate: 3 }), ...of, guestsAssumed: false },
  ]);
});
