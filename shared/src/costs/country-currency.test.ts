import { expect, test } from 'vitest';
import { currenciesOfMoney, oneCurrency } from './country-currency.ts';

const EURO = [{ from: '2026-04', currency: 'EUR' as const }];
const SWEDISH = { said: [], country: 'SE' };

test.each([
  [['DKK'], 'nothing', 'SE', ['DKK']],
  [['DKK'], 'files', 'SE', ['DKK', 'SEK']],
  [['SEK'], 'files', 'SE', ['SEK']],
  [['DKK'], 'files', 'EU', ['DKK', null]],
  [[], 'files', 'SE', ['SEK']],
  [[], 'nothing', 'FR', ['EUR']],
  [[], 'files', 'BE', ['EUR']],
  [[], 'files', 'FI', ['EUR']],
  [['DKK', 'EUR'], 'nothing', 'DK', ['DKK', 'EUR']],
  [['DKK', 'EUR'], 'files', 'SE', ['DKK', 'EUR', 'SEK']],
  [[], 'files', 'EU', [null]],
] as const)(
  'invoices in %j and %s of a kitchen in %s, whose organization said nothing, are in %j',
  (ofInvoices, other, country, found) => {
    const time = { from: '2026-01', to: '2026-03' } as const;
    const money = { ofInvoices, hasUnnamed: other === 'files', country, organization: SWEDISH };
    expect(currenciesOfMoney({ ...money, ...time })).toEqual(found);
  },
);

test.each([
  ['before it counted in another currency', [], 'SE', '2026-01', '2026-03', ['SEK']],
  ['since then', [], 'SE', '2026-04', '2026-06', ['EUR']],
  ['over the change', [], 'SE', '2026-03', '2026-04', ['SEK', 'EUR']],
  ['with invoices in the same', ['EUR'], 'SE', '2026-05', '2026-05', ['EUR']],
  ['with invoices in another', ['SEK'], 'SE', '2026-05', '2026-05', ['SEK', 'EUR']],
  ['in another country', [], 'NO', '2026-05', '2026-05', ['NOK']],
] as const)('of an organization that said its currency, a kitchen’s money %s', (_, ofInvoices, country, from, to, found) => {
  const money = { ofInvoices, country, organization: { said: EURO, country: 'SE' }, from, to };
  const all = currenciesOfMoney({ ...money, hasUnnamed: true });
  expect(all).toEqual(found);
  expect(currenciesOfMoney({ ...money, hasUnnamed: false })).toEqual(found);
  expect(oneCurrency(all)).toBe(found.length === 1 ? found[0] : null);
});
