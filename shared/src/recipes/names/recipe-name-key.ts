import { withoutBrackets } from '../../kernel/reading/without-brackets.ts';
import { fold } from '../../ingredients/search/fold.ts';
import type { RecipeName } from '../model/recipe.ts';

type Names = readonly Pick<RecipeName, 'name'>[];

/** A name without case, accents and signs: what is the same to a person. Letters of other scripts stay. */
export function nameKey(name: string): string {
  return (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** The words of a name in the order of the alphabet, without what stands in brackets: `Soup, cream of tomato (vegan)`. */
export function wordsKey(name: string): string {
  const words = nameKey(withoutBrackets(name)).split(' ');
  return words
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}

/** The keys of a recipe in a sheet: each of its names as it is, and its words in any order. */
export function nameKeys(names: Names): string[] {
  const keys = names.flatMap(({ name }) => [nameKey(name), `~${wordsKey(name)}`]);
  return [...new Set(keys.filter((key) => key !== '' && key !== '~'))];
}

/** All names for a search as one types: each on a line of its own, so that its beginning is known. */
export function nameSearch(names: Names): string {
  return names.map(({ name }) => `\n${fold(name)}`).join('');
}

/** The sort key of a recipe: its first name, folded. */
export function nameSort(names: Names): string {
  return nameKey(names.find(({ name }) => name.trim() !== '')?.name ?? '');
}
