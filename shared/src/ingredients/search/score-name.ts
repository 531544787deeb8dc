import { GRAMMAR } from './words/grammar.ts';
import { RAW_CATEGORIES } from './words/dish-making.ts';
import { CARRIERS } from './words/food-words.ts';
import { isPreparation } from './preparation-words.ts';
import type { PackedQuery, QueryTerm } from './asked-query.ts';
import type { LanguageIndex } from './language-index.ts';
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
import { HEAD_WEIGHT, MODIFIER_WEIGHT, TAIL_WEIGHT } from './search-terms.ts';

/** More than a query or a name can have: 24 written words of 40 letters, three to a part. */
const MOST_TERMS = 512;

/** Which words cover each other in the pair that is compared just now: one of a thread, for one pair is compared at a time. */
const covered = {
  /** How well each term of the query is met by one of the name; 0 for not at all. */
  query: new Float64Array(MOST_TERMS),
  /** The same of each term of the name. */
  name: new Float64Array(MOST_TERMS),
  /** Which term of the name meets one of the query, from the name's first; -1 for none. */
  pair: new Int32Array(MOST_TERMS),
};

/** A name of an index: from its first term up to, but without, the last. */
interface ComparedName {
  at: number;
  ingredient: number;
  from: number;
  count: number;
}

/** How sure a name is meant, 0–1, from what both sides say and what one of them says alone. */
export function scoreName(asked: PackedQuery, at: number, index: LanguageIndex): number {
  const { names, strings } = index;
  const { query } = asked;
  if (names.folded[at] === asked.folded)
    return strings.text(names.text[at] ?? 0).toLowerCase() === query.text.trim().toLowerCase()
      ? WHOLE_NAME.asWritten
      : WHOLE_NAME.folded;
  if (names.joined[at] === asked.joined) return WHOLE_NAME.joined;
  const from = names.terms[at] ?? 0;
  const name = {
    at,
    ingredient: names.ingredient[at] ?? 0,
    from,
    count: Math.min(MOST_TERMS, (names.terms[at + 1] ?? 0) - from),
  };
  const begun = begunScore(asked, name, index);
  cover(asked, name, index);
  const inName = shareOfName(name, index);
  // "Rindergul" is no word yet, and none of its parts may be: the name that it begins is meant all the same.
  if (inName === 0) return begun;
  let score = SHARES.ofQuery * shareOfQuery(asked) + SHARES.ofName * inName;
  if (!headsAgree(asked, name, index)) score *= isListed(asked, name) ? OTHER_HEAD.listed : OTHER_HEAD.else;
  for (let place = 0; place < asked.terms.length; place++)
    if (covered.pair[place] === -1) score *= lossWithout(asked.terms[place], asked, { name, index });
  for (let place = 0; place < name.count; place++)
    if (covered.name[place] === 0) score *= index.isTailTerm(from + place) ? UNASKED.tail : UNASKED.word;
  // "hackad vitlök" is vitlök in one word, not vit lök.
  if (asked.within.has(names.folded[at] ?? 0)) score += NAME_WITHIN;
  score = Math.max(score, begun);
  if (query.typing && index.common[name.ingredient] === 1) score += TYPING.common;
  // A shorter name that says the same is more likely than a special one; the display name before synonyms.
  return Math.min(MOST_BY_PARTS, score) - Math.min(BY_POSITION.most, (names.position[at] ?? 0) * BY_POSITION.each);
}

/** How sure a name is that begins with all that was typed; 0 for any other. */
function begunScore({ begun, query }: PackedQuery, { at }: ComparedName, { names, strings }: LanguageIndex): number {
  const joined = names.joined[at] ?? 0;
  if (!begun || joined < begun[0] || joined >= begun[1]) return 0;
  return TYPING.begun + (TYPING.byLengthOfName * query.joined.length) / strings.lengthOf(joined);
}

function cover({ terms }: PackedQuery, { from, count }: ComparedName, index: LanguageIndex): void {
  covered.name.fill(0, 0, count);
  for (let place = 0; place < terms.length; place++) {
    const asked = terms[place];
    if (!asked) continue;
    let best = -1;
    let bestQuality = 0;
    for (let other = 0; other < count; other++) {
      if (covered.name[other] !== 0) continue;
      const quality = likeness(asked, from + other, index);
      if (quality > bestQuality) [best, bestQuality] = [other, quality];
    }
    covered.pair[place] = best;
    covered.query[place] = bestQuality;
    if (best >= 0) covered.name[best] = bestQuality;
  }
}

function likeness({ term, word, stem, beginnings }: QueryTerm, other: number, { terms, strings }: LanguageIndex): number {
  const otherWord = terms.word[other] ?? 0;
  if (word === otherWord) return term.quality;
  if (beginnings && otherWord >= beginnings[0] && otherWord < beginnings[1])
    return TYPING.begunWord + (TYPING.byLengthOfWord * term.word.length) / strings.lengthOf(otherWord);
  if (stem === terms.stem[other]) return (term.stem.length >= LONG_STEM ? SAME_STEM.long : SAME_STEM.short) * term.quality;
  return 0;
}

function shareOfQuery({ terms }: PackedQuery): number {
  let all = 0;
  let found = 0;
  for (const [place, { term }] of terms.entries()) {
    all += term.weight;
    found += term.weight * (covered.query[place] ?? 0);
  }
  return all === 0 ? 0 : found / all;
}

