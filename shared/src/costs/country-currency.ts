/** ISO 4217, by the countries that the product has tables of. */
const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['SE', 'SEK'],
  ['NO', 'NOK'],
  ['DK', 'DKK'],
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['NL', 'EUR'],
  ['GB', 'GBP'],
  ['US', 'USD'],
]);

/**
 * The currency that a kitchen's money is in: that of its invoices, else its country's, for a file of purchases names none. Null where its
 * invoices are in several, or nobody knows.
 */
export function currencyOfKitchen(ofInvoices: readonly string[], country: string): string | null {
  if (ofInvoices.length > 1) return null;
  return ofInvoices[0] ?? CURRENCIES.get(country) ?? null;
}
