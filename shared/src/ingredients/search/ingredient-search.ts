import { nameLanguageOf, NAME_LANGUAGES, type Language, type NameLanguage } from '../../kernel/language.ts';
import type { FoodDataRelease, IngredientRecord, VariationRecord } from '../food-data-release.ts';
import { rankVariations } from './choose-variation.ts';
import { fold, foldedWords } from './fold.ts';
import { confidenceOf } from './confidence.ts';
import { editDistance } from './edit-distance.ts';
import { facetsByLanguage, type Facets } from './facets.ts';
import { KINDS_OF_COUNTRY, OWN_COUNTRY, REPLACING } from './words/food-words.ts';
import { LanguageIndex, plainTerm, type IndexedName } from './language-index.ts';
import { isNotFood } from './words/not-food.ts';
import { readQuery, type SearchQuery } from './read-query.ts';
import { scoreName } from './score-name.ts';
import { BEYOND, CORRECTION, DOUBT, MOST_BY_PARTS } from './score-weights.ts';
import { HEAD_WEIGHT } from './search-terms.ts';

export interface FoundIngredient {
  ingredient: IngredientRecord;
  /** What was asked for first. */
  variations: VariationRecord[];
  matchedName: string;
  /** Probability that this is meant, 0–1. */
  confidence: number;
  originId: string | null;
  organic: boolean;
}

export interface SearchOptions {
  language: Language;
  limit: number;
  /** While somebody types, the last word may be unfinished. */
  typing?: boolean;
  /** Words around the name, such as the note of a line: they choose a variation, not an ingredient. */
  hints?: string;
}

const LONGEST_NAME = 300;

/** Finds ingredients by name; made once from a release and shared. The index of a language is built when it is first asked for. */
export class IngredientSearch {
  private readonly indices = new Map<NameLanguage, LanguageIndex>();
  private readonly facets: Record<NameLanguage, Facets>;
  private readonly release: FoodDataRelease;

  constructor(release: FoodDataRelease) {
    this.facets = facetsByLanguage(release);
    this.release = release;
  }

  find(name: string, { language, limit, typing = false, hints = '' }: SearchOptions): FoundIngredient[] {
    const text = name.slice(0, LONGEST_NAME);
    const own = nameLanguageOf(language);
    const best = new Map<string, Candidate>();
    const ownSurety = this.collect(best, text, { own, language: own, typing });
    if (ownSurety < BEYOND.sureInOwnLanguage || (typing && best.size < limit)) {
      const onlyWhole = this.knowsAllOf(text, own);
      const isFound = ownSurety >= BEYOND.foundInOwnLanguage;
      for (const other of NAME_LANGUAGES)
        if (other !== own) this.collect(best, text, { own, language: other, typing, onlyWhole, asWritten: isFound });
    }
    const ranked = [...best.values()]
      .toSorted((a, b) => b.score - a.score || a.name.folded.length - b.name.folded.length)
      .slice(0, limit);
    const sure = typing ? 1 : surety(ranked) * (isDoubted(text, own, ranked[0]) ? DOUBT.notFood : 1);
    return ranked.map((candidate) => this.found(candidate, candidate.score * sure, hints));
  }

  /** Builds the index of a language before somebody waits for it. */
  prepare(language: NameLanguage): LanguageIndex {
    const known = this.indices.get(language);
    if (known) return known;
    const index = new LanguageIndex(this.release, language);
    this.indices.set(language, index);
    return index;
  }

  /** Whether a food's name in the language, or in English, has the folded word in some inflection. */
  isWord(word: string, language: Language): boolean {
    return this.prepare(nameLanguageOf(language)).isWord(word) || this.prepare('en').isWord(word);
  }

  /** States that a word tells, such as `pickled` for "eingelegt". */
  statesOf(word: string, language: Language): readonly string[] {
    return this.facets[nameLanguageOf(language)].statesOf(fold(word)) ?? [];
  }

  /** Who writes only words of the own language means none of another, except by a whole name. */
  private knowsAllOf(text: string, language: NameLanguage): boolean {
    const index = this.prepare(language);
    const named = readQuery(text, index, this.facets[language]).terms.filter((term) => term.role === null);
    return named.length > 0 && named.every((term) => index.isWord(term.word) && !term.strange);
  }

