import * as z from 'zod/mini';
import { isMonth, type Month } from '../kernel/month.ts';

/** ISO 4217: of the countries that the product has tables of, and their neighbours. */
export const CURRENCIES = ['SEK', 'NOK', 'DKK', 'EUR', 'GBP', 'USD', 'CHF', 'ISK', 'PLN', 'CZK', 'HUF', 'RON'] as const;
export type CurrencyCode = (typeof CURRENCIES)[number];

/** From which month on an organization counts in a currency. */
const CurrencyFrom = z.object({
  from: z.string().check(z.refine((text) => isMonth(text), 'invalid_month')),
  currency: z.enum(CURRENCIES),
});
export type CurrencyFrom = z.infer<typeof CurrencyFrom>;

/** One entry a month, the earliest first; none: each kitchen's country says it. */
export const OrganizationCurrencies = z.array(CurrencyFrom).check(
  z.maxLength(20),
  z.refine((list) => new Set(list.map(({ from }) => from)).size === list.length, 'month_twice'),
);

/** Members of the euro have no line of their own. */
const OF_COUNTRY: ReadonlyMap<string, CurrencyCode> = new Map([
  ['SE', 'SEK'],
  ['NO', 'NOK'],
  ['DK', 'DKK'],
  ['FO', 'DKK'],
  ['GL', 'DKK'],
  ['GB', 'GBP'],
  ['US', 'USD'],
  ['CH', 'CHF'],
  ['LI', 'CHF'],
  ['IS', 'ISK'],
  ['PL', 'PLN'],
  ['CZ', 'CZK'],
  ['HU', 'HUF'],
  ['RO', 'RON'],
]);

/** @source https://www.aljazeera.com/news/2025/12/30/which-countries-will-start-using-the-euro-in-2026, seen 2026-11-26 */
const OF_THE_EURO: ReadonlySet<string> = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

/** Null where nobody knows: of a wider place than a country, too. */
export function currencyOfCountry(country: string): CurrencyCode | null {
  return OF_THE_EURO.has(country) ? 'EUR' : (OF_COUNTRY.get(country) ?? null);
}

/**
 * The currencies that an organization said it counts in, in the months between two; before its first entry its country's. None where it said
 * nothing.
 */
export function currenciesBetween(
  said: readonly CurrencyFrom[],
  country: string,
  [from, to]: readonly [Month, Month],
): (CurrencyCode | null)[] {
  if (said.length === 0) return [];
  const inOrder = said.toSorted((one, other) => one.from.localeCompare(other.from));
  const former = inOrder.findLast((entry) => entry.from <= from);
  const begun = inOrder.filter((entry) => entry.from > from && entry.from <= to);
  return [...new Set([former?.currency ?? currencyOfCountry(country), ...begun.map(({ currency }) => currency)])];
}
