import type { Language } from '../../kernel/language.ts';
import { spokenText } from './chat/speakers.ts';
import { withoutRunningHead } from '../paste/running-head.ts';
import { readPastedRecipe } from '../paste/pasted-recipe.ts';
import { NO_RECIPE, type ImportedRecipe } from './imported-recipe.ts';
import { splitRecipes } from './split-recipes.ts';
import { languageOfText } from './text-language.ts';

/** Text beyond this is left out, and said to be: half a million words are a shelf of cookbooks. */
export const LONGEST_TEXT = 3_000_000;

/**
 * Reads one or many recipes out of a text. Without `language` it is recognized by the words, recipe by recipe; `likely` is the
 * reader's own, for texts that say too little.
 */
export function readPastedRecipes(
  text: string,
  { likely, language }: { likely: Language; language?: Language | undefined },
): ImportedRecipe[] {
  const { text: whole, said } = spokenText(withoutRunningHead(text.slice(0, LONGEST_TEXT)));
  const listed = listedDishes(whole);
  if (listed) return listed.map((dish) => ({ ...NO_RECIPE, ...dish, language: language ?? likely }));
  const spoken = language ?? languageOfText(whole, likely);
  return splitRecipes(whole, spoken).map((part) => {
    const own = language ?? languageOfText(part, spoken);
    return { ...NO_RECIPE, ...readPastedRecipe(part, own, said), language: own };
  });
}

/** A list of dishes from a spreadsheet: a tab separates name from servings (specification, point 5). */
function listedDishes(text: string): { title: string; portions: number }[] | null {
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  if (lines.length < 2) return null;
  const dishes: { title: string; portions: number }[] = [];
  for (const line of lines) {
    const row = line.trim();
    const tab = row.indexOf('\t');
    const [title, servings] = tab === -1 ? [row, ''] : [row.slice(0, tab).trimEnd(), row.slice(tab).trimStart()];
    const portions = /^\d{1,5}$/u.test(servings) ? Number(servings) : 0;
    if (!/^\p{L}/u.test(title) || !(portions > 0)) return null;
    dishes.push({ title: title.slice(0, 200), portions });
  }
  return dishes;
}
