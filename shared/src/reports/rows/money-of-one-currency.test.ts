import { expect, test } from 'vitest';
import { hasSeveralCurrencies, type PurchasesHome } from './money-of-one-currency.ts';

const home: PurchasesHome = {
  location: 'SE',
  organizationLocation: 'SE',
  organizationCurrencies: [
    { currency: 'SEK', from: '2020-01' },
    { currency: 'EUR', from: '2026-10' },
  ],
};
const typed = { from: null, money: 100 };
const invoiced = { from: { file: 0, row: 2 }, money: 100 };
const purchases = {
  category: 'restaurant' as const,
  startDate: '2026-09-01',
  endDate: null,
  importedData: [{ currency: 'SEK' }],
};

test.each([
  ['what was typed in a month of one currency is added up', { ingredients: [typed] }, false],
  ['and with invoices in the same', { ingredients: [typed, invoiced] }, false],
  ['over months in which the currency changed it is not', { endDate: '2026-11-30', ingredients: [typed] }, true],
  ['nor beside invoices in the first of them', { endDate: '2026-11-30', ingredients: [typed, invoiced] }, true],
  ['invoices in one are added up whatever was said', { endDate: '2026-11-30', ingredients: [invoiced] }, false],
  ['of rows without money nothing is asked', { endDate: '2026-11-30', ingredients: [{ from: null, money: null }] }, false],
])('%s', (_, more, several) => {
  expect(hasSeveralCurrencies({ ...purchases, ...more }, home)).toBe(several);
});
