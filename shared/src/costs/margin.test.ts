import { expect, test } from 'vitest';
import { marginOf } from './margin.ts';
import { amountOfPrice } from './printed-price.ts';
import { VAT_RATES, vatRateOf } from './vat.ts';

test.each([
  ['95 kr', 'SEK', 95],
  ['95:-', 'SEK', 95],
  ['kr 129,-', 'NOK', 129],
  ['129,-', 'NOK', 129],
  ['kr. 129', 'DKK', 129],
  ['129 kr.', 'DKK', 129],
  ['€ 12,50', 'EUR', 12.5],
  ['12,50 €', 'EUR', 12.5],
  ['£9.95', 'GBP', 9.95],
  ['1 250 kr', 'SEK', 1250],
  ['14', 'EUR', 14],
  ['95/75 kr', 'SEK', null],
  ['from 95 kr', 'SEK', null],
  ['2 for 100', 'SEK', null],
  ['€ 12', 'SEK', null],
  ['', 'SEK', null],
  ['12.50 p.p.', 'EUR', null],
] as const)('of %j in %s the price is %s', (printed, currency, amount) => {
  expect(amountOfPrice(printed, currency)).toBe(amount);
});

test('the rate is that of country, kind of service and day; where nobody knows it, none', () => {
  expect(vatRateOf('SE', 'served', '2026-11-26')?.rate).toBe(0.12);
  expect(vatRateOf('SE', 'takeaway', '2026-11-26')?.rate).toBe(0.06);
  expect(vatRateOf('SE', 'takeaway', '2028-01-01')).toBeNull();
  expect(vatRateOf('DE', 'served', '2025-12-31')).toBeNull();
  expect(vatRateOf('FI', 'served', '2026-11-26')).toBeNull();
  for (const { source, seen } of VAT_RATES) expect([source, seen]).toEqual([expect.stringMatching(/^https:/u), '2026-11-26']);
});

test('a dish at 112 with 12 % VAT whose foods cost 30 leaves 70; what is half priced leaves nothing to say', () => {
  const dish = { price: 112, vat: 0.12, cost: 30, pricedShare: 1 };
  expect(marginOf(dish)).toEqual({
    net: expect.closeTo(100, 9) as number,
    margin: expect.closeTo(70, 9) as number,
    costShare: expect.closeTo(0.3, 9) as number,
    isAtMost: false,
  });
  expect(marginOf({ ...dish, pricedShare: 0.9 })).toMatchObject({ isAtMost: true });
  expect(marginOf({ ...dish, pricedShare: 0.5 })).toMatchObject({ margin: null, costShare: null });
  expect(marginOf({ ...dish, cost: null })).toMatchObject({ margin: null });
  expect(marginOf({ ...dish, price: null })).toBeNull();
  expect(marginOf({ ...dish, vat: null })).toBeNull();
});
