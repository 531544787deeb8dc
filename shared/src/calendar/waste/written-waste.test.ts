import { expect, test } from 'vitest';
import { writtenGuests, writtenKilograms } from './written-waste.ts';

test.each([
  ['6', 6],
  ['6,5', 6.5],
  ['6.5 kg', 6.5],
  ['6 kg', 6],
  ['6kg', 6],
  ['6 kg.', 6],
  ['2 Kilo', 2],
  ['650 g', 0.65],
  [' 0 ', 0],
  ['', null],
])('kilograms written as %j are %j', (written, value) => {
  expect(writtenKilograms(written)).toEqual({ value, problem: null });
});

test.each([
  ['6', 2.724],
  ['6 lb', 2.724],
  ['6 pounds', 2.724],
  ['8 oz', 0.224],
  ['6 kg', 6],
])('%j in a kitchen that weighs in pounds is %j kg', (written, value) => {
  expect(writtenKilograms(written, 'imperial').value).toBeCloseTo(value, 6);
});

test.each([
  ['-3', 'below_zero'],
  ['−3 kg', 'below_zero'],
  ['six', 'no_number'],
  ['6 stone', 'no_number'],
  ['kg', 'no_number'],
  ['100001', 'too_much'],
  ['100001000 g', 'too_much'],
])('what is written as %j has the problem %j', (written, problem) => {
  expect(writtenKilograms(written).problem).toBe(problem);
});

test('guests are whole', () => {
  expect([writtenGuests('12'), writtenGuests('12,5'), writtenGuests('-1'), writtenGuests('x'), writtenGuests('')]).toEqual([
    { value: 12, problem: null },
    { value: null, problem: 'not_whole' },
    { value: null, problem: 'below_zero' },
    { value: null, problem: 'no_number' },
    { value: null, problem: null },
  ]);
});
