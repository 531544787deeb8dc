import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MappedName } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import type { UnderstoodInvoice, UnderstoodLine } from '@plateprint/shared/purchases/invoice/understood-invoice.ts';
import type { SetAsideReason, WrittenInvoice, WrittenInvoiceLine } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { isFoodByClass } from '@plateprint/shared/purchases/invoice/commodity-class.ts';
import { sumDiffers } from '@plateprint/shared/purchases/invoice/document-discount.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { gramsOfLine } from '@plateprint/shared/purchases/invoice/line-grams.ts';
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
    invoice.lines.map((line) => ({ ...line, supplier: supplierKey(invoice.supplier), currency: invoice.currency })),
  );
  const names = read.flatMap(({ invoice: { supplier, lines: own } }) =>
    own.map(({ name, articleNumber, gtin }) => ({
      name: name.slice(0, 300),
      externalId: (articleNumber ?? '').slice(0, 120),
      supplier: supplier.name,
      gtin: gtin ?? '',
    })),
  );
  const mapped = names.length === 0 ? [] : await namesMapped({ database, foodData }, { organizationId, language, names });
  const understood = lines.map(({ supplier, currency, ...line }, index): UnderstoodLine => {
    const match = mapped[index];
    if (!match) throw new Error('Every name has its answer.');
    const grams = remembered(line, supplier) ?? gramsOfLine(line, { food: measuresOfFood(foodData, match), currency, language });
    return { ...line, grams, setAside: setAsideOf(line, match), match };
  });
  let next = 0;
  return read.map(({ file, invoice }) => {
    const own = understood.slice(next, next + invoice.lines.length);
    next += own.length;
    return { file, ...invoice, warnings: sumDiffers(invoice) ? ['sum_differs'] : [], lines: own };
  });

  function remembered(line: WrittenInvoiceLine, supplier: string): number | null {
    const each = weights.get(weightKey({ supplierKey: supplier, articleKey: articleKey(line), code: line.unit ?? '' }));
    return each === undefined || line.quantity === null ? null : each * line.quantity;
  }

  function setAsideOf({ name, classes }: WrittenInvoiceLine, match: MappedName): SetAsideReason | null {
    const byWords = setAsideByWords(name, language);
    if (match.by === 'memory') return match.notFood ? (byWords ?? 'not_food') : null;
    const isFood = isFoodByClass(classes);
    if (isFood === false) return byWords ?? 'not_food';
    if (isFood && byWords === 'not_food') return null;
    return match.by === 'match' ? null : byWords;
  }
}