  /** Adds what one language finds; answers how sure its best is. */
  private collect(
    best: Map<string, Candidate>,
    text: string,
    { own, language, typing, onlyWhole = false, asWritten = false }: Collecting,
  ): number {
    const index = this.prepare(language);
    const plain = readQuery(text, index, this.facets[language], typing);
    if (language !== own) plain.foreign = own;
    const share = language === own ? 1 : BEYOND.otherLanguage;
    let highest = 0;
    for (const query of onlyWhole || asWritten ? [plain] : [plain, ...corrected(plain, index)]) {
      for (const at of onlyWhole ? index.withJoined(query.joined) : namesNear(query, index)) {
        const name = index.names[at];
        if (!name) continue;
        const score = (query === plain ? share : share * share) * scoreName(query, name, index);
        if (score <= BEYOND.leastOffered) continue;
        highest = Math.max(highest, score);
        const known = best.get(name.ingredient.id);
        if (!known || score > known.score) best.set(name.ingredient.id, { name, query, score, language });
      }
      if (highest >= BEYOND.foundAsCorrected) break;
    }
    return highest;
  }

  private found({ name, query, language }: Candidate, score: number, hints: string): FoundIngredient {
    const index = this.prepare(language);
    const queries = hints !== '' ? [query, readQuery(hints, index, this.facets[language])] : [query];
    const nameWords = new Set(name.terms.map((term) => term.word));
    // An origin word within the name ("Danish blue", "thousand island dressing") tells no origin, unless a kitchen says it of what
    // grows around it, or of meat and fish, and the food is called the same without it ("British butter", "norsk lax").
    const isPart = ({ word }: { word: string }): boolean =>
      nameWords.has(word) &&
      !(
        (OWN_COUNTRY[language].has(word) || CAUGHT_OR_RAISED.has(name.ingredient.categoryId)) &&
        isNamedWithout(name, word, language)
      );
    const said = queries.flatMap(({ facets, terms }) =>
      facets
        .filter(({ at }) => !terms.some((term) => term.at === at && term.role !== 'state' && isPart(term)))
        .map(({ facet }) => facet),
    );
    const origin = said.find((facet) => facet.kind === 'origin');
    return {
      ingredient: name.ingredient,
      variations: rankVariations(name.ingredient, queries, { language, facets: this.facets[language] }),
      matchedName: name.name,
      confidence: confidenceOf(score),
      originId: origin?.country ?? null,
      organic: said.some((facet) => facet.kind === 'organic'),
    };
  }
}

interface Collecting {
  own: NameLanguage;
  language: NameLanguage;
  typing: boolean;
  /** Only names that are the whole query. */
  onlyWhole?: boolean;
  /** No guesses at misspelt words. */
  asWritten?: boolean;
}

interface Candidate {
  name: IndexedName;
  query: SearchQuery;
  score: number;
  language: NameLanguage;
}

/** Categories in which a country's name tells where it is from, and not which kind it is. */
const CAUGHT_OR_RAISED = new Set(['beef', 'pork', 'poultry', 'lamb-game', 'fish']);

/** Whether the food has a shorter name of the same words but this one, which tells no kind of it. */
function isNamedWithout({ ingredient, folded }: IndexedName, word: string, language: NameLanguage): boolean {
  if (KINDS_OF_COUNTRY.has(folded)) return false;
  const others = new Set(foldedWords(folded).filter((each) => each !== word));
  return ingredient.names[language].some((other) => {
    const words = foldedWords(fold(other));
    return words.length > 0 && words.every((each) => others.has(each));
  });
}

/** Said of no food, unless a food has that very name. */
function isDoubted(text: string, language: NameLanguage, first: Candidate | undefined): boolean {
  return first !== undefined && first.score < MOST_BY_PARTS && isNotFood(fold(text), language);
}

/** Two foods that fit almost equally well make both less sure: what all are multiplied by. */
function surety([first, second]: readonly Candidate[]): number {
  return first && second && first.score < MOST_BY_PARTS && first.score - second.score < DOUBT.within ? DOUBT.equals : 1;
}

