import { expect, test } from 'vitest';
import { currencyOfKitchen } from './country-currency.ts';

test.each([
  [['DKK'], 'SE', 'DKK'],
  [[], 'SE', 'SEK'],
  [[], 'FR', 'EUR'],
  [['DKK', 'EUR'], 'DK', null],
  [[], 'BE', 'EUR'],
  [[], 'FI', 'EUR'],
  [[], 'EU', null],
] as const)('invoices in %j of a kitchen in %s are in %s', (invoices, country, currency) => {
  expect(currencyOfKitchen(invoices, country)).toBe(currency);
});
