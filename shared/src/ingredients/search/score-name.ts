import { COMMON_INGREDIENTS } from './words/common-ingredients.ts';
import { GRAMMAR } from './words/grammar.ts';
import { CARRIERS, CLASS_WORDS, REPLACING, TRANSFORMING } from './words/food-words.ts';
import { isPreparation } from './preparation-words.ts';
import type { IndexedName, LanguageIndex } from './language-index.ts';
import type { SearchQuery } from './read-query.ts';
import {
  BY_POSITION,
  LONG_STEM,
  MOST_BY_PARTS,
  NAME_WITHIN,
  OTHER_HEAD,
  SAME_STEM,
  SHARES,
  TYPING,
  UNASKED,
  UNNAMED,
  WHOLE_NAME,
} from './score-weights.ts';
import type { Term } from './search-terms.ts';

/** How sure a name is meant, 0–1, from what both sides say and what one of them says alone. */
export function scoreName(query: SearchQuery, name: IndexedName, index: LanguageIndex): number {
  if (name.folded === query.folded)
    return name.name.toLowerCase() === query.text.trim().toLowerCase() ? WHOLE_NAME.asWritten : WHOLE_NAME.folded;
  if (name.joined === query.joined) return WHOLE_NAME.joined;
  const begun = begunScore(query, name);
  const covered = cover(query, name);
  const inQuery = shareOf(query.terms, (term) => covered.query.get(term) ?? 0);
  const inName = shareOf(name.terms, (term) => covered.name.get(term) ?? 0);
  // "Rindergul" is no word yet, and none of its parts may be: the name that it begins is meant all the same.
  if (inName === 0) return begun;
  let score = SHARES.ofQuery * inQuery + SHARES.ofName * inName;
  if (!headsAgree(query, name, covered, index)) score *= isListed(query, name, covered) ? OTHER_HEAD.listed : OTHER_HEAD.else;
  for (const term of query.terms) if (!covered.query.has(term)) score *= lossWithout(term, query, name, index);
  for (const term of name.terms) if (!covered.name.has(term)) score *= term.tail ? UNASKED.tail : UNASKED.word;
  // "hackad vitlök" is vitlök in one word, not vit lök.
  if (` ${query.folded} `.includes(` ${name.folded} `)) score += NAME_WITHIN;
  score = Math.max(score, begun);
  if (query.typing && COMMON_INGREDIENTS.has(name.ingredient.id)) score += TYPING.common;
  // A shorter name that says the same is more likely than a special one; the display name before synonyms.
  return Math.min(MOST_BY_PARTS, score) - Math.min(BY_POSITION.most, name.position * BY_POSITION.each);
}

/** How sure a name is that begins with all that was typed; 0 for any other. */
function begunScore(query: SearchQuery, name: IndexedName): number {
  if (!query.typing || !name.joined.startsWith(query.joined)) return 0;
  return TYPING.begun + (TYPING.byLengthOfName * query.joined.length) / name.joined.length;
}

interface Covered {
  query: Map<Term, number>;
  name: Map<Term, number>;
  pairs: Map<Term, Term>;
}

function cover(query: SearchQuery, name: IndexedName): Covered {
  const covered: Covered = { query: new Map(), name: new Map(), pairs: new Map() };
  const last = query.terms.at(-1);
  for (const term of query.terms) {
    let best: Term | null = null;
    let bestQuality = 0;
    for (const other of name.terms) {
      if (covered.name.has(other)) continue;
      const quality = likeness(term, other, query.typing && term === last);
      if (quality > bestQuality) [best, bestQuality] = [other, quality];
    }
    if (!best) continue;
    covered.query.set(term, bestQuality);
    covered.pairs.set(term, best);
    covered.name.set(best, bestQuality);
  }
  return covered;
}

function likeness(term: Term, other: Term, unfinished: boolean): number {
  if (term.word === other.word) return term.quality;
  if (unfinished && other.word.startsWith(term.word))
    return TYPING.begunWord + (TYPING.byLengthOfWord * term.word.length) / other.word.length;
  if (term.stem === other.stem) return (term.stem.length >= LONG_STEM ? SAME_STEM.long : SAME_STEM.short) * term.quality;
  return 0;
}

function shareOf(terms: readonly Term[], quality: (term: Term) => number): number {
  let all = 0;
  let found = 0;
  for (const term of terms) {
    all += term.weight;
    found += term.weight * quality(term);
  }
  return all === 0 ? 0 : found / all;
}

