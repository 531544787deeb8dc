import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MappedName } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import type { UnderstoodInvoice, UnderstoodLine } from '@plateprint/shared/purchases/invoice/understood-invoice.ts';
import type { SetAsideReason, WrittenInvoice, WrittenInvoiceLine } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { quantityInWords } from '@plateprint/shared/purchases/invoice/quantity-code.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { packedAmount, readPackSize } from '@plateprint/shared/reports/import/pack-size.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import { articleKey } from '@plateprint/shared/purchases/invoice/article-key.ts';
import { supplierKey } from '@plateprint/shared/purchases/invoice/supplier-key.ts';
import { weightKey, weightsOf } from '../article-weight-store.ts';
import { measuresOfFood } from '../../ingredients/actions/measures-of.ts';
import { namesMapped } from '../../mapper/actions/map-names.ts';
import type { Services } from '../../platform/services.ts';

interface Reading {
  organizationId: string;
  language: Language;
}

/** The lines of invoices with what they stand for and weigh, and which of them are no food. */
export async function understoodInvoices(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  { organizationId, language }: Reading,
  read: readonly { file: string; invoice: WrittenInvoice }[],
): Promise<UnderstoodInvoice[]> {
  const suppliers = [...new Set(read.map(({ invoice }) => supplierKey(invoice.supplier)))];
  const weights = await weightsOf(database, organizationId, suppliers);
  const lines = read.flatMap(({ invoice }) =>
    invoice.lines.map((line) => ({ ...line, supplier: supplierKey(invoice.supplier) })),
  );
  const names = lines.map(({ name, articleNumber }) => ({
    name: name.slice(0, 300),
    externalId: (articleNumber ?? '').slice(0, 120),
  }));
  const mapped = names.length === 0 ? [] : await namesMapped({ database, foodData }, { organizationId, language, names });
  const understood = lines.map(({ supplier, ...line }, index): UnderstoodLine => {
    const match = mapped[index];
    if (!match) throw new Error('Every name has its answer.');
    return { ...line, grams: remembered(line, supplier) ?? gramsOf(line, match), setAside: setAsideOf(line, match), match };
  });
  let next = 0;
  return read.map(({ file, invoice }) => {
    const own = understood.slice(next, next + invoice.lines.length);
    next += own.length;
    return { file, ...invoice, lines: own };
  });

  function remembered(line: WrittenInvoiceLine, supplier: string): number | null {
    const each = weights.get(weightKey({ supplierKey: supplier, articleKey: articleKey(line), code: line.unit ?? '' }));
    return each === undefined || line.quantity === null ? null : each * line.quantity;
  }

  /** As a row of a supplier's file is weighed: packs by the size in their name, pieces by the food. */
  function gramsOf({ name, description, quantity, unit: code }: WrittenInvoiceLine, match: MappedName): number | null {
    const pack = readPackSize(name, 'name') ?? readPackSize(description, 'name');
    const { amount, unit: word } = quantityInWords(quantity, code);
    const { amount: times, unit } = packedAmount({ quantity: amount, unit: word, pack }, language);
    const row = { written: name, amount: times, unit, counted: null, grams: null };
    return boughtGrams(row, measuresOfFood(foodData, match), language);
  }

  function setAsideOf({ name }: WrittenInvoiceLine, match: MappedName): SetAsideReason | null {
    const byWords = setAsideByWords(name, language);
    if (match.by === 'memory') return match.notFood ? (byWords ?? 'not_food') : null;
    return match.by === 'match' ? null : byWords;
  }
}
