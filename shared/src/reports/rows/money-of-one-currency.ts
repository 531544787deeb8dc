import type { IngredientRow } from '../model/imported-row.ts';
import type { ImportedFile } from '../model/report.ts';

/** Whether a report's purchases hold money of invoices in several currencies: it is never added up. */
export function hasSeveralCurrencies({
  ingredients,
  importedData,
}: {
  ingredients: readonly Pick<IngredientRow, 'from' | 'money'>[];
  importedData: readonly Pick<ImportedFile, 'currency'>[];
}): boolean {
  const currencies = new Set<string | null>();
  for (const { from, money } of ingredients) {
    const currency = from && importedData[from.file]?.currency;
    if (money !== null && from !== null && currency !== undefined) currencies.add(currency);
  }
  return currencies.size > 1;
}
