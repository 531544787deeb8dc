import { currenciesOfMoney, oneCurrency } from '@plateprint/shared/costs/country-currency.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { Database } from '../../platform/database/database.ts';
import { organizationCurrencies } from '../../organizations/currency-store.ts';
import { type PurchasesQuery, reportingKitchens } from '../../reports/purchased-rows-store.ts';
import { currenciesByKitchen, currenciesOf } from '../invoice-store.ts';
import { kitchenPlaces } from '../kitchen-place-store.ts';

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

/** The currency of a time's purchases, of one kitchen or of all. */
export async function currencyOfTime(database: Database, asked: PurchasesQuery): Promise<CurrencyOfTime> {
  const [kitchens, ofInvoices, places, organization] = await Promise.all([
    reportingKitchens(database, asked),
    currenciesByKitchen(database, asked),
    kitchenPlaces(database, asked),
    organizationCurrencies(database, asked.organizationId),
  ]);
  const time = { organization, from: monthOf(asked.from), to: monthOf(asked.to) };
  const found = kitchens.flatMap((id) =>
    currenciesOfMoney({ ...time, ofInvoices: ofInvoices.get(id) ?? [], country: places.get(id) ?? '' }),
  );
  const all = [...new Set(found)];
  const currency = oneCurrency(all);
  const said = [...new Set([...ofInvoices.values()].flat())];
  return {
    currency,
    ofInvoices: said.length === 1 ? (said[0] ?? null) : null,
    currencies: all.filter((each) => each !== null).toSorted(),
    // One kitchen of a country without a table has one currency all the same; several of them may not.
    isOne: all.length <= 1 && (currency !== null || kitchens.length <= 1),
  };
}

/** The currencies of one kitchen's money in a time; several are never added up. */
export async function kitchenCurrencies(
  database: Database,
  { country, ...asked }: PurchasesQuery & { restaurantId: string; country: string },
): Promise<(string | null)[]> {
  const organization = await organizationCurrencies(database, asked.organizationId);
  const ofInvoices = await currenciesOf(database, asked);
  return currenciesOfMoney({ ofInvoices, country, organization, from: monthOf(asked.from), to: monthOf(asked.to) });
}