/** What is meant and what is named must be the same thing: peanut butter is no butter, and butternut neither. */
function headsAgree(query: SearchQuery, name: IndexedName, covered: Covered, index: LanguageIndex): boolean {
  if (name.terms.some((term) => term.head && !covered.name.has(term))) return false;
  const head = query.terms.find((term) => term.head);
  if (!head) return true;
  const pair = covered.pairs.get(head);
  if (!pair) return isClassOf(head, name, index);
  // In one word the order tells: Reismilch is no Milchreis. Apart it may be turned round: "lök gul", "tomato cherry".
  const parts = query.terms.filter((term) => term.at === head.at);
  const isTurned = parts.some((term) => term !== head && covered.pairs.get(term)?.head);
  return pair.head || parts.at(-1) !== head || !isTurned;
}

/** On invoices the thing may stand anywhere among makers, grades and packs: "Uien geel grof zak 10 kg". */
function isListed(query: SearchQuery, name: IndexedName, covered: Covered): boolean {
  return (
    query.isInvoice &&
    name.terms.every((term) => covered.name.has(term)) &&
    [...covered.query.keys()].every(({ role }) => role === null)
  );
}

function isClassOf(term: Term, name: IndexedName, index: LanguageIndex): boolean {
  return CLASS_WORDS.some((kind) => kind.words[index.language].has(term.word) && kind.categories.has(name.ingredient.categoryId));
}

/** What it costs that a word of the query is not in the name. */
function lossWithout(term: Term, query: SearchQuery, name: IndexedName, index: LanguageIndex): number {
  if (term.role === 'state') return Math.max(term.tail ? UNNAMED.state : 0, lossOfState(term, query, { name, index }));
  if (term.role === 'class' || isClassOf(term, name, index))
    return isClassOf(term, name, index) ? UNNAMED.itsClass : UNNAMED.otherClass;
  if (term.role === 'origin') return UNNAMED.origin;
  if (term.role !== null) return UNNAMED.noise;
  if (index.variationWords.get(name.ingredient.id)?.has(term.stem)) return UNNAMED.ofVariation;
  if (REPLACING[index.language].has(term.word) || (query.foreign && REPLACING[query.foreign].has(term.word)))
    return UNNAMED.replacing;
  const foods = index.heads.get(term.stem);
  if (foods?.has(name.ingredient.id)) return UNNAMED.sameFood;
  if (term.tail) return UNNAMED.tail;
  if (foods) return isCarrier(query, index) ? UNNAMED.foodInCarrier : UNNAMED.otherFood;
  return lossOfUnknown(term, query, index);
}

/** The same of a word that is no food by itself. */
function lossOfUnknown(term: Term, query: SearchQuery, index: LanguageIndex): number {
  if (query.isInvoice && !index.isWord(term.word)) return UNNAMED.unknownOnInvoice;
  if (term.strange) return UNNAMED.strange;
  const isInCompound = query.terms.some((other) => other !== term && other.at === term.at);
  if (index.isWord(term.word)) return isInCompound ? UNNAMED.knownInCompound : UNNAMED.known;
  if (query.properNames.has(term.word)) return UNNAMED.properName;
  if (query.foreign) return UNNAMED.unknownAbroad;
  const head = query.terms.find((other) => other.head);
  return !head || term.at < head.at ? UNNAMED.unknownBefore : GRAMMAR[index.language].unknownBehind;
}

/** Strawberry jam is jam, mushroom soup a soup: what they are made of names no other food. */
function isCarrier(query: SearchQuery, index: LanguageIndex): boolean {
  const head = query.terms.find((term) => term.head);
  return head !== undefined && CARRIERS[index.language].has(head.word);
}

/** A state that the ingredient has is answered by a variation; juice of something without juice is another food. */
function lossOfState(term: Term, query: SearchQuery, { name, index }: { name: IndexedName; index: LanguageIndex }): number {
  const facet = query.facets.find(({ at, facet: { kind } }) => at === term.at && kind === 'state')?.facet;
  const ids = facet?.kind === 'state' ? facet.ids : [];
  const has = name.ingredient.variations.some((variation) => ids.includes(variation.stateId));
  if (has) return 1;
  // "Pressed garlic" is no juice of it: the kitchen's own work makes no other food.
  if (isPreparation(term.word, index.language)) return UNNAMED.noise;
  return ids.some((id) => TRANSFORMING.has(id)) ? UNNAMED.transformingState : UNNAMED.state;
}
