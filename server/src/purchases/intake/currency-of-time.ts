import { currenciesOfMoney, knownCurrencies, oneCurrency } from '@plateprint/shared/costs/country-currency.ts';
import { firstDayOf, lastDayOf, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import type { Database } from '../../platform/database/database.ts';
import { organizationCurrencies } from '../../organizations/currency-store.ts';
import { type PurchasesQuery, reportingKitchens } from '../../reports/purchased-rows-store.ts';
import { currenciesByKitchen } from '../invoice-store.ts';
import { kitchenPlaces } from '../kitchen-place-store.ts';
import { hasUnnamedMoney } from './unnamed-money.ts';

export interface CurrencyOfTime {
  /** Null where nobody knows it, or there are several. */
  currency: string | null;
  /** The same as far as invoices say it. */
  ofInvoices: string | null;
  /** All that are known. */
  currencies: string[];
  /** Whether the money of the time may be added up: all of it is in one currency. */
  isOne: boolean;
}

const monthOf = (day: string): Month => day.slice(0, 7) as Month;

/** A report counts whole where its month begins in the time, and so do the invoices of its month. */
function wholeMonths<Asked extends { from: string; to: string }>(asked: Asked): Asked {
  const month = monthOf(asked.from);
  const first = asked.from === firstDayOf(month) ? month : monthLater(month, 1);
  return { ...asked, from: firstDayOf(first), to: lastDayOf(monthOf(asked.to)) };
}

/** The currency of a time's purchases, of one kitchen or of all. */
export async function currencyOfTime(database: Database, time: PurchasesQuery): Promise<CurrencyOfTime> {
  const asked = wholeMonths(time);
  const [kitchens, ofInvoices, places, organization] = await Promise.all([
    reportingKitchens(database, asked),
    currenciesByKitchen(database, asked),
    kitchenPlaces(database, asked),
    organizationCurrencies(database, asked.organizationId),
  ]);
  const all = new Set<string | null>();
  for (const id of kitchens) {
    const money = { ofInvoices: ofInvoices.get(id) ?? [], country: places.get(id) ?? '', organization };
    for (const each of await currenciesOfKitchen(database, { ...asked, restaurantId: id }, money)) all.add(each);
  }
  const currency = oneCurrency([...all]);
  const said = [...new Set([...ofInvoices.values()].flat())];
  // One kitchen of a country without a table has one currency all the same; several of them may not.
  const isOne = all.size <= 1 && (currency !== null || kitchens.length <= 1);
  return {
    currency,
    ofInvoices: said.length === 1 && isOne ? (said[0] ?? null) : null,
    currencies: knownCurrencies([...all]),
    isOne,
  };
}

type TimeOfKitchen = PurchasesQuery & { restaurantId: string };

/** The currencies of one kitchen's money in a time; several are never added up. */
export async function kitchenCurrencies(
  database: Database,
  { country, ...time }: TimeOfKitchen & { country: string },
): Promise<(string | null)[]> {
  const asked = wholeMonths(time);
  const organization = await organizationCurrencies(database, asked.organizationId);
  const ofInvoices = (await currenciesByKitchen(database, asked)).get(asked.restaurantId) ?? [];
  return currenciesOfKitchen(database, asked, { ofInvoices, country, organization });
}

/** Its rows are read only where money without a named currency would make a difference. */
async function currenciesOfKitchen(
  database: Database,
  asked: TimeOfKitchen,
  money: Omit<Parameters<typeof currenciesOfMoney>[0], 'hasUnnamed' | 'from' | 'to'>,
): Promise<(string | null)[]> {
  const time = { from: monthOf(asked.from), to: monthOf(asked.to) };
  const named = currenciesOfMoney({ ...money, ...time, hasUnnamed: false });
  const all = currenciesOfMoney({ ...money, ...time, hasUnnamed: true });
  return all.length > named.length && (await hasUnnamedMoney(database, asked)) ? all : named;
}
