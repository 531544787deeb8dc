import { expect, test } from 'vitest';
import { smallRelease } from './food-data.fixture.ts';
import { transportEmission } from './transport.ts';

const { transport } = smallRelease();
const round = (100 * 0.2) / 1000;

test.each([
  ['ambient', 1300 * 0.1 + 11_000 * 0.02],
  ['chilled', 1300 * 0.15 + 11_000 * 0.04],
  ['frozen', 1300 * 0.15 + 11_000 * 0.04],
  ['air', 1300 * 0.15 + 10_000 * 1],
] as const)('%s from overseas takes its own vehicles', (mode, grams) => {
  expect(transportEmission(transport, mode, 'BR', 'SE')).toBeCloseTo(grams / 1000 + round, 9);
});

test('nobody flies food over a ferry crossing', () => {
  expect(transportEmission(transport, 'air', 'IE', 'SE')).toBe(transportEmission(transport, 'chilled', 'IE', 'SE'));
});

test('an origin nobody knows has no transport', () => {
  expect(transportEmission(transport, 'ambient', 'XX', 'SE')).toBeNull();
});
