import type { InvoiceParty } from './invoice.ts';

/** Identifies a supplier: its identifier without spaces and case, else its name. */
export function supplierKey({ id, name }: InvoiceParty): string {
  const bare = (id ?? '').replaceAll(/[\s.-]+/gu, '').toLowerCase();
  return bare === '' ? `~${name.toLowerCase().replaceAll(/\s+/gu, ' ').trim()}` : bare;
}
