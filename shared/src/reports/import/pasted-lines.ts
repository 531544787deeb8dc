import { parseLine } from '../../ingredients/phrase/parse-line.ts';
import type { Language } from '../../kernel/language.ts';
import { cleanText, LONGEST_NAME, nameFlaw, readQuantity } from './row-flaw.ts';
import type { SheetLine } from './sheet-line.ts';
import { totalsRows } from './totals-row.ts';

export interface PastedLines {
  lines: SheetLine[];
  /** Rows without a name, which the rule drops: they are told. */
  dropped: number;
}

const BARE = {
  unit: null,
  grams: null,
  money: null,
  externalId: '',
  organic: false,
  origin: '',
  pack: null,
  isTotal: false,
} as const;

/**
 * A pasted list of sold dishes (specification, point 5): split by line; a tab separates name from servings, otherwise the
 * first number above zero begins the servings; a row without a name is dropped.
 */
export function pastedSales(text: string): PastedLines {
  return linesFrom(text, (written) => {
    const [name, servings] = written.includes('\t') ? parted(written) : atFirstNumber(written);
    // Typed numbers follow the rule of typed numbers: a comma alone is a decimal point.
    const quantity = servings === '' ? null : readQuantity(servings, typedFormat(servings));
    const flaw = quantity === null ? 'missing' : (quantity.flaw ?? (quantity.value === 0 ? 'zero' : null));
    const negative = quantity?.value !== null && (quantity?.value ?? 0) < 0;
    return {
      name,
      quantity: quantity?.value ?? null,
      flaws: [...(flaw ? [{ field: 'servings' as const, code: flaw }] : []), ...(negative ? [NEGATIVE] : [])],
    };
  });
}

const NEGATIVE = { field: 'servings', code: 'negative' } as const;

/** A pasted list of purchases, a line each, as cooks write them: "5 kg onions, organic". */
export function pastedPurchases(text: string, language: Language): PastedLines {
  return linesFrom(text, (written) => {
    const phrase = parseLine(written.replaceAll('\t', ' '), language);
    const { quantity, unit } = phrase;
    const amount = Array.isArray(quantity) ? (quantity[0] + quantity[1]) / 2 : quantity;
    return {
      name: phrase.heading ? '' : [phrase.name, phrase.note].filter(Boolean).join(', '),
      quantity: amount,
      unit: amount === null ? null : (unit ?? 'piece'),
      flaws: amount === null ? [{ field: 'amount' as const, code: 'missing' as const }] : [],
    };
  });
}

type ReadLine = Pick<SheetLine, 'name' | 'quantity' | 'flaws'> & { unit?: string | null };

function linesFrom(text: string, read: (written: string) => ReadLine): PastedLines {
  const lines: SheetLine[] = [];
  let dropped = 0;
  for (const [at, written] of text.split(/\r\n?|\n/u).entries()) {
    if (written.trim() === '') continue;
    const { name, flaws, ...line } = read(written);
    if (name.trim() === '') {
      dropped++;
      continue;
    }
    const code = nameFlaw(name);
    lines.push({
      ...BARE,
      ...line,
      row: at + 1,
      written: cleanText(written, 500).replaceAll(/[<>]/gu, ''),
      name: cleanText(name, LONGEST_NAME),
      flaws: code ? [{ field: 'name', code }, ...flaws] : flaws,
    });
  }
  const totals = totalsRows(lines);
  return { lines: lines.map((line, at) => (totals.has(at) ? { ...line, isTotal: true, flaws: [] } : line)), dropped };
}

function parted(written: string): [string, string] {
  const [name = '', ...rest] = written.split('\t');
  return [name.trim(), (rest.find((cell) => cell.trim() !== '') ?? '').trim()];
}

const NUMBER = /\d[\d.,\u00A0\u202F]*/gu;

function atFirstNumber(written: string): [string, string] {
  for (const found of written.matchAll(NUMBER)) {
    const { value } = readQuantity(found[0], typedFormat(found[0]));
    if (value === null || value <= 0) continue;
    const before = written.slice(0, found.index);
    const sign = /[-\u2212]$/u.test(before) && /(?:^|\s)[-\u2212]$/u.test(before) ? '-' : '';
    return [before.replace(/[\s:;,–—\u2212-]+$/u, '').trim(), `${sign}${written.slice(found.index).trim()}`];
  }
  return [written.trim(), ''];
}

function typedFormat(text: string): 'comma' | 'point' {
  return text.includes('.') ? 'point' : 'comma';
}
