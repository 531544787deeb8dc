import type { FoodMeasures } from '../../ingredients/food-measures.ts';
import type { Language } from '../../kernel/language.ts';
import { packedAmount, readPackSize } from '../../reports/import/pack-size.ts';
import { boughtGrams } from '../../reports/rows/bought-grams.ts';
import { unitOfWord } from '../../reports/rows/unit-word.ts';
import { toGrams } from '../../units/to-grams.ts';
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
  const weights = countsOf(line, { times, isPiece: unit === 'piece' })
    .map(weigh)
    .filter((grams): grams is number => grams !== null)
    .filter((grams) => isPlausiblePrice({ net: line.net, currency, grams, categoryId: food?.categoryId ?? null }));
  return weights.length === 1 ? (weights[0] ?? null) : null;
}

/** What may be counted: packs of the pieces that the name says, or those pieces themselves where they make up whole packs. */
function countsOf(
  { name, description }: Pick<Weighable, 'name' | 'description'>,
  { times, isPiece }: { times: number; isPiece: boolean },
): number[] {
  const pieces = isPiece ? (piecesInPack(name) ?? piecesInPack(description)) : null;
  if (pieces === null) return [times];
  return times % pieces === 0 ? [times * pieces, times] : [times * pieces];
}

/** Whether a unit weighs what the food data say one of it does, and nothing by itself. */
function isCounted(unit: string | null, language: Language): boolean {
  const known = unit === null ? null : unitOfWord(unit, language);
  return known !== null && toGrams({ amount: 1, unit: known }, { density: 1, pieces: {} }).grams === null;
}
