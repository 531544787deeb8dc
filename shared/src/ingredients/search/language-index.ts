import type { NameLanguage } from '../../kernel/language.ts';
import { CompoundSplitter } from './compound.ts';
import { IS, type LanguageTables, TERM } from './index-tables.ts';
import type { Numbers } from './packed/packed-arrays.ts';
import { Postings } from './packed/postings.ts';
import { stem } from './stem.ts';
import { StringTable } from './packed/string-table.ts';
import { TrigramWords } from './packed/trigram-words.ts';
import { PREPOSITIONS } from './words/food-words.ts';

/** A name as it is answered: most are looked at as numbers alone. */
export interface AnsweredName {
  /** Place of its ingredient in the release. */
  ingredient: number;
  name: string;
  folded: string;
  words: string[];
}

/** All names of one language, ready to be searched. */
export class LanguageIndex {
  readonly language: NameLanguage;
  readonly strings: StringTable;
  readonly splitter: CompoundSplitter;
  readonly corrections: TrigramWords;
  readonly names: LanguageTables['names'];
  readonly terms: LanguageTables['terms'];
  /** Ingredients that a stem is the head of some name of. */
  readonly heads: Postings;
  readonly variationWords: Postings;
  readonly states: Postings;
  readonly categories: Numbers;
  readonly common: Numbers;
  private readonly tables: LanguageTables;
  private readonly byStem: Postings;
  private readonly byJoined: Postings;

  constructor(tables: LanguageTables) {
    const { language } = tables;
    this.language = language;
    this.tables = tables;
    this.strings = new StringTable(tables.strings);
    this.names = tables.names;
    this.terms = tables.terms;
    this.heads = new Postings(tables.heads);
    this.variationWords = new Postings(tables.variationWords);
    this.states = new Postings(tables.states);
    this.categories = tables.categories;
    this.common = tables.common;
    this.byStem = new Postings(tables.byStem);
    this.byJoined = new Postings(tables.byJoined);
    this.corrections = new TrigramWords(this.strings, tables.corrections);
    this.splitter = new CompoundSplitter(
      language,
      (part) =>
        !PREPOSITIONS[language].has(part) && (this.hasWord(part) || (part.length >= 4 && this.is(stem(part, language), IS.stem))),
    );
  }

  /** Whether some name has the word just so, in no other inflection. */
  hasWord(word: string): boolean {
    return this.is(word, IS.word);
  }

  isWord(word: string): boolean {
    return this.hasWord(word) || this.is(stem(word, this.language), IS.stem);
  }

  /** Whether a stem is the head of some name. */
  isHead(wanted: string): boolean {
    return !this.heads.isEmpty(this.strings.idOf(wanted));
  }

  /** Categories of the foods that a stem is the head of. */
  categoriesOf(wanted: string): string[] {
    const foods = this.heads.of(this.strings.idOf(wanted));
    return [...new Set(Array.from(foods, (food) => this.categories[food] ?? 0))].map((id) => this.strings.text(id));
  }

  /** An inflected word in the form that a name has it: "jordbærene" is jordbær, and is split as that is. */
  asNamed(word: string): string {
    if (this.hasWord(word) || word.length < 5) return word;
    const named = this.tables.wordOfStem[this.strings.idOf(stem(word, this.language))] ?? 0;
    return named === 0 ? word : this.strings.text(named - 1);
  }

  /** Whether a food has a state whose id begins so: one that lies in oil, in brine, in juice. */
  hasStateLike(ingredient: number, beginning: string): boolean {
    return this.states.of(ingredient).some((state) => this.strings.text(state).startsWith(beginning));
  }

  withStem(wanted: string): Numbers {
    return this.byStem.of(this.strings.idOf(wanted));
  }

  /** Whether a name is written so, with its spaces where they stand. */
  isNamed(at: number, folded: string): boolean {
    return this.names.folded[at] === this.strings.idOf(folded);
  }

  withJoined(joined: string): Numbers {
    return this.byJoined.of(this.strings.idOf(joined));
  }

  /** Name indices with a word that begins so, at most so many words of the vocabulary. */
  beginningWith(prefix: string, most = 60): number[] {
    const range = this.strings.beginningWith(prefix);
    const words = this.among(range, IS.searched, most).flatMap((id) => [...this.byStem.of((this.tables.stemOf[id] ?? 0) - 1)]);
    const whole = this.among(range, IS.joined, most).flatMap((id) => [...this.byJoined.of(id)]);
    return [...words, ...whole];
  }

  answered(at: number): AnsweredName {
    const { ingredient, text, folded, terms } = this.names;
    const words: string[] = [];
    for (let term = terms[at] ?? 0; term < (terms[at + 1] ?? 0); term++)
      words.push(this.strings.text(this.terms.word[term] ?? 0));
    return {
      ingredient: ingredient[at] ?? 0,
      name: this.strings.text(text[at] ?? 0),
      folded: this.strings.text(folded[at] ?? 0),
      words,
    };
  }

  /** Letters of a name, folded. */
  lengthOf(at: number): number {
    return this.strings.text(this.names.folded[at] ?? 0).length;
  }

  isHeadTerm(term: number): boolean {
    return ((this.terms.flags[term] ?? 0) & TERM.head) !== 0;
  }

  isTailTerm(term: number): boolean {
    return ((this.terms.flags[term] ?? 0) & TERM.tail) !== 0;
  }

  private is(text: string, kind: number): boolean {
    const id = this.strings.idOf(text);
    return id >= 0 && ((this.tables.kinds[id] ?? 0) & kind) !== 0;
  }

  private among([from, to]: readonly [number, number], kind: number, most: number): number[] {
    const found: number[] = [];
    for (let id = from; id < to && found.length < most; id++) if (((this.tables.kinds[id] ?? 0) & kind) !== 0) found.push(id);
    return found;
  }
}
