import { fold } from '../../ingredients/search/fold.ts';
import { type Language, type NameLanguage, nameLanguageOf } from '../../kernel/language.ts';
import { isWordDenied, wordsAndSigns } from '../../mapper/words/denied-marks.ts';
import { saysOrganic } from '../../mapper/words/organic-words.ts';

/** Marks of quality and sustainability that the rules of public kitchens count. */
export const PURCHASE_MARKS = [
  'organic',
  'krav',
  'msc',
  'asc',
  'fairtrade',
  'label_rouge',
  'aop',
  'igp',
  'stg',
  'hve',
  'fermier',
  'outermost_region',
  'swedish_game',
] as const;
export type PurchaseMark = (typeof PURCHASE_MARKS)[number];

/** Whole words of a folded name, separated by a bar; a mark that no word names is not on the article. */
const WORDS: readonly (readonly [mark: PurchaseMark, words: string])[] = [
  ['krav', 'krav|krav markt|kravmarkt|kravmarkta'],
  ['msc', 'msc|msc certified|msc zertifiziert|msc markt'],
  ['asc', 'asc|asc certified'],
  ['fairtrade', 'fairtrade|fair trade|max havelaar|commerce equitable'],
  ['label_rouge', 'label rouge|lbl rouge'],
  ['aop', 'aop|pdo|dop|aoc'],
  ['igp', 'igp|pgi'],
  ['stg', 'tsg'],
  ['hve', 'hve|haute valeur environnementale'],
  ['fermier', 'fermier|fermiere|fermiers|fermieres'],
  ['outermost_region', 'rup|region ultraperipherique|regions ultraperipheriques'],
];

/** Wild game that KRAV's rules for kitchens count when it was shot in Sweden. */
const GAME = /\b(?:alg|algkott|algfars|vildsvin|vildsvinsfars|radjur|hjort|dovhjort|kronhjort|viltkott|viltfars|fasan|hare)\b/u;
const SWEDISH = /\b(?:svensk|svenskt|svenska|sverige|se)\b/u;

/** German writes them with full stops. */
const GERMAN: readonly (readonly [mark: PurchaseMark, abbreviation: RegExp])[] = [
  ['aop', /\bg\.\s?U\./u],
  ['igp', /\bg\.\s?g\.\s?A\./u],
  ['stg', /\bg\.\s?t\.\s?S\./u],
];

/** In capitals and with neither a full stop nor a number beside it: "12 Stg." are stems. */
const STG = /(?<![\p{L}\p{N}.])(?<!\d ?(?:x ?)?)STG(?![\p{L}\p{N}.])(?! ?\d)/u;
/** Label Rouge as French lists shorten it. */
const LABEL_ROUGE = /(?<![\p{L}\p{N}.])(?:LR|L\.\s?R\.?)(?![\p{L}\p{N}])/u;
const DOTTED = /(?<![\p{L}\p{N}.])(?:\p{Lu}\.\s?){2,}\p{Lu}?(?![\p{L}\p{N}])/gu;

const PATTERNS = WORDS.map(([mark, words]) => [mark, new Set(words.split('|'))] as const);
/** The longest of the word groups above. */
const MOST_WORDS = 3;
/** What is only made like it: "terrine façon fermière". */
const LIKE: ReadonlySet<string> = new Set(['facon', 'type', 'style', 'gout', 'genre', 'saveur']);

interface NamedIn {
  /** ISO 3166 alpha-2. */
  origin: string | null;
  /** Of the list; null when it is not known. */
  language: Language | null;
}

/** Which short forms of marks a language reads as marks: "Stg." is pieces in German, "L.R." is Label Rouge to the French alone, and in no known one none is. */
const SHORT_FORMS_OF_UNKNOWN = { stg: false, labelRouge: false };
const SHORT_FORMS: Readonly<Record<NameLanguage, typeof SHORT_FORMS_OF_UNKNOWN>> = {
  en: { stg: true, labelRouge: false },
  sv: { stg: true, labelRouge: false },
  no: { stg: true, labelRouge: false },
  da: { stg: true, labelRouge: false },
  de: { stg: false, labelRouge: false },
  fr: { stg: true, labelRouge: true },
  nl: { stg: true, labelRouge: false },
};

/** The marks that an article's name tells, but for organic. They are read, never guessed: what is denied is not on it. */
function marksOfName(name: string, { origin, language }: NamedIn): Set<PurchaseMark> {
  const folded = fold(name.replaceAll(DOTTED, (said) => `${said.replaceAll(/[.\s]/gu, '')} `));
  const words = wordsAndSigns(folded);
  const marks = new Set<PurchaseMark>();
  for (let from = 0; from < words.length; from += 1)
    for (let length = 1; length <= MOST_WORDS; length += 1) {
      const group = words.slice(from, from + length).join(' ');
      for (const [mark, known] of PATTERNS)
        if (known.has(group) && !isWordDenied(words, from, length) && !LIKE.has(words[from - 1] ?? '')) marks.add(mark);
    }
  for (const [mark, abbreviation] of GERMAN) if (abbreviation.test(name)) marks.add(mark);
  const shortForms = language === null ? SHORT_FORMS_OF_UNKNOWN : SHORT_FORMS[nameLanguageOf(language)];
  if (shortForms.stg && STG.test(name)) marks.add('stg');
  if (shortForms.labelRouge && LABEL_ROUGE.test(name)) marks.add('label_rouge');
  if (GAME.test(folded) && (origin === 'SE' || SWEDISH.test(folded))) marks.add('swedish_game');
  return marks;
}

/** What is said of an article: its name, what stands in its row, and what a person decided. */
export interface SaidOfArticle extends NamedIn {
  name: string;
  /** As its row has it: by a column, as the name was read, or as somebody had decided. */
  organic: boolean;
  /** What a person decided of it; null where nobody did. */
  decided: boolean | null;
}

/** The marks of a purchased article: what a person decided goes before its name, and what its name says or denies before what stands in its row. */
export function marksOfArticle({ name, organic, decided, ...named }: SaidOfArticle): Set<PurchaseMark> {
  const marks = marksOfName(name, named);
  const isOrganic = decided ?? saysOrganic(name, named.language) ?? organic;
  if (isOrganic) marks.add('organic');
  else marks.delete('organic');
  return marks;
}
