import type { NameLanguage } from '../../kernel/language.ts';
import type { FoodDataRelease, IngredientRecord } from '../food-data-release.ts';
import { CompoundSplitter } from './compound.ts';
import { fold, foldedWords } from './fold.ts';
import { OF_WORDS, PREPOSITIONS, SHAPE_WORDS, STOP_WORDS } from './words/food-words.ts';
import { GRAMMAR } from './words/grammar.ts';
import { post, Postings } from './postings.ts';
import { HEAD_WEIGHT, MODIFIER_WEIGHT, TAIL_WEIGHT, type Term } from './search-terms.ts';
import { forgetStems, stem } from './stem.ts';
import { TrigramWords } from './trigram-words.ts';

export interface IndexedName {
  ingredient: IngredientRecord;
  name: string;
  folded: string;
  /** Words without spaces: "corn flour" is "cornflour". */
  joined: string;
  terms: Term[];
  /** 0 for the display name. */
  position: number;
}

/** All names of one language, ready to be searched. */
export class LanguageIndex {
  readonly language: NameLanguage;
  readonly names: IndexedName[] = [];
  readonly splitter: CompoundSplitter;
  readonly corrections: TrigramWords;
  /** Stems that are the head of some name: foods of their own. */
  readonly heads: ReadonlyMap<string, ReadonlySet<string>>;
  /** Categories of the foods that such a stem is the head of. */
  readonly headCategories: ReadonlyMap<string, ReadonlySet<string>>;
  /** Stems of the labels of an ingredient's variations. */
  readonly variationWords: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly words = new Set<string>();
  private readonly stems = new Set<string>();
  private readonly wordOfStem = new Map<string, string>();
  private readonly stateStems: ReadonlySet<string>;
  private readonly byStem: Postings;
  private readonly byJoined: Postings;
  private readonly sortedStems: string[];
  private readonly sortedJoined: string[];

  constructor(release: FoodDataRelease, language: NameLanguage) {
    this.language = language;
    const written = release.ingredients.flatMap((ingredient) =>
      namesIn(language, ingredient).map((name, position) => ({ ingredient, name, position, folded: fold(name) })),
    );
    const wholeWords = new Set<string>();
    for (const { folded } of written) {
      for (const word of foldedWords(folded)) if (/^[a-z]{3,}$/.test(word)) wholeWords.add(word);
    }
    const stateWords = release.states.flatMap((state) => state.words[language].flatMap((word) => foldedWords(fold(word))));
    this.stateStems = new Set(stateWords.map((word) => stem(word, language)));
    const labelWords = release.ingredients
      .flatMap((ingredient) => labelWordsOf(ingredient, language))
      .filter((word) => /^[a-z]{4,}$/.test(word));
    for (const word of [...wholeWords, ...stateWords, ...labelWords]) {
      this.words.add(word);
      this.stems.add(stem(word, language));
    }
    for (const word of wholeWords)
      if (!this.wordOfStem.has(stem(word, language))) this.wordOfStem.set(stem(word, language), word);
    // A part must be a word of its own or share its stem with one; four letters keep chance endings out.
    this.splitter = new CompoundSplitter(
      language,
      (part) =>
        !PREPOSITIONS[language].has(part) && (this.words.has(part) || (part.length >= 4 && this.stems.has(stem(part, language)))),
    );
    const lists: Lists = {
      byStem: new Map(),
      byJoined: new Map(),
      heads: new Map(),
      headCategories: new Map(),
      terms: new Map(),
    };
    for (const { ingredient, name, position, folded } of written) this.add({ ingredient, name, position, folded }, lists);
    this.byStem = new Postings(lists.byStem);
    this.byJoined = new Postings(lists.byJoined);
    this.heads = sharingEqualSets(lists.heads);
    this.headCategories = sharingEqualSets(lists.headCategories);
    const labels = release.ingredients.map(
      (ingredient) => [ingredient.id, new Set(labelWordsOf(ingredient, language).map((word) => stem(word, language)))] as const,
    );
    this.variationWords = sharingEqualSets(new Map(labels));
    this.sortedStems = [...new Set([...this.byStem.keys(), ...this.words])].toSorted();
    this.sortedJoined = [...this.byJoined.keys()].toSorted();
    const parts = this.names.flatMap((entry) => entry.terms.map((term) => term.word));
    this.corrections = new TrigramWords(new Set([...wholeWords, ...parts, ...stateWords]));
    // Every beginning and end of every word was looked at: few of them are ever asked for.
    this.splitter.forget();
    forgetStems(language);
  }