const MOST_NAMES_SCORED = 800;

/** Rare words first: they say the most, and common ones ("fresh", "fillet") would fill the list. */
function namesNear(query: SearchQuery, index: LanguageIndex): Set<number> {
  const found = new Set<number>(index.withJoined(query.joined));
  const isNamed = found.size > 0 && !query.typing;
  const last = query.terms.at(-1);
  const telling = query.terms
    .filter(({ role, head }) => role !== 'noise' && role !== 'size' && (head || !isNamed))
    .map((term) => ({ term, names: index.withStem(term.stem) }))
    .toSorted((a, b) => a.names.length - b.names.length);
  for (const { term, names } of telling) {
    for (const at of names) found.add(at);
    if (query.typing && term === last) for (const at of index.beginningWith(term.word)) found.add(at);
    if (found.size > MOST_NAMES_SCORED) break;
  }
  if (query.typing && query.joined.length >= 2) for (const at of index.beginningWith(query.joined, 40)) found.add(at);
  return found;
}

/** The query with words it cannot know replaced by the nearest ones it does. */
function corrected(query: SearchQuery, index: LanguageIndex): SearchQuery[] {
  const unknown = [
    ...new Set(
      query.terms.filter((term) => (term.role === null && !index.isWord(term.word)) || term.strange).map((term) => term.at),
    ),
  ];
  if (unknown.length === 0 || unknown.length > 3) return [];
  const choices = unknown.map((at) => {
    const terms = query.terms.filter((term) => term.at === at);
    const word = terms.map((term) => term.word).join('');
    return {
      at,
      word,
      tail: terms[0]?.tail ?? false,
      near: index.corrections.near(word).filter((near) => isPlausible(near.word, word, index)),
    };
  });
  const most = Math.max(...choices.map(({ near }) => near.length));
  return Array.from({ length: most }, (_, choice) => {
    const terms = query.terms.flatMap((term) => {
      const place = choices.find(({ at }) => at === term.at);
      const near = place && (place.near[choice] ?? place.near[0]);
      if (!place || !near) return [term];
      if (query.terms.find((other) => other.at === term.at) !== term) return [];
      const edits = near.distance * (near.distance === 1 ? CORRECTION.oneEdit : CORRECTION.moreEdits);
      const quality = 1 - edits / Math.max(place.word.length, CORRECTION.leastLength);
      const parts = index.splitter
        .split(near.word)
        .map((part) => ({ ...plainTerm(part, index.language, place.at, place.tail), quality }));
      const last = parts.at(-1);
      if (last && query.terms.some((other) => other.at === place.at && other.head))
        Object.assign(last, { head: true, weight: HEAD_WEIGHT });
      return parts;
    });
    return { ...query, folded: '\u0000', joined: '\u0000', terms };
  });
}

/**
 * "Köksmjölk" is not misspelt "kokosmjölk": a correction may not bring in a word that makes another food of it.
 * Nor is "kycklingspett" chicken fat: a part that is spelt right leaves fewer edits for the rest.
 */
function isPlausible(near: string, word: string, index: LanguageIndex): boolean {
  const parts = index.splitter.split(near);
  if (parts.length === 1 && near[0] === word[0] && near.at(-1) === word.at(-1)) return true;
  if (parts.some((part) => REPLACING[index.language].has(part) && !word.includes(part.slice(0, Math.max(4, part.length - 2)))))
    return false;
  const front =
    parts.length > 1 && near.startsWith(parts[0] ?? '') && word.startsWith(parts[0] ?? '') ? (parts[0] ?? '').length : 0;
  const last = parts.at(-1) ?? '';
  const end = parts.length > 1 && word.endsWith(last) ? last.length : 0;
  if (front === 0 && end === 0) return true;
  const rest = word.slice(front, word.length - end);
  // One letter too many between two parts that are spelt right: "kiphfilet".
  const most = rest.length >= 8 ? 2 : rest.length >= 3 || (front > 0 && end > 0) ? 1 : 0;
  return editDistance(rest, near.slice(front, near.length - end), most) <= most;
}
