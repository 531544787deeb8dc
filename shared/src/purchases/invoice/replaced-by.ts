import type { WrittenInvoice } from './invoice.ts';

/**
 * Numbers of the invoices that a correction takes the place of (UNTDID 1001, 384: the invoice once more, with what was revised). One of a sum below
 * zero only takes off what was too much, and counts beside them.
 */
export function replacedBy({
  kind,
  preceding,
  number,
  lines,
}: Pick<WrittenInvoice, 'kind' | 'preceding' | 'number' | 'lines'>): string[] {
  if (kind !== 'correction') return [];
  const sum = lines.reduce((all, { net }) => all + (net ?? 0), 0);
  return lines.length === 0 || sum < 0 ? [] : [...new Set(preceding)].filter((each) => each !== number);
}
