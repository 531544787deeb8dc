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
  ['TSP', '2501 00 99', null],
  ['HS', '2501', null],
  ['HS', '1201', true],
  ['HS', '1209', null],
  ['HS', '1213', null],
  ['HS', '1214', null],
  ['HS', '1512', true],
  ['HS', '1518', null],
  ['HS', '2207', null],
  ['HS', '2309 10', false],
  ['STI', '15713000-9', false],
  ['STI', '03111300', true],
  ['STI', '03111700', null],
  ['STI', '03115110', null],
  ['STI', '03142500', true],
  ['STI', '03142400', null],
  ['STI', '03311000', true],
  ['STI', '03313200', null],
  ['UNSPSC', '10121801', false],
  ['HS', '24', null],
  ['HS', '3302', null],
  ['HS', '4012011', true],
  ['CN', '7020000', true],
  ['TSP', '9012100', true],
  ['HS', '401.20', true],
  ['HS', '401.2', true],
  ['HS', '4012011.0', true],
  ['HS', '6031100', null],
  ['HS', '4011000', true],
  ['HS', '40110000', false],
  ['HS', '40110000000', null],
  ['HS', '3924.1', false],
  ['HS', '39241', null],
  ['HS', '0401201', true],
  ['STI', '3113000', true],
  ['STI', '3113000-7', true],
  ['STI', '31130007', null],
  ['STI', '31130000-1', false],
  ['STI', '3113', null],
  ['STI', '3121200', null],
  ['STI', '39831200', false],
  ['STI', '3983120', null],
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