  /** Whether some name has the word just so, in no other inflection. */
  hasWord(word: string): boolean {
    return this.words.has(word);
  }

  isWord(word: string): boolean {
    return this.words.has(word) || this.stems.has(stem(word, this.language));
  }

  /** An inflected word in the form that a name has it: "jordbærene" is jordbær, and is split as that is. */
  asNamed(word: string): string {
    return this.words.has(word) || word.length < 5 ? word : (this.wordOfStem.get(stem(word, this.language)) ?? word);
  }

  withStem(wanted: string): Uint32Array {
    return this.byStem.of(wanted);
  }

  withJoined(joined: string): Uint32Array {
    return this.byJoined.of(joined);
  }

  /** Name indices with a word that begins so, at most so many words of the vocabulary. */
  beginningWith(prefix: string, most = 60): number[] {
    const words = startingWith(this.sortedStems, prefix, most).flatMap((found) => [...this.withStem(stem(found, this.language))]);
    const whole = startingWith(this.sortedJoined, prefix, most).flatMap((found) => [...this.withJoined(found)]);
    return [...words, ...whole];
  }

  private add({ ingredient, name, position, folded }: Omit<IndexedName, 'joined' | 'terms'>, lists: Lists): void {
    const terms = nameTerms(folded, this.language, this.splitter);
    chooseNameHead(terms, this.language, (word) => this.stateStems.has(stem(word, this.language)));
    if (terms.length === 0) return;
    const index = this.names.length;
    const words = foldedWords(folded).join('');
    // Most names are one word, or lower case without accents: they keep one string instead of three.
    const own = folded === name ? name : folded;
    const joined = words === folded ? own : words;
    const shared = terms.map((term, place) => sharedTerm(term, place, lists.terms));
    this.names.push({ ingredient, name, folded: own, joined, terms: shared, position });
    for (const term of shared) {
      post(lists.byStem, term.stem, index);
      if (!term.head) continue;
      lists.heads.set(term.stem, (lists.heads.get(term.stem) ?? new Set()).add(ingredient.id));
      lists.headCategories.set(term.stem, (lists.headCategories.get(term.stem) ?? new Set()).add(ingredient.categoryId));
    }
    post(lists.byJoined, joined, index);
  }
}

/** What is gathered while an index is built, and packed once it is. */
interface Lists {
  byStem: Map<string, number[]>;
  byJoined: Map<string, number[]>;
  heads: Map<string, Set<string>>;
  headCategories: Map<string, Set<string>>;
  terms: Map<string, Term>;
}

/** "Rode ui" and "rode kool" begin with the same term; within a name no two are one, because their places differ. */
function sharedTerm(term: Term, place: number, known: Map<string, Term>): Term {
  const { at, weight, head, tail, material, word } = term;
  const key = `${place} ${at} ${weight} ${head} ${tail} ${material} ${word}`;
  const same = known.get(key) ?? term;
  known.set(key, same);
  return same;
}

/** Most stems head names of one food: those sets are one set. */
function sharingEqualSets(sets: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, ReadonlySet<string>>();
  return new Map(
    [...sets].map(([key, set]) => {
      const content = [...set].join('\n');
      const same = known.get(content) ?? set;
      known.set(content, same);
      return [key, same];
    }),
  );
}

function namesIn(language: NameLanguage, ingredient: IngredientRecord): string[] {
  const names = ingredient.names[language];
  const { alsoNamedIn } = GRAMMAR[language];
  return alsoNamedIn ? [...names, ...(ingredient.names[alsoNamedIn] ?? [])] : names;
}

function labelWordsOf(ingredient: IngredientRecord, language: NameLanguage): string[] {
  return ingredient.variations.flatMap((variation) => (variation.names ? foldedWords(fold(variation.names[language])) : []));
}

/** Parts of a name; of "tomatoes, canned" the head is in front of the comma. */
function nameTerms(folded: string, language: NameLanguage, splitter: CompoundSplitter): Term[] {
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

export function plainTerm(word: string, language: NameLanguage, at: number, tail: boolean): Term {
  const weight = tail ? TAIL_WEIGHT : MODIFIER_WEIGHT;
  return {
    word,
    stem: stem(word, language),
    head: false,
    tail,
    weight,
    at,
    material: false,
    strange: false,
    role: null,
    quality: 1,
  };
}

function startingWith(sorted: readonly string[], prefix: string, most: number): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < sorted.length && found.length < most; at++) {
    const word = sorted[at] ?? '';
    if (!word.startsWith(prefix)) break;
    found.push(word);
  }
  return found;
}
