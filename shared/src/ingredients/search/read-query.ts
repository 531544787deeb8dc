import type { NameLanguage } from '../../kernel/language.ts';
import { phraseTables } from '../phrase/words/phrase-tables.ts';
import { withoutCertificationMarks } from './words/certification-marks.ts';
import type { Facet, Facets } from './facets.ts';
import { writtenOut } from './words/abbreviations.ts';
import { countryCodeIn } from './words/country-codes.ts';
import { fold, foldedWords } from './fold.ts';
import { BRANDS, CLASS_WORDS, OF_WORDS, PACK_WORDS, PREPOSITIONS, SHAPE_WORDS, STOP_WORDS } from './words/food-words.ts';
import type { LanguageIndex } from './language-index.ts';
import { stem } from './stem.ts';
import { HEAD_WEIGHT, MODIFIER_WEIGHT, plainTerm, ROLE_WEIGHT, type Term, type TermRole } from './search-terms.ts';
import { isAround } from './words/dish-making.ts';
import { GRAMMAR } from './words/grammar.ts';
import { isParticiple, isPreparation } from './preparation-words.ts';

export interface SearchQuery {
  text: string;
  folded: string;
  joined: string;
  terms: Term[];
  facets: { at: number; facet: Facet }[];
  /** "3 %", "3,5%". */
  percents: number[];
  /** Words with a capital among words without: names of makers and varieties. */
  properNames: ReadonlySet<string>;
  /** The user's language, when it is another one that answers: an unknown word may then mean anything. */
  foreign: NameLanguage | null;
  /** The last word may be unfinished. */
  typing: boolean;
  /** With a pack size or an article number in it, as on invoices: words nobody knows are then makers and grades. */
  isInvoice: boolean;
}

const MOST_SAID = 48;
const MOST_WORDS = 24;
/** "2,5kg", "6 x 1 L", "48CT", "10#"; a percentage says nothing. */
const PACK_SIZE =
  /\d\s?(?:kg|kilo|g|gr|gram|hg|l|lt|ltr|liter|litre|dl|cl|ml|oz|lb|lbs|gal|ct|st|stk|pk|pcs|ea|cs|x)\b|\d\s?#|\bx\s?\d|\d\/\d+\s?(?:lb|oz|#|kg|g)|\d{3,}/iu;

export function readQuery(text: string, index: LanguageIndex, facets: Facets, typing = false): SearchQuery {
  const folded = fold(text).trim();
  const said = withoutCertificationMarks(foldedWords(folded).slice(0, MOST_SAID), (word) => index.hasWord(word));
  const split = said.flatMap((word) => organicCompound(word, index));
  const words = writtenOut(split, index.language, (word) => isNoAbbreviation(word, index)).slice(0, MOST_WORDS);
  const query: SearchQuery = {
    text,
    folded,
    joined: words.join(''),
    terms: [],
    facets: [],
    percents: [],
    foreign: null,
    properNames: properNames(text, index.language),
    typing,
    isInvoice: PACK_SIZE.test(text),
  };
  const firstSegment = foldedWords(folded.split(/[,(;]/)[0] ?? '').length;
  let tail = false;
  let material = false;
  let around = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const found = facets.at(words, at);
    if (found && found.words.length > 1) {
      query.facets.push({ at, facet: found.facet });
      for (const part of found.words) addWord(query, plainTerm(part, index.language, at, true), roleOf(found.facet));
      at += found.words.length - 1;
      continue;
    }
    if (/^\d/.test(word)) {
      if (word.endsWith('%')) query.percents.push(Number.parseFloat(word));
      // "Kopfsalat 12er": so many in a case.
      if (words[at + 1] === GRAMMAR[index.language].caseCount) at++;
      continue;
    }
    // "Eier Freilandhaltung Gr. L": a size, and no thing of its own.
    if (word === 'gr' && /^(?:s|m|l|xl)$/u.test(words[at + 1] ?? '') && query.terms.length > 0) {
      at++;
      continue;
    }
    // "Mehl aus Kichererbsen" says of what it is made; "Gulasch aus der Schulter" where on the animal it was.
    if (GRAMMAR[index.language].placePhrases.includes(`${word} ${words[at + 1] ?? ''}`) && query.terms.length > 0) {
      tail = true;
      continue;
    }
    if (OF_WORDS[index.language].has(word)) material ||= query.terms.some((term) => term.role === null);
    if (STOP_WORDS[index.language].has(word) || OF_WORDS[index.language].has(word)) continue;
    if (PREPOSITIONS[index.language].has(word) && query.terms.length > 0) {
      tail = true;
      around = isAround(word, index.language);
      continue;
    }
    if (tail && OWN.has(word)) continue;
    if (found) query.facets.push({ at, facet: found.facet });
    const states = found ? null : statesInside(word, index, facets);
    if (states) query.facets.push({ at, facet: { kind: 'state', ids: states } });
    const isFatContent = (words[at - 1] ?? '').endsWith('%');
    const role = states ? 'state' : found ? roleOf(found.facet) : isFatContent ? 'noise' : wordRole(word, index);
    const before = query.terms.length;
    if (role) addWord(query, plainTerm(word, index.language, at, tail || at >= firstSegment), role);
    else addParts(query, word, at, tail || (at >= firstSegment && query.terms.some((term) => term.role === null)), index, facets);
    for (const term of query.terms.slice(before)) {
      if (material) term.material = true;
      if (tail) term.behindPreposition = true;
      if (around) term.around = true;
    }
  }
  const country = query.facets.some(({ facet }) => facet.kind === 'origin') ? null : countryCodeIn(text);
  if (country !== null) query.facets.push({ at: -1, facet: { kind: 'origin', country } });
  chooseHead(query.terms, index);
  return query;
}

