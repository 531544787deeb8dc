import type { Month } from '../kernel/month.ts';
import { currenciesBetween, type CurrencyFrom, currencyOfCountry } from '../organizations/currency.ts';

interface KitchenMoney {
  /** Of the kitchen's invoices in the time. */
  ofInvoices: readonly string[];
  /** Whether it has money, too, of which no invoice says the currency: of files and of programs. */
  hasUnnamed: boolean;
  country: string;
  /** What its organization said, and the country of that. */
  organization: { said: readonly CurrencyFrom[]; country: string };
  from: Month;
  to: Month;
}

/**
 * The currencies that a kitchen's money of a time is in; null stands for one that nobody knows. Invoices name theirs. A file names none: it is in what the
 * organization said, for kitchens in its own country; where it said nothing, in that of the kitchen's country. Money of several is never added up.
 */
export function currenciesOfMoney({ ofInvoices, hasUnnamed, country, organization, from, to }: KitchenMoney): (string | null)[] {
  const said = country === organization.country ? currenciesBetween(organization.said, country, [from, to]) : [];
  const ofCountry = said.length === 0 && (hasUnnamed || ofInvoices.length === 0) ? [currencyOfCountry(country)] : [];
  return [...new Set([...ofInvoices, ...said, ...ofCountry])];
}

/** Those that are known. */
export function knownCurrencies(currencies: readonly (string | null)[]): string[] {
  return currencies.filter((each) => each !== null).toSorted();
}

/** The one currency of money; null where nobody knows it, or there are several. */
export function oneCurrency(currencies: readonly (string | null)[]): string | null {
  return currencies.length === 1 ? (currencies[0] ?? null) : null;
}
