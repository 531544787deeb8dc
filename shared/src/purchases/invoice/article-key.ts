import type { WrittenInvoiceLine } from './invoice.ts';

/** Identifies a supplier's article: its number, else its GTIN, else its name. */
export function articleKey({ articleNumber, gtin, name }: Pick<WrittenInvoiceLine, 'articleNumber' | 'gtin' | 'name'>): string {
  const number = (articleNumber ?? gtin ?? '').trim();
  return number === '' ? `~${name.toLowerCase().replaceAll(/\s+/gu, ' ').trim()}` : number;
}