/** "Biozitronen" are organic lemons, "ekomjölk" is organic milk; "ekollon" and "biotin" are words of their own. */
function organicCompound(word: string, index: LanguageIndex): readonly string[] {
  const beginning = GRAMMAR[index.language].organicBeginning;
  if (beginning === null || !word.startsWith(beginning)) return [word];
  const rest = word.slice(beginning.length);
  const isFood = index.hasWord(rest) || (rest.length >= 4 && (index.isWord(rest) || index.splitter.split(rest).length > 1));
  return isFood ? [beginning, rest] : [word];
}

/** Where every noun has a capital it tells no maker, and shouting says nothing. */
function properNames(text: string, language: NameLanguage): ReadonlySet<string> {
  if (GRAMMAR[language].nounsHaveCapitals || !/(?:^|\s)\p{Ll}{3}/u.test(text)) return new Set();
  return new Set((text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []).map(fold));
}

/** "Toms" are tomatoes though there is a cheese called tomme; "pots" and "tom" are words of their own. */
function isNoAbbreviation(word: string, index: LanguageIndex): boolean {
  return index.hasWord(word) || (index.isWord(word) && measureWords(index.language).units.has(word));
}

function roleOf(facet: Facet): TermRole {
  return facet.kind;
}

function addWord(query: SearchQuery, term: Term, role: TermRole): void {
  query.terms.push({ ...term, weight: ROLE_WEIGHT[role], role });
}

/** A word that is no name, and the parts of one that is: "kycklinglårfilé" is chicken, thigh and fillet. */
function addParts(query: SearchQuery, word: string, at: number, tail: boolean, index: LanguageIndex, facets: Facets): void {
  const whole = index.splitter.split(index.asNamed(word));
  const end = whole.length === 1 && !index.isWord(word) ? index.splitter.knownEnd(word) : null;
  const parts = end ? [end.unknown, end.end] : whole;
  for (const [position, part] of parts.entries()) {
    const term = plainTerm(part, index.language, at, tail);
    if (end && position === 0) term.strange = true;
    const states = parts.length > 1 && !QUICK.test(word) ? facets.statesOf(part) : null;
    if (states) {
      query.facets.push({ at, facet: { kind: 'state', ids: states } });
      Object.assign(term, { role: 'state', weight: ROLE_WEIGHT.state });
    } else if (parts.length > 1 && (measureWords(index.language).countedAfter.has(part) || SHAPE_WORDS[index.language].has(part)))
      Object.assign(term, { role: 'unit', weight: ROLE_WEIGHT.unit });
    else if (position === parts.length - 1 && query.terms.some((other) => other.role === null) && isClassWord(part, index))
      Object.assign(term, { role: 'class', weight: ROLE_WEIGHT.class });
    else if (position > 0 && isClassWord(part, index)) Object.assign(term, { role: 'class', weight: ROLE_WEIGHT.class });
    query.terms.push(term);
  }
}

function wordRole(word: string, index: LanguageIndex): TermRole | null {
  const isName = index.isWord(word);
  if (isPreparation(word, index.language)) return 'noise';
  if (!isName && isParticiple(word, index.language)) return 'noise';
  if (!isName && measureWords(index.language).numbers.has(word)) return 'noise';
  if (PACK_WORDS.has(word) && !index.isHead(stem(word, index.language))) return 'noise';
  if (!isName && (BRANDS.has(word) || word.length <= 2)) return 'noise';
  const { sizes, units, countedAfter } = measureWords(index.language);
  if (sizes.has(word)) return 'size';
  return countedAfter.has(word) || (units.has(word) && !isName) ? 'unit' : null;
}

