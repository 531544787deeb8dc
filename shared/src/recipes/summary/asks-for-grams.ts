import { parseLine } from '../../ingredients/phrase/parse-line.ts';
import type { Language } from '../../kernel/language.ts';
import { unitIs } from '../../units/kinds-of-unit.ts';

/** Whether the words of a line give its amount in grams or kilograms. */
export function asksForGrams(written: string, language: Language): boolean {
  const { unit } = parseLine(written, language);
  return unit !== null && unitIs(unit, 'metric');
}
