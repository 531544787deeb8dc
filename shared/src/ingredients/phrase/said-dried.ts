import type { NameMatch } from '../ingredient-match.ts';
import type { IngredientPhrase } from './ingredient-phrase.ts';
import { noteOfKind } from './note-of-kind.ts';

/** What weighs many times more once it is soaked or grown fresh. */
const MUCH_LIGHTER: ReadonlySet<string | null> = new Set(['vegetables', 'fruit', 'berries', 'legumes', 'mushrooms-seaweed']);
const DRIED = /dr(?:ied|y)|powder|flakes|ground/u;

/** "Marrowfat peas, dried", of a food that the data have fresh, frozen or tinned alone: it is not the other. */
export function isDriedOtherwise(
  { name, note }: Pick<IngredientPhrase, 'name' | 'note'>,
  { matched, categoryId, variation }: Pick<NameMatch, 'matched' | 'categoryId' | 'variation'>,
  statesOf: (word: string) => readonly string[],
): boolean {
  if (!matched || !MUCH_LIGHTER.has(categoryId) || variation === null || DRIED.test(variation.id)) return false;
  const words = `${name} ${noteOfKind(note) ?? ''}`.split(/[^\p{L}-]+/u).filter((word) => word.length > 2);
  return words.some((word) => statesOf(word).includes('dried'));
}
