import type { NameLanguage } from '../../kernel/language.ts';
import type { CompoundSplitter } from './compound.ts';
import { foldedWords } from './fold.ts';
import { HEAD_WEIGHT, plainTerm, type Term } from './search-terms.ts';
import { stem } from './stem.ts';
import { OF_WORDS, PREPOSITIONS, SHAPE_WORDS, STOP_WORDS } from './words/food-words.ts';
import { GRAMMAR } from './words/grammar.ts';

interface Reading {
  language: NameLanguage;
  splitter: CompoundSplitter;
  stateStems: ReadonlySet<string>;
}

/** The parts of a folded name, the thing itself among them. */
export function nameTerms(folded: string, reading: Reading): Term[] {
  const terms = partsOf(folded, reading);
  const { language, stateStems } = reading;
  chooseNameHead(terms, language, (word) => stateStems.has(stem(word, language)));
  return terms;
}

/** Parts of a name; of "tomatoes, canned" the head is in front of the comma. */
function partsOf(folded: string, { language, splitter }: Reading): Term[] {
  const terms: Term[] = [];
  const ends: number[] = [];
  let tail = false;
  let at = 0;
  for (const segment of folded.split(/[,(]/)) {
    for (const word of foldedWords(segment)) {
      if (OF_WORDS[language].has(word) && terms.length > 0 && ends.length === 0) ends.push(terms.length);
      if (STOP_WORDS[language].has(word) || OF_WORDS[language].has(word)) continue;
      if (PREPOSITIONS[language].has(word) && terms.length > 0) {
        tail = true;
        if (ends.length === 0) ends.push(terms.length);
        continue;
      }
      for (const part of splitter.split(word)) terms.push(plainTerm(part, language, at, tail));
      at++;
    }
    if (ends.length === 0) ends.push(terms.length);
  }
  for (const term of terms.slice(ends[0])) term.material = true;
  return terms;
}

/** The last word in front of "of", a preposition or a comma; the first, where the thing stands first. */
function chooseNameHead(terms: readonly Term[], language: NameLanguage, isState: (word: string) => boolean): void {
  const { headFirst, statesFollow } = GRAMMAR[language];
  const isShape = ({ word }: Term): boolean => SHAPE_WORDS[language].has(word);
  const things =
    terms.some(isShape) && terms.some((term) => !term.material && !isShape(term))
      ? terms.filter((term) => !isShape(term))
      : terms;
  const front = things.filter((term) => !term.material);
  const last = front.findLast(
    (term) => !statesFollow || front.filter(({ at }) => at === term.at).length > 1 || !isState(term.word),
  );
  const head = headFirst ? (terms.find((term) => !isShape(term)) ?? terms[0]) : (last ?? front.at(-1) ?? terms.at(-1));
  if (head) Object.assign(head, { head: true, tail: false, weight: HEAD_WEIGHT });
}
