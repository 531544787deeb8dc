import { expect, test } from 'vitest';
import { isFoodByClass } from './commodity-class.ts';

test.each([
  ['STI', '15331100', true],
  ['STI', '39831200-8', false],
  ['STI', '03121200', null],
  ['TST', '50421800', true],
  ['UNSPSC', '47131811', false],
  ['UNSPSC', '50211500', null],
  ['HS', '0203.11', true],
  ['TSP', '2501 00 91', true],
  ['TSP', '4818 30 00', false],
  ['HS', '24', null],
  ['HS', '3302', null],
  ['ZZZ', '39831200', null],
  ['IB', '0721-880X', null],
  ['STI', 'constructor', null],
])('%s %s is food: %s', (list, code, isFood) => {
  expect(isFoodByClass([{ list, code }])).toBe(isFood);
});

test('two classes that differ say nothing, and neither does none', () => {
  const food = { list: 'HS', code: '0203' };
  expect(isFoodByClass([food, { list: 'STI', code: '39831200' }])).toBeNull();
  expect(isFoodByClass([food, { list: 'ZZZ', code: '1' }])).toBe(true);
  expect(isFoodByClass([])).toBeNull();
});