interface MeasureWords {
  sizes: ReadonlySet<string>;
  units: ReadonlySet<string>;
  countedAfter: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

const measures = new Map<NameLanguage, MeasureWords>();

/** The grammar's words of size and measure, folded. */
function measureWords(language: NameLanguage): MeasureWords {
  const known = measures.get(language);
  if (known) return known;
  const { words, unitOf, unitAfterName } = phraseTables(language);
  const made = {
    sizes: new Set(words.sizes.map(fold)),
    units: new Set([...unitOf.keys()].map(fold)),
    countedAfter: new Set([...unitAfterName.keys()].map(fold)),
    numbers: new Set(
      [...Object.keys(words.numbers), ...Object.keys(words.fractions), ...words.vague].flatMap((said) => foldedWords(fold(said))),
    ),
  };
  measures.set(language, made);
  return made;
}

/** What is soon cooked is not cooked yet: "lettkokte havregryn". */
const QUICK = /^(?:lett|latt|snabb|hurtig|snel|schnell|rask)(?:kok|kog|koch)/u;

/** "In its own juice", "au jus léger": the same as in juice. Folded. */
const OWN: ReadonlySet<string> = new Set('own its egen egna eget eigenem eigenen eigen propre leger naturel natural'.split(' '));

/** How finely or deeply: "finhackad" is chopped, "tiefgefroren" frozen. */
const ADVERB =
  /^(?:fin|grov|sma|djup|ny|for|latt|fint|grovt|ned|ner|fein|grob|tief|frisch|vor|fijn|grof|diep|voor|dyb|dyp|forhands|hel|halv)/;

function statesInside(word: string, index: LanguageIndex, facets: Facets): string[] | null {
  if (QUICK.test(word) || index.isHead(stem(word, index.language))) return null;
  const bare = word.replace(ADVERB, '');
  return facets.statesOf(word) ?? (bare !== word && bare.length >= 4 ? facets.statesOf(bare) : null);
}

function isClassWord(word: string, index: LanguageIndex): boolean {
  return CLASS_WORDS.some((kind) => kind.words[index.language].has(word));
}

function isPack(term: Term): boolean {
  return term.role === null && PACK_WORDS.has(term.word);
}

/** With nothing but states and classes said, they are the thing: "kjøtdeig", minced, is kjøttdeig misspelt. */
function makePlain(terms: Term[], index: LanguageIndex): void {
  for (const term of terms.splice(0)) {
    if (term.role === 'noise' || term.role === 'size') terms.push(term);
    else for (const part of index.splitter.split(term.word)) terms.push(plainTerm(part, index.language, term.at, false));
  }
}

/** Things of their own, whatever stands before them. */
const MADE_OF_ANYTHING = ['processed-meat', 'bread-bakery', 'pasta-rice'];

/** "Cheddar cheese" is cheddar, but "pork and apple sausage" no apple: a class word of which nothing before it is one is the thing itself. */
function freeClassWord(terms: readonly Term[], index: LanguageIndex): void {
  const said = terms.findLast((term) => term.role === 'class');
  if (!said || !index.isHead(said.stem)) return;
  const kinds = CLASS_WORDS.filter((kind) => kind.words[index.language].has(said.word));
  if (!kinds.every(({ categories }) => MADE_OF_ANYTHING.some((category) => categories.has(category)))) return;
  const foods = terms.filter((term) => term.role === null && !term.tail && index.isHead(term.stem));
  const isOfKind = foods.some(({ stem: food }) =>
    kinds.some(({ categories }) => index.categoriesOf(food).some((category) => categories.has(category))),
  );
  if (foods.length > 0 && !isOfKind) Object.assign(said, { role: null, weight: MODIFIER_WEIGHT });
}

/** The thing that was named: the last word (the first, where the thing stands first) that is a food; a state or class only when nothing else is there. */
function chooseHead(terms: Term[], index: LanguageIndex): void {
  if (!terms.some((term) => term.role === null)) makePlain(terms, index);
  else freeClassWord(terms, index);
  // "Paprika mix" is paprika, though there are things called mix.
  if (terms.some((term) => term.role === null && !isPack(term) && index.isHead(term.stem)))
    for (const term of terms.filter(isPack)) Object.assign(term, { role: 'noise', weight: ROLE_WEIGHT.noise });
  const { headFirst } = GRAMMAR[index.language];
  const inOrder = headFirst ? terms : terms.toReversed();
  // Within a compound only the last part can be the thing: tomatsoppa is no tomato, whether soups are known or not.
  const isFront = (term: Term) =>
    terms.some((other) => other.at === term.at && other.role === null && terms.indexOf(other) > terms.indexOf(term));
  const named = inOrder.filter((term) => term.role === null && !term.tail && !isFront(term) && (!term.material || headFirst));
  const head = named.find((term) => index.isHead(term.stem)) ?? named.find((term) => index.isWord(term.word)) ?? named[0];
  if (head) Object.assign(head, { head: true, weight: HEAD_WEIGHT });
  for (const term of named) if (term !== head) term.weight = MODIFIER_WEIGHT;
}
