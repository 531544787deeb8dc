import type { Language } from '../../kernel/language.ts';
import { toGrams } from '../../units/to-grams.ts';
import { heavyGramsOf } from '../model/doubts.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import type { ReadImportLine } from './import-draft.ts';

/** Says of a line that is more than a portion can hold that it should be read over, and how much it is. */
export function withDoubt<Line extends ReadImportLine>(
  reading: Line,
  { portions, language }: Pick<ImportedRecipe, 'portions' | 'language'>,
): Line & { heavyGrams: number | null } {
  // Without a number of portions nothing is known of one.
  const heavyGrams = portions === null ? null : heavyGramsOf(gramsOf(reading.line, language), portions);
  const standing = heavyGrams !== null && reading.standing === 'understood' ? 'check' : reading.standing;
  return { ...reading, standing, heavyGrams };
}

/** Grams that the line tells by itself: a volume has none before its food is known. */
function gramsOf({ amount, unit, pieceGrams }: ReadImportLine['line'], language: Language): number | null {
  if (amount == null || unit == null) return null;
  return toGrams({ amount, unit, pieceGrams: pieceGrams ?? null, language }, { density: null, pieces: {} }).grams;
}
