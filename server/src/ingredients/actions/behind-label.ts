import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import { isMass } from '@plateprint/shared/units/kinds-of-unit.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';

/** Whole dishes: their names stand over what goes into them. */
const READY_MEALS = 'ready-meals';
const LABEL = /^[^:\d]{2,40}:\s*(?=\S)/u;

/** What stands behind the name and its colon, where it is an amount of something: "2 kg potatoes" of "Mash: 2 kg potatoes". */
export function phraseBehindLabel({ input, quantity, note }: IngredientPhrase, language: Language): IngredientPhrase | null {
  const label = quantity === null || note === null ? null : LABEL.exec(input.trim());
  if (!label) return null;
  const behind = parseLine(input.trim().slice(label[0].length), language);
  return behind.quantity !== null && behind.name !== '' ? behind : null;
}

/**
 * Which of both a labelled amount is of. "Onion: 200 g red" is onion, and "Vinegar: 2 tbsp white wine" vinegar; of a dish, or of what nobody
 * knows, what stands behind is weighed, where it has a weight: "Soup: 1 l tomato" is soup.
 */
export function labelledOrBehind<Line extends { match: NameMatch; phrase: IngredientPhrase }>(
  labelled: Line,
  behind: Line,
): Line {
  const isOver = !labelled.match.matched || labelled.match.categoryId === READY_MEALS;
  return isOver && behind.match.matched && isMass(behind.phrase.unit) ? { ...behind, input: labelled.phrase.input } : labelled;
}