function shareOfName({ from, count }: ComparedName, index: LanguageIndex): number {
  let all = 0;
  let found = 0;
  for (let place = 0; place < count; place++) {
    const weight = index.isHeadTerm(from + place) ? HEAD_WEIGHT : index.isTailTerm(from + place) ? TAIL_WEIGHT : MODIFIER_WEIGHT;
    all += weight;
    found += weight * (covered.name[place] ?? 0);
  }
  return all === 0 ? 0 : found / all;
}

/** Whether query and name mean the same thing: peanut butter is no butter, and butternut neither. */
function headsAgree({ terms, head, headParts }: PackedQuery, name: ComparedName, index: LanguageIndex): boolean {
  for (let place = 0; place < name.count; place++)
    if (covered.name[place] === 0 && index.isHeadTerm(name.from + place)) return false;
  if (!head) return true;
  const pairOf = (asked: QueryTerm): number => covered.pair[terms.indexOf(asked)] ?? -1;
  // "Pineapple in juice" is no pineapple juice.
  if (terms.some((asked) => isLiquidAround(asked) && pairOf(asked) >= 0 && index.isHeadTerm(name.from + pairOf(asked))))
    return false;
  const pair = pairOf(head);
  if (pair < 0) return isClassOf(head, name, index);
  if (index.isHeadTerm(name.from + pair) || headParts.at(-1) !== head) return true;
  // In one word the order tells: Reismilch is no Milchreis. Apart it may be turned round: "lök gul", "tomato cherry".
  return !headParts.some((asked) => asked !== head && pairOf(asked) >= 0 && index.isHeadTerm(name.from + pairOf(asked)));
}

/** What the thing lies in: its juice. */
function isLiquidAround({ term, isTransforming }: QueryTerm): boolean {
  return term.behindPreposition === true && isTransforming;
}

/** On invoices the thing may stand anywhere among makers, grades and packs: "Uien geel grof zak 10 kg". */
function isListed({ query, terms }: PackedQuery, { count }: ComparedName): boolean {
  if (!query.isInvoice) return false;
  for (let place = 0; place < count; place++) if (covered.name[place] === 0) return false;
  return terms.every(({ term }, place) => (covered.pair[place] ?? -1) < 0 || term.role === null);
}

function isClassOf({ classOf }: QueryTerm, { ingredient }: ComparedName, { categories }: LanguageIndex): boolean {
  return classOf.has(categories[ingredient] ?? 0);
}

interface Compared {
  name: ComparedName;
  index: LanguageIndex;
}

/** The cost of a word of the query that is not in the name. */
function lossWithout(asked: QueryTerm | undefined, query: PackedQuery, { name, index }: Compared): number {
  if (!asked) return 1;
  const { term, stem } = asked;
  if (asked.makesDish && isRaw(name, index) && !index.variationWords.has(name.ingredient, stem)) return UNNAMED.otherFood;
  if (term.role === 'state') return Math.max(term.tail ? UNNAMED.state : 0, lossOfState(asked, { name, index }));
  const isClass = isClassOf(asked, name, index);
  if (term.role === 'class' || isClass) return isClass ? UNNAMED.itsClass : UNNAMED.otherClass;
  if (term.role === 'origin') return UNNAMED.origin;
  if (term.role !== null) return UNNAMED.noise;
  if (index.variationWords.has(name.ingredient, stem)) return UNNAMED.ofVariation;
  if (asked.isReplacing) return UNNAMED.replacing;
  if (index.heads.has(stem, name.ingredient)) return UNNAMED.sameFood;
  if (term.tail) return UNNAMED.tail;
  if (asked.isFood) return isCarrier(query, index) ? UNNAMED.foodInCarrier : UNNAMED.otherFood;
  return (asked.lossUnknown ??= lossOfUnknown(asked, query, index));
}

/** What grows or is slaughtered: with something around it, it is a dish of its own. */
function isRaw({ ingredient }: ComparedName, { categories, strings }: LanguageIndex): boolean {
  return RAW_CATEGORIES.has(strings.text(categories[ingredient] ?? 0));
}

/** The same of a word that is no food by itself. */
function lossOfUnknown({ term }: QueryTerm, { query, head }: PackedQuery, index: LanguageIndex): number {
  if (query.isInvoice && !index.isWord(term.word)) return UNNAMED.unknownOnInvoice;
  if (term.strange) return UNNAMED.strange;
  const isInCompound = query.terms.some((other) => other !== term && other.at === term.at);
  if (index.isWord(term.word)) return isInCompound ? UNNAMED.knownInCompound : UNNAMED.known;
  if (query.properNames.has(term.word)) return UNNAMED.properName;
  if (query.foreign) return UNNAMED.unknownAbroad;
  return !head || term.at < head.term.at ? UNNAMED.unknownBefore : GRAMMAR[index.language].unknownBehind;
}

/** Strawberry jam is jam, mushroom soup a soup: what they are made of names no other food. */
function isCarrier({ head }: PackedQuery, index: LanguageIndex): boolean {
  return head !== undefined && CARRIERS[index.language].has(head.term.word);
}

/** A state that the ingredient has is answered by a variation; juice of something without juice is another food. */
function lossOfState(asked: QueryTerm, { name, index }: Compared): number {
  const { term, states, isTransforming } = asked;
  for (const state of index.states.of(name.ingredient)) if (states.has(state)) return 1;
  if (isLiquidAround(asked)) return index.hasStateLike(name.ingredient, 'in-') ? 1 : UNNAMED.state;
  // "Pressed garlic" is no juice of it: the kitchen's own work makes no other food.
  if (isPreparation(term.word, index.language)) return UNNAMED.noise;
  return isTransforming ? UNNAMED.transformingState : UNNAMED.state;
}
