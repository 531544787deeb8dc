import { currencyOfKitchen } from '@plateprint/shared/costs/country-currency.ts';
import type { Database } from '../../platform/database/database.ts';
import { type PurchasesQuery, reportingKitchens } from '../../reports/purchased-rows-store.ts';
import { currenciesByKitchen } from '../invoice-store.ts';
import { kitchenPlaces } from '../kitchen-place-store.ts';

export interface CurrencyOfTime {
  /** Null where nobody knows it, or there are several. */
  currency: string | null;
  /** The same as far as invoices say it. */
  ofInvoices: string | null;
  /** Whether the money of the time may be added up: all of it is in one currency. */
  isOne: boolean;
}

/** The currency of a time's purchases: each kitchen's by its invoices, else by its country, for a file of purchases names none. */
export async function currencyOfTime(database: Database, asked: PurchasesQuery): Promise<CurrencyOfTime> {
  const [kitchens, ofInvoices, places] = await Promise.all([
    reportingKitchens(database, asked),
    currenciesByKitchen(database, asked),
    kitchenPlaces(database, asked),
  ]);
  const found = kitchens.map((id) => {
    const own = ofInvoices.get(id) ?? [];
    return own.length > 1 ? own : [currencyOfKitchen(own, places.get(id) ?? '')];
  });
  const all = [...new Set(found.flat())];
  const [currency = null] = all.length === 1 ? all : [];
  const said = new Set([...ofInvoices.values()].flat());
  // One kitchen of a country without a table has one currency all the same; several of them may not.
  return {
    currency,
    ofInvoices: said.size === 1 ? ([...said][0] ?? null) : null,
    isOne: all.length <= 1 && (currency !== null || kitchens.length <= 1),
  };
}
