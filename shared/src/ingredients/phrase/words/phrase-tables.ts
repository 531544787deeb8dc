import { nameLanguageOf, type Language, type NameLanguage } from '../../../kernel/language.ts';
import { onceFor } from '../../../kernel/reading/once-for.ts';
import type { WrittenUnit } from '../../../units/unit.ts';
import { DANISH } from './danish.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { NORWEGIAN } from './norwegian.ts';
import { PARTICIPLES } from './participles.ts';
import { METRIC_UNITS, type PhraseWords } from './phrase-words.ts';
import { SWEDISH } from './swedish.ts';

const WORDS: Record<NameLanguage, PhraseWords> = {
  en: ENGLISH,
  sv: SWEDISH,
  no: NORWEGIAN,
  da: DANISH,
  de: GERMAN,
  fr: FRENCH,
  nl: DUTCH,
};

/** A language's words made ready for reading: patterns anchored at the start of a text, longest words first. */
export interface PhraseTables {
  words: PhraseWords;
  /** Lower-case unit word → unit, the language's own before those every language understands. */
  unitOf: ReadonlyMap<string, WrittenUnit>;
  unitAfterName: ReadonlyMap<string, WrittenUnit>;
  wholeNames: ReadonlySet<string>;
  starts: Record<
    | 'unit'
    | 'number'
    | 'fraction'
    | 'article'
    | 'and'
    | 'about'
    | 'to'
    | 'vague'
    | 'of'
    | 'size'
    | 'plus'
    | 'heading'
    | 'optional'
    | 'lead'
    | 'whole',
    RegExp
  >;
  /** Somewhere in the text, after a space: what begins a note. */
  note: RegExp;
  toTaste: RegExp;
  or: RegExp;
  each: RegExp;
  /** The same, wherever it stands and each time. */
  everyEach: RegExp;
  total: RegExp;
  drained: RegExp;
  adjectives: ReadonlySet<string>;
  /** How a word ends that says what is done; null where nouns end alike. */
  participle: RegExp | null;
  /** Whose measures are meant where two countries have one word: the American pint is of 16 ounces, the imperial of 20. */
  isAmerican: boolean;
}

const tables = new Map<NameLanguage, PhraseTables>();
const american = onceFor((made: PhraseTables): PhraseTables => ({ ...made, isAmerican: true }));

/** The tables of a language as a country writes it. */
export function tablesIn(language: Language): PhraseTables {
  const made = phraseTables(nameLanguageOf(language));
  return language === 'en_us' ? american(made) : made;
}

export function phraseTables(language: NameLanguage): PhraseTables {
  const known = tables.get(language);
  if (known) return known;
  const made = { ...makeTables(WORDS[language]), participle: PARTICIPLES[language] ?? null, isAmerican: false };
  tables.set(language, made);
  return made;
}

function makeTables(words: PhraseWords): Omit<PhraseTables, 'participle' | 'isAmerican'> {
  const unitOf = unitMap(words);
  const each = `(?:^|\\s)(?:${anyOf(words.each)})(?=[\\s.]|$)`;
  return {
    words,
    unitOf,
    unitAfterName: new Map(entriesOf(words.unitsAfterName)),
    wholeNames: new Set(words.wholeNames),
    starts: {
      unit: startingWith([...unitOf.keys()], '\\.?'),
      number: startingWith(Object.keys(words.numbers)),
      fraction: startingWith(Object.keys(words.fractions)),
      article: startingWith(words.articles),
      and: startingWith(words.and),
      about: startingWith(words.about, '\\.?'),
      to: startingWith(words.to),
      vague: startingWith(words.vague),
      of: startingWith(words.of),
      size: startingWith(words.sizes),
      plus: startingWith([...words.plus, '+']),
      heading: startingWith(words.headingStarts),
      optional: startingWith(words.optional, '[.:]?'),
      lead: startingWith([...words.leads, ...words.and, ...words.plus], '[,.:]?'),
      whole: startingWith(words.wholeNames),
    },
    note: new RegExp(
      [
        `\\s(?:${anyOf(words.noteStarts)}|\\+)(?=\\s|$)`,
        `\\s(?:${anyOf([...words.of, ...words.about])})\\s\\d[\\d.,]*\\s?(?:cm|mm|inch|inches|tum|tomme)(?=[\\s,.]|$)`,
        `\\s(?:${words.shapes.after})\\s(?:(?:\\p{L}+|\\d{1,2})\\s)?(?:${anyOf(words.shapes.words)})(?=[\\s,.]|$)`,
        `\\s(?:${anyOf(words.trailing)})(?=\\s*$|\\s(?:${words.shapes.after}|${anyOf(words.and)})\\s)`,
        `\\s(?:${anyOf(words.and)})\\s(?:${anyOf(words.vague)})(?=\\s)`,
      ].join('|'),
      'iu',
    ),
    toTaste: new RegExp(`(?:^|[\\s,(])(?:${anyOf(words.toTaste)})(?=[\\s,).]|$)`, 'iu'),
    or: new RegExp(`\\s(?:${anyOf(words.or)}|/)\\s`, 'iu'),
    each: new RegExp(each, 'iu'),
    everyEach: new RegExp(each, 'giu'),
    total: new RegExp(`(?:^|\\s)(?:${anyOf(words.total)})(?=[\\s.]|$)`, 'iu'),
    drained: new RegExp(`(?:^|\\s)(?:${anyOf(words.drained)})(?=[\\s.:]|$)`, 'iu'),
    adjectives: new Set(words.adjectives),
  };
}

function unitMap(words: PhraseWords): Map<string, WrittenUnit> {
  const map = new Map<string, WrittenUnit>(entriesOf(words.units));
  // People cook from foreign recipes: metric units are read in every language, and English words too long to be mistaken.
  const english = entriesOf(ENGLISH.units).filter(([word]) => word.length >= 3);
  for (const [word, [, unit]] of Object.entries(words.scaledUnits ?? {})) map.set(word, unit);
  for (const [word, unit] of [...entriesOf(METRIC_UNITS), ...english]) if (!map.has(word)) map.set(word, unit);
  return map;
}

function entriesOf(units: PhraseWords['units']): [string, WrittenUnit][] {
  return Object.entries(units).flatMap(([unit, spellings]) =>
    spellings.map((word): [string, WrittenUnit] => [word, unit as WrittenUnit]),
  );
}

/** An apostrophe joins what follows (`d'ail`); any other word must end there. */
function startingWith(words: string[], after = ''): RegExp {
  return new RegExp(`^(${anyOf(words)})${after}(?:(?<=['’+&])|(?![\\p{L}\\p{N}]))`, 'iu');
}

function anyOf(words: string[]): string {
  return [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
}
