import { currenciesOfMoney } from '../../costs/country-currency.ts';
import type { Month } from '../../kernel/month.ts';
import type { CurrencyFrom } from '../../organizations/currency.ts';
import type { IngredientRow } from '../model/imported-row.ts';
import type { ImportedFile, ReportDraft } from '../model/report.ts';

type Purchases = Pick<ReportDraft, 'category' | 'startDate' | 'endDate'> & {
  ingredients: readonly Pick<IngredientRow, 'from' | 'money'>[];
  importedData: readonly Pick<ImportedFile, 'currency'>[];
};

/** Where purchases are made, and what their organization said of its currency. */
export interface PurchasesHome {
  location: string;
  organizationLocation: string;
  organizationCurrencies: readonly CurrencyFrom[];
}

/**
 * Whether a report's purchases hold money in several currencies: it is never added up. Invoices name theirs; a spreadsheet and what was typed are in that of the
 * organization or of the country.
 */
export function hasSeveralCurrencies(purchases: Purchases, home: PurchasesHome): boolean {
  const named = new Set<string | null>();
  let hasUnnamed = false;
  for (const { from, money } of purchases.ingredients) {
    if (money === null) continue;
    const currency = from ? purchases.importedData[from.file]?.currency : undefined;
    if (currency === undefined) hasUnnamed = true;
    else named.add(currency);
  }
  if (!hasUnnamed) return named.size > 1;
  const unnamed = currenciesOfMoney({
    ofInvoices: [],
    hasUnnamed,
    country: purchases.category === 'organization' ? home.organizationLocation : home.location,
    organization: { said: home.organizationCurrencies, country: home.organizationLocation },
    from: monthOf(purchases.startDate),
    to: monthOf(purchases.endDate ?? purchases.startDate),
  });
  return new Set([...named, ...unnamed]).size > 1;
}

const monthOf = (day: string): Month => day.slice(0, 7) as Month;
