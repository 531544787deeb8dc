import { yieldInSentence } from './pasted-mention.ts';
import { isOfContainers, withoutContainers, yieldSaid } from './pasted-yield.ts';
import { hasDishWord } from '../words/dish-words.ts';
import { CONTAINERS, EATERS, PIECES, WHOLES } from '../words/yield-words.ts';
import type { RecipeWords } from '../words/recipe-words.ts';

const SERVED: ReadonlySet<string> = new Set([...PIECES, ...EATERS]);
const FILLED: ReadonlySet<string> = new Set([...CONTAINERS, ...WHOLES]);
/** "Frokost lør (smørrebrød x 10)". */
const TIMES = /\((\p{L}[\p{L} -]{2,30}) [x×] ?(\d{1,3})\)$/u;

/** For how many a line over the list says the dish is; "(3 große Schüsseln)" says nothing of people. */
export function mentionedServings(text: string, words: RecipeWords): number | null {
  const said = isOfContainers(text, words) ? null : yieldSaid(withoutContainers(text), words);
  return yieldInSentence(text, words) ?? said?.count ?? timesServed(text, words);
}

/** How many of a dish or of its pieces: "(Dosen x 12)" and "(tray x 2)" are an order. */
function timesServed(text: string, words: RecipeWords): number | null {
  const [, said = '', times] = TIMES.exec(text) ?? [];
  const named = said.toLowerCase().split(/[ -]+/u);
  if (times === undefined || named.some((word) => FILLED.has(word))) return null;
  const isServed = hasDishWord(said) || named.some((word) => SERVED.has(word) || words.servingsAfter.includes(word));
  return isServed ? Number(times) || null : null;
}
