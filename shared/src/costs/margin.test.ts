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

test.each([
  ['SE', 'served', '2026-11-26', 0.12],
  ['SE', 'takeaway', '2026-03-31', 0.12],
  ['SE', 'takeaway', '2026-11-26', 0.06],
  ['SE', 'takeaway', '2028-01-01', 0.12],
  ['NO', 'served', '2026-11-26', 0.25],
  ['NO', 'takeaway', '2026-11-26', 0.15],
  ['DK', 'served', '2026-11-26', 0.25],
  ['DK', 'takeaway', '2026-11-26', 0.25],
  ['DK', 'school', '2026-11-26', undefined],
  ['DE', 'served', '2025-12-31', undefined],
  ['DE', 'served', '2026-01-01', 0.07],
  ['FR', 'served', '2026-11-26', 0.1],
  ['FR', 'school', '2026-11-26', 0.055],
  ['NL', 'served', '2026-11-26', 0.09],
  ['BE', 'served', '2026-11-26', 0.12],
  ['BE', 'takeaway', '2026-11-26', 0.06],
  ['FI', 'served', '2025-12-31', 0.14],
  ['FI', 'served', '2026-01-01', 0.135],
  ['GB', 'served', '2026-11-26', 0.2],
  ['US', 'served', '2026-11-26', 0],
  ['IT', 'served', '2026-11-26', undefined],
] as const)('in %s the rate of a meal that is %s on %s is %s', (country, service, day, rate) => {
  expect(vatRateOf(country, service, day)?.rate).toBe(rate);
});

test('each rate has its source with the day it was read, and no two hold at once', () => {
  for (const { source, seen } of VAT_RATES) expect([source, seen]).toEqual([expect.stringMatching(/^https:/u), '2026-11-26']);
  for (const { country, services, from } of VAT_RATES)
    for (const service of services) {
      const day = from ?? '2026-11-26';
      const holding = VAT_RATES.filter(
        (each) =>
          each.country === country &&
          each.services.includes(service) &&
          (each.from ?? '') <= day &&
          (each.to === null || day <= each.to),
      );
      expect(holding.length, `${country} ${service} ${day}`).toBeLessThanOrEqual(1);
    }
});

test('where a tax comes on top the printed price is the whole of the net', () => {
  expect(vatRateOf('US', 'served', '2026-11-26')).toMatchObject({ rate: 0, isOnTop: true });
  expect(marginOf({ price: 14, vat: 0, cost: 4, pricedShare: 1 })).toMatchObject({ net: 14, margin: 10 });
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
