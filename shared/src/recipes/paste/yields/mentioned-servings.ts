import { yieldInSentence } from './pasted-mention.ts';
import { isOfContainers, withoutContainers, yieldSaid } from './pasted-yield.ts';
import type { RecipeWords } from '../words/recipe-words.ts';

/** "Frokost lør (smørrebrød x 10)". */
const TIMES = /\(\p{L}[\p{L} -]{2,30} [x×] ?(\d{1,3})\)$/u;

/** For how many a line over the list says the dish is; "(3 große Schüsseln)" says nothing of people. */
export function mentionedServings(text: string, words: RecipeWords): number | null {
  const times = TIMES.exec(text)?.[1];
  const said = isOfContainers(text, words) ? null : yieldSaid(withoutContainers(text), words);
  return yieldInSentence(text, words) ?? said?.count ?? (times ? Number(times) : null);
}
