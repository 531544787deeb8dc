/** ISO 4217 by country; members of the euro have no line of their own. */
const CURRENCIES: ReadonlyMap<string, string> = new Map([
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

/**
 * The currency that a kitchen's money is in: that of its invoices, else its country's, for a file of purchases names none. Null where its
 * invoices are in several, or nobody knows.
 */
export function currencyOfKitchen(ofInvoices: readonly string[], country: string): string | null {
  if (ofInvoices.length > 1) return null;
  return ofInvoices[0] ?? currencyOfCountry(country);
}

/** Null where nobody knows: of a wider place than a country, too. */
function currencyOfCountry(country: string): string | null {
  return OF_THE_EURO.has(country) ? 'EUR' : (CURRENCIES.get(country) ?? null);
}
