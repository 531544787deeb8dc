import { COMMON_INGREDIENTS } from './common-ingredients.ts';
import { CARRIERS, CLASS_WORDS, REPLACING, TRANSFORMING } from './food-words.ts';
import type { IndexedName, LanguageIndex } from './language-index.ts';
import type { SearchQuery } from './read-query.ts';
import type { Term } from './search-terms.ts';

/** What an unknown word on an invoice costs. */
const UNKNOWN_ON_INVOICE = 0.86;

/** How sure a name is meant, 0–1, from what both sides say and what one of them says alone. */
export function scoreName(query: SearchQuery, name: IndexedName, index: LanguageIndex): number {
  if (name.folded === query.folded) return name.name.toLowerCase() === query.text.trim().toLowerCase() ? 1 : 0.99;
  if (name.joined === query.joined) return 0.98;
  const begun =
    query.typing && name.joined.startsWith(query.joined) ? 0.7 + (0.25 * query.joined.length) / name.joined.length : 0;
  const covered = cover(query, name);
  const inQuery = shareOf(query.terms, (term) => covered.query.get(term) ?? 0);
  const inName = shareOf(name.terms, (term) => covered.name.get(term) ?? 0);
  // "Rindergul" is no word yet, and none of its parts may be: the name that it begins is meant all the same.
  if (inName === 0) return begun;
  let score = 0.55 * inQuery + 0.45 * inName;
  if (!headsAgree(query, name, covered, index)) score *= isListed(query, name, covered) ? 0.8 : 0.4;
  for (const term of query.terms) if (!covered.query.has(term)) score *= lossWithout(term, query, name, index);
  for (const term of name.terms) if (!covered.name.has(term)) score *= term.tail ? 0.85 : 0.78;
  // "hackad vitlök" is vitlök in one word, not vit lök.
  if (` ${query.folded} `.includes(` ${name.folded} `)) score += 0.02;
  score = Math.max(score, begun);
  if (query.typing && COMMON_INGREDIENTS.has(name.ingredient.id)) score += 0.05;
  // A shorter name that says the same is more likely than a special one; the display name before synonyms.
  return Math.min(0.97, score) - Math.min(0.02, name.position * 0.001);
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
  if (unfinished && other.word.startsWith(term.word)) return 0.7 + (0.28 * term.word.length) / other.word.length;
  // Three letters are soon alike: østers and ost.
  if (term.stem === other.stem) return (term.stem.length > 3 ? 0.98 : 0.88) * term.quality;
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
  if (term.role === 'state') return term.tail ? Math.max(0.94, lossOfState(term, query, name)) : lossOfState(term, query, name);
  if (term.role === 'class' || isClassOf(term, name, index)) return isClassOf(term, name, index) ? 0.97 : 0.5;
  if (term.role === 'origin') return 0.97;
  if (term.role !== null) return 0.995;
  if (index.variationWords.get(name.ingredient.id)?.has(term.stem)) return 0.98;
  if (REPLACING[index.language].has(term.word) || (query.foreign && REPLACING[query.foreign].has(term.word))) return 0.3;
  const foods = index.heads.get(term.stem);
  if (foods?.has(name.ingredient.id)) return 0.95;
  if (term.tail) return 0.96;
  if (foods) return isCarrier(query, index) ? 0.8 : 0.45;
  // Sure enough to be offered, never to be taken: "dish soap lemon 5 l" is no lemon.
  if (query.isInvoice && !index.isWord(term.word)) return UNKNOWN_ON_INVOICE;
  if (term.strange) return 0.55;
  // "søtpotet" is more than a sweet potet; "rosa lök" is an onion.
  const isInCompound = query.terms.some((other) => other !== term && other.at === term.at);
  if (index.isWord(term.word)) return isInCompound ? 0.65 : 0.85;
  if (query.properNames.has(term.word)) return 0.9;
  // "äpple Royal Gala": an unknown word behind the thing is its variety or maker; before it, it may make another thing of it.
  const head = query.terms.find((other) => other.head);
  if (query.foreign || index.language === 'fr' || !head || term.at < head.at) return query.foreign ? 0.5 : 0.72;
  // In English the last noun is the thing, known or not: tomato soup is no tomato.
  return index.language === 'en' ? 0.58 : 0.9;
}

/** Strawberry jam is jam, mushroom soup a soup: what they are made of names no other food. */
function isCarrier(query: SearchQuery, index: LanguageIndex): boolean {
  const head = query.terms.find((term) => term.head);
  return head !== undefined && CARRIERS[index.language].has(head.word);
}

/** A state that the ingredient has is answered by a variation; juice of something without juice is another food. */
function lossOfState(term: Term, query: SearchQuery, name: IndexedName): number {
  const facet = query.facets.find(({ at, facet: { kind } }) => at === term.at && kind === 'state')?.facet;
  const ids = facet?.kind === 'state' ? facet.ids : [];
  const has = name.ingredient.variations.some((variation) => ids.includes(variation.stateId));
  if (has) return 1;
  return ids.some((id) => TRANSFORMING.has(id)) ? 0.4 : 0.94;
}
