import { tidyLine } from './lines/pasted-line.ts';
import { yieldInSentence } from './yields/pasted-mention.ts';
import { isAmongAmounts } from './pasted-title.ts';
import { countOfItself, yieldIn, yieldSaid } from './yields/pasted-yield.ts';
import { startsAmount, type WrittenLine } from './written-lines.ts';
import type { RecipeWords } from './words/recipe-words.ts';

/** A line under a title and what stands below it. */
interface Under {
  line: WrittenLine;
  next: WrittenLine | undefined;
  words: RecipeWords;
}

const FOR_ONE =
  /^\(?(?:per|pr\.?|pro|par|je|for each|each) (?:gast|guest|person|persoon|personne|convive|couvert|kuvert|cover|plate|portion|portie|porsjon|assiette|bord|tallerken|teller|kunde|customer|serving|pers\.?)\)?[.:]?$/iu;

/** "per gast", "pr. kuvert": the amounts below are for one, unless another line says for how many they are. */
export function isForOne(text: string): boolean {
  return FOR_ONE.test(text);
}

/** "8 Stück (4 Personen)", or the bare number that stands between a title and its amounts. */
export function yieldUnderTitle({ line, next, words }: Under, title: string): number | null {
  const bare = /^(\d{1,3})(?:\s*[-–]\s*\d{1,3})?$/u.exec(line.written.trim())?.[1];
  if (bare !== undefined && next && startsAmount(next)) return Number(bare) || null;
  const said = yieldIn(tidyLine(line.written.replaceAll('|', ' · ')), words)?.count ?? null;
  return said ?? (next && (next.blankBefore || next.heading !== null) ? countOfItself(line.text, title) : null);
}

/** "Rezeptur für 100 Portionen à 400 g": said under the title in more words, apart from the amounts. */
export function servingsUnderTitle({ line, next, words }: Under): number | null {
  const isWorded = /^[\p{L}(]/u.test(line.written.trim()) || line.phrase.unit === 'portion';
  if (next === undefined || !isWorded) return null;
  if (isAmongAmounts(next) && !next.blankBefore) return null;
  return yieldSaid(line.text, words)?.count ?? yieldInSentence(line.text, words);
}
