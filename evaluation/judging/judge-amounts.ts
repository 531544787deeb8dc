import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { toGrams } from '@plateprint/shared/units/to-grams.ts';
import { measuresOf } from '../../server/src/ingredients/actions/measures-of.ts';
import { understandLine } from '../../server/src/ingredients/actions/understand-line.ts';

/** A cook's weight for a written line: the least and the most grams, or null where the line does not say. */
export interface LabelledAmount {
  line: string;
  grams: [least: number, most: number] | null;
}

export interface AmountJudgement {
  items: number;
  /** Shares, 0–1. */
  right: number;
  /** Surely wrong by a factor of ten or more. */
  tenfold: number;
  misses: string[];
}

/** Whether lines come out with the grams that a cook would put on the scale. */
export function judgeAmounts(items: readonly LabelledAmount[], language: Language, foodData: FoodData): AmountJudgement {
  let tenfold = 0;
  const misses: string[] = [];
  for (const { line, grams } of items) {
    const got = gramsOfLine(foodData, line, language);
    if (isWithin(got, grams)) continue;
    misses.push(`${line}  →  ${got ?? 'unknown'} g, not ${grams?.join('–') ?? 'unknown'}`);
    if (got !== null && (grams === null || got > grams[1] * 10 || got < grams[0] / 10)) tenfold++;
  }
  return { items: items.length, right: 1 - misses.length / Math.max(1, items.length), tenfold, misses };
}

export function gramsOfLine(foodData: FoodData, line: string, language: Language): number | null {
  const { match, amount, unit, pieceGrams, grams, also } = understandLine(foodData, line, language);
  // "Zest and juice of 1 lemon" is one thing that a cook puts on the scale.
  if (match.variation?.id.endsWith('.zest') && also.length > 0)
    return also.reduce((sum, each) => sum + (each.grams ?? 0), grams ?? 0);
  if (amount === null || unit === null) return null;
  const measures = match.variation === null ? null : measuresOf(foodData, match.variation.id);
  return toGrams({ amount, unit, pieceGrams, language }, measures ?? { density: null, pieces: {} }).grams;
}

function isWithin(got: number | null, grams: LabelledAmount['grams']): boolean {
  if (got === null || grams === null) return got === grams;
  return got >= grams[0] - 0.01 && got <= grams[1] + 0.01;
}
