import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalInput } from './number.ts';

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1,234.5', 1234.5],
  ['1,234,567.8', 1234567.8],
  ['1,234', 1.234],
  ['0,75', 0.75],
  ['12', 12],
  [' 12 ', 12],
  ['1 250,5', 1250.5],
  ['1\u00a0250', 1250],
  ['-3,5', -3.5],
  [',5', 0.5],
  ['5,', 5],
  ['.5', 0.5],
])('%j is %f', (text, number) => {
  expect(decimalInput(text)).toBe(number);
});

test.each(['', ' ', ',', '.', '-', 'abc', '1.2.3', '1,2,3', '12 kg', '1e5', '0x10', '--1'])('%j is empty', (text) => {
  expect(decimalInput(text)).toBeNull();
});

test('never throws and is always a finite number or empty', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,\- ]{0,12}$/));
  fc.assert(
    fc.property(typed, (text) => {
      const number = decimalInput(text);
      expect(number === null || Number.isFinite(number)).toBe(true);
    }),
  );
});

test('reads back every decimal that was written with a comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat({ max: 99 }), (whole, hundredths) => {
      const written = `${whole}.${String(hundredths).padStart(2, '0')}`;
      expect(decimalInput(written.replace('.', ','))).toBe(Number(written));
    }),
  );
});
