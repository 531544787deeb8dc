import type { WrittenUnit } from '@plateprint/shared/units/unit.ts';
import { expect, test } from 'vitest';
import { formatOf } from '../platform/i18n/use-format.ts';
import { amountWords, cookedAmountWords } from './amount-words.ts';

const american = (amount: number | null, unit: WrittenUnit | null) =>
  amountWords({ amount, unit }, formatOf('en_us', 'imperial'), 'en_us');

test.each([
  [2, 'cup', '2 cups'],
  [1.5, 'cup', '1½ cups'],
  [0.333333, 'cup', '⅓ cup'],
  [1, 'stick', '1 stick'],
  [12, 'fl_oz', '12 fl oz'],
  [0.75, 'lb', '¾ lb'],
  [2.2, 'lb', '2.2 lb'],
  [3.5, 'oz', '3.5 oz'],
  [null, 'cup', ''],
  [4, null, '4'],
] as const)('%s %s reads %s in an American kitchen', (amount, unit, words) => {
  expect(american(amount, unit)).toBe(words);
});

test('elsewhere decimals are decimals', () => {
  expect(amountWords({ amount: 1.5, unit: 'tsp' }, formatOf('sv'), 'sv')).toBe('1,5 tsk');
  expect(amountWords({ amount: 1234.56, unit: 'g' }, formatOf('en_gb'), 'en_gb')).toBe('1,235 g');
});

test.each([
  [10.075, 'kg', '10.075 kg'],
  [0.333, 'kg', '0.333 kg'],
  [30.2, 'l', '30.2 l'],
  [250, 'g', '250 g'],
  [12.345, 'lb', '≈ 12.3 lb'],
  [12.3, 'lb', '12.3 lb'],
  [16, 'piece', '16 pcs'],
  [104.4, 'packet', '≈ 104 packets'],
] as const)('%s %s of what is cooked loses nothing unsaid: %s', (amount, unit, words) => {
  expect(cookedAmountWords({ amount, unit }, formatOf('en_gb'), 'en_gb')).toBe(words);
});

const cups = (amount: number) => cookedAmountWords({ amount, unit: 'cup' }, formatOf('en_us', 'imperial'), 'en_us');

test('a part of a cup that is one is not rounded, and one that is near it is', () => {
  expect([cups(1 / 3), cups(0.33333), cups(0.3345)]).toEqual(['⅓ cup', '⅓ cup', '≈ ⅓ cup']);
});

test('a kitchen of ounces and pounds reads grams only where the words of a line ask for them', () => {
  const imperial = formatOf('en_us', 'imperial');
  const words = (amount: number, unit: 'g' | 'kg', asksForGrams: boolean) =>
    amountWords({ amount, unit, asksForGrams }, imperial, 'en_us');
  expect(words(300, 'g', false)).toBe('11 oz');
  expect(words(2, 'kg', false)).toBe('4.41 lb');
  expect(words(300, 'g', true)).toBe('300 g');
  expect(cookedAmountWords({ amount: 250, unit: 'g', asksForGrams: false }, imperial, 'en_us')).toBe('8.93 oz');
  expect(amountWords({ amount: 300, unit: 'g', asksForGrams: false }, formatOf('sv'), 'sv')).toBe('300 g');
  expect(amountWords({ amount: 300, unit: 'g' }, imperial, 'en_us')).toBe('300 g');
});
