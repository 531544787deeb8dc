import type { Language } from '../../kernel/language.ts';
import { type WordTree, wordTree } from '../reading/word-tree.ts';
import type { ClaimWords } from '../words/claim-words.ts';
import { DANISH } from '../words/danish.ts';
import { DUTCH } from '../words/dutch.ts';
import { ENGLISH } from '../words/english.ts';
import { FRENCH } from '../words/french.ts';
import { GERMAN } from '../words/german.ts';
import { NORWEGIAN } from '../words/norwegian.ts';
import { SWEDISH } from '../words/swedish.ts';

/** Menus everywhere borrow English words of marketing, so that every language is read with the English ones beside its own. */
const WORDS: Readonly<Record<Language, readonly ClaimWords[]>> = {
  en_gb: [ENGLISH],
  en_us: [ENGLISH],
  sv: [SWEDISH, ENGLISH],
  no: [NORWEGIAN, ENGLISH],
  da: [DANISH, ENGLISH],
  de: [GERMAN, ENGLISH],
  fr: [FRENCH, ENGLISH],
  nl: [DUTCH, ENGLISH],
};

const trees = new Map<Language, WordTree>();

/** The words of a language, laid out when they are first asked for. */
export function treeOf(language: Language): WordTree {
  const kept = trees.get(language);
  if (kept) return kept;
  const tree = wordTree(WORDS[language]);
  trees.set(language, tree);
  return tree;
}
