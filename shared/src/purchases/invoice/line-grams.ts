import type { FoodMeasures } from '../../ingredients/food-measures.ts';
import type { Language } from '../../kernel/language.ts';
import { packedAmount, readPackSize } from '../../reports/import/pack-size.ts';
import { boughtGrams, isCounted } from '../../reports/rows/bought-grams.ts';
import type { WrittenInvoiceLine } from './invoice.ts';
import { piecesInPack } from './piece-pack.ts';
import { isPlausiblePrice } from './plausible-price.ts';
import { quantityInWords } from './quantity-code.ts';

type Weighable = Pick<WrittenInvoiceLine, 'name' | 'description' | 'quantity' | 'unit' | 'net'>;

interface Weighing {
  food: FoodMeasures | null;
  currency: string | null;
  language: Language;
}

/**
 * Grams of a line as a row of a supplier's file is weighed: packs by the size in their name, pieces by the food. Null where nobody can tell, also
 * where what is counted would cost many times what such a food does: then a person is asked.
 */
export function gramsOfLine(line: Weighable, { food, currency, language }: Weighing): number | null {
  const pack = readPackSize(line.name, 'name') ?? readPackSize(line.description, 'name');
  const { amount, unit: word } = quantityInWords(line.quantity, line.unit);
  const { amount: times, unit } = packedAmount({ quantity: amount, unit: word, pack }, language);
  const weigh = (count: number | null): number | null =>
    boughtGrams({ written: line.name, amount: count, unit, counted: null, grams: null }, food, language);
  if (times === null || !isCounted(unit, language)) return weigh(times);
  const categoryId = food?.categoryId ?? null;
  const weights = countsOf(line, { times, isPiece: unit === 'piece', categoryId })
    .map(weigh)
    .filter((grams): grams is number => grams !== null)
    .filter((grams) => isPlausiblePrice({ net: line.net, currency, grams, categoryId }));
  return weights.length === 1 ? (weights[0] ?? null) : null;
}

/** Foods that no supplier sells singly: four of "Ägg 30-pack" are packs. */
const NEVER_SINGLY: ReadonlySet<string> = new Set(['eggs']);

interface Counted {
  times: number;
  isPiece: boolean;
  categoryId: string | null;
}

/**
 * What may be counted: packs of the pieces that the name says, or those pieces themselves: "Ananas 6 Stk" is the size of the case it is picked from, or
 * what is billed. Of foods that are never sold singly it is pieces only where they make up whole packs.
 */
function countsOf(
  { name, description }: Pick<Weighable, 'name' | 'description'>,
  { times, isPiece, categoryId }: Counted,
): number[] {
  const pieces = isPiece ? (piecesInPack(name) ?? piecesInPack(description)) : null;
  if (pieces === null) return [times];
  return NEVER_SINGLY.has(categoryId ?? '') && times % pieces !== 0 ? [times * pieces] : [times * pieces, times];
}
