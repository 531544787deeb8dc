import { phraseTables } from '../phrase/phrase-tables.ts';
import type { Facet, Facets } from './facets.ts';
import { fold, foldedWords } from './fold.ts';
import { BRANDS, CLASS_WORDS, OF_WORDS, PACK_WORDS, PREPOSITIONS, STOP_WORDS } from './food-words.ts';
import { plainTerm, type LanguageIndex } from './language-index.ts';
import { HEAD_WEIGHT, MODIFIER_WEIGHT, type Term, type TermRole } from './search-terms.ts';

export interface SearchQuery {
  text: string;
  folded: string;
  joined: string;
  terms: Term[];
  facets: { at: number; facet: Facet }[];
  /** "3 %", "3,5%". */
  percents: number[];
  /** The last word may be unfinished. */
  typing: boolean;
}

const ROLE_WEIGHT: Record<TermRole, number> = {
  state: 0.25,
  origin: 0.1,
  organic: 0.05,
  noise: 0.03,
  size: 0.03,
  unit: 0.1,
  class: 0.5,
};
const MOST_WORDS = 24;

export function readQuery(text: string, index: LanguageIndex, facets: Facets, typing = false): SearchQuery {
  const folded = fold(text).trim();
  const words = foldedWords(folded).slice(0, MOST_WORDS);
  const query: SearchQuery = { text, folded, joined: words.join(''), terms: [], facets: [], percents: [], typing };
  const firstSegment = foldedWords(folded.split(/[,(;]/)[0] ?? '').length;
  let tail = false;
  let material = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const found = facets.at(words, at);
    if (found && found.words.length > 1) {
      query.facets.push({ at, facet: found.facet });
      for (const part of found.words) addWord(query, part, at, true, roleOf(found.facet));
      at += found.words.length - 1;
      continue;
    }
    if (/^\d/.test(word)) {
      if (word.endsWith('%')) query.percents.push(Number.parseFloat(word));
      continue;
    }
    if (OF_WORDS[index.language].has(word)) material ||= query.terms.some((term) => term.role === null);
    if (STOP_WORDS[index.language].has(word) || OF_WORDS[index.language].has(word)) continue;
    if (PREPOSITIONS[index.language].has(word) && query.terms.length > 0) {
      tail = true;
      continue;
    }
    if (found) query.facets.push({ at, facet: found.facet });
    const states = found ? null : statesInside(word, index, facets);
    if (states) query.facets.push({ at, facet: { kind: 'state', ids: states } });
    const role = states ? 'state' : found ? roleOf(found.facet) : wordRole(word, index);
    const before = query.terms.length;
    if (role) addWord(query, word, at, tail || at >= firstSegment, role);
    else addParts(query, word, at, tail || (at >= firstSegment && query.terms.some((term) => term.role === null)), index, facets);
    if (material) for (const term of query.terms.slice(before)) term.material = true;
  }
  chooseHead(query.terms, index);
  return query;
}

function roleOf(facet: Facet): TermRole {
  return facet.kind;
}

function addWord(query: SearchQuery, word: string, at: number, tail: boolean, role: TermRole): void {
  query.terms.push({ ...plainTerm(word, 'en', at, tail), stem: word, weight: ROLE_WEIGHT[role], role });
}

/** A word that is no name, and the parts of one that is: "kycklinglårfilé" is chicken, thigh and fillet. */
function addParts(query: SearchQuery, word: string, at: number, tail: boolean, index: LanguageIndex, facets: Facets): void {
  const whole = index.splitter.split(word);
  const end = whole.length === 1 && !index.isWord(word) ? index.splitter.knownEnd(word) : null;
  const parts = end ? [end.unknown, end.end] : whole;
  for (const [position, part] of parts.entries()) {
    const term = plainTerm(part, index.language, at, tail);
    if (end && position === 0) term.strange = true;
    const states = parts.length > 1 ? facets.statesOf(part) : null;
    if (states) {
      query.facets.push({ at, facet: { kind: 'state', ids: states } });
      Object.assign(term, { role: 'state', weight: ROLE_WEIGHT.state });
    } else if (parts.length > 1 && isCountedUnit(part, index)) Object.assign(term, { role: 'unit', weight: ROLE_WEIGHT.unit });
    else if (position === parts.length - 1 && query.terms.some((other) => other.role === null) && isClassWord(part, index))
      Object.assign(term, { role: 'class', weight: ROLE_WEIGHT.class });
    else if (position > 0 && isClassWord(part, index)) Object.assign(term, { role: 'class', weight: ROLE_WEIGHT.class });
    query.terms.push(term);
  }
}

function wordRole(word: string, index: LanguageIndex): TermRole | null {
  const isName = index.isWord(word);
  if (PACK_WORDS.has(word) && !index.heads.has(word)) return 'noise';
  if (BRANDS.has(word) && !isName) return 'noise';
  const { words } = phraseTables(index.language);
  if (words.sizes.some((size) => fold(size) === word)) return 'size';
  return isCountedUnit(word, index) ? 'unit' : null;
}

/** How finely or deeply: "finhackad" is chopped, "tiefgefroren" frozen. */
const ADVERB =
  /^(?:fin|grov|sma|djup|ny|for|latt|fint|grovt|ned|ner|fein|grob|tief|frisch|vor|fijn|grof|diep|voor|dyb|dyp|forhands|hel|halv)/;

function statesInside(word: string, index: LanguageIndex, facets: Facets): string[] | null {
  if (index.isWord(word)) return null;
  const bare = word.replace(ADVERB, '');
  return facets.statesOf(word) ?? (bare !== word && bare.length >= 4 ? facets.statesOf(bare) : null);
}

function isCountedUnit(word: string, index: LanguageIndex): boolean {
  for (const unit of phraseTables(index.language).unitAfterName.keys()) if (fold(unit) === word) return true;
  return false;
}

function isClassWord(word: string, index: LanguageIndex): boolean {
  return CLASS_WORDS.some((kind) => kind.words[index.language].has(word));
}

/** The thing that was named: the last word (in French the first) that is a food; a state or class only when nothing else is there. */
function chooseHead(terms: Term[], index: LanguageIndex): void {
  if (!terms.some((term) => term.role === null))
    for (const term of terms)
      if (term.role !== 'noise' && term.role !== 'size')
        Object.assign(term, plainTerm(term.word, index.language, term.at, false));
  const inOrder = index.language === 'fr' ? terms : terms.toReversed();
  const named = inOrder.filter((term) => term.role === null && !term.tail && (!term.material || index.language === 'fr'));
  const head = named.find((term) => index.heads.has(term.stem)) ?? named.find((term) => index.isWord(term.word)) ?? named[0];
  if (head) Object.assign(head, { head: true, weight: HEAD_WEIGHT });
  for (const term of named) if (term !== head) term.weight = MODIFIER_WEIGHT;
}
