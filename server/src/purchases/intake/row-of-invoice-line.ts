import type { UnderstoodLine } from '@plateprint/shared/purchases/invoice/understood-invoice.ts';
import { signOf } from '@plateprint/shared/purchases/invoice/credit-note.ts';
import type { InvoiceKind } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { plainTextProblem } from '@plateprint/shared/kernel/plain-text.ts';
import { quantityInWords } from '@plateprint/shared/purchases/invoice/quantity-code.ts';
import { isGtin } from '@plateprint/shared/kernel/reading/gtin.ts';
import { LONGEST_SUPPLIER } from '@plateprint/shared/reports/model/imported-row.ts';
import { sourceOf } from '@plateprint/shared/reports/rows/row-source.ts';
import { cleanText, LONGEST_NAME } from '@plateprint/shared/reports/import/row-flaw.ts';
import type { BoughtRowSent } from '../../reports/put/bought-rows.ts';

/** The most that a row holds; a document that says more cannot be meant. */
const LARGEST = 1e9;

interface LineReading {
  kind: InvoiceKind;
  /** Whether the way from a country is known. */
  isOrigin: (country: string) => boolean;
  /** The document that it stands on. */
  head: { supplier: string; number: string; date: string };
}

/** A line as a row of purchases can keep it: of a credit note it takes back. */
export function rowOfInvoiceLine(
  line: Omit<UnderstoodLine, 'vat' | 'classes'>,
  { kind, isOrigin, head }: LineReading,
): BoughtRowSent {
  const sign = signOf(kind);
  const { amount, unit } = quantityInWords(line.quantity, line.unit);
  const times = (value: number | null): number | null =>
    value === null || Math.abs(value) > LARGEST ? null : value === 0 ? 0 : sign * value;
  return {
    name: nameOfRow(line),
    externalId: numberOfRow(line),
    amount: times(amount),
    unit,
    // Whether or not its name stands for a food today: the same line is taken back as the same row.
    isUnweighed: line.grams === null,
    grams: times(line.grams),
    money: times(line.net),
    origin: line.origin !== null && isOrigin(line.origin) ? line.origin : null,
    organic: line.match.organic,
    setAside: line.setAside !== null,
    source: sourceOf({
      gtin: isGtin(line.gtin ?? '') ? line.gtin : null,
      supplier: plain(head.supplier, LONGEST_SUPPLIER),
      invoice: plain(head.number, 120),
      day: head.date,
    }),
  };
}

export function nameOfRow({ name, id }: Pick<UnderstoodLine, 'name' | 'id'>): string {
  return plain(name, LONGEST_NAME) || plain(id, LONGEST_NAME) || '–';
}

export function numberOfRow({ articleNumber, gtin }: Pick<UnderstoodLine, 'articleNumber' | 'gtin'>): string {
  return plain(articleNumber ?? gtin ?? '', 120);
}

/** Without what no row may have: hidden characters, and the signs of markup. */
function plain(text: string, most: number): string {
  const clean = cleanText(text, most);
  return plainTextProblem(clean, { lines: false }) === null ? clean : cleanText(clean.replaceAll(/[<>]/gu, ' '), most);
}
