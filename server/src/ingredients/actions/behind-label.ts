import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';

/** The categories of what is made of other foods: their names stand over what goes into them. */
const MADE: ReadonlySet<string> = new Set(['ready-meals', 'sauces-condiments']);
const LABEL = /^[^:\d]{2,40}:\s*(?=\S)/u;

/** What stands behind the name and its colon, where it is an amount of something: "2 kg potatoes" of "Mash: 2 kg potatoes". */
export function phraseBehindLabel({ input, quantity, note }: IngredientPhrase, language: Language): IngredientPhrase | null {
  const label = quantity === null || note === null ? null : LABEL.exec(input.trim());
  if (!label) return null;
  const behind = parseLine(input.trim().slice(label[0].length), language);
  return behind.quantity !== null && behind.name !== '' ? behind : null;
}

/**
 * Which of both a labelled amount is of. "Onion: 200 g red" is onion; of "Mash: 2 kg potatoes" the potatoes are weighed; where
 * both are foods of their own a person is asked.
 */
export function labelledOrBehind<Line extends { input: string; match: NameMatch }>(labelled: Line, behind: Line): Line {
  if (!behind.match.matched || behind.match.ingredientId === labelled.match.ingredientId) return labelled;
  const { categoryId, matched } = labelled.match;
  const isMade = !matched || (categoryId !== null && MADE.has(categoryId));
  return { ...behind, input: labelled.input, match: isMade ? behind.match : { ...behind.match, matched: false } };
}
