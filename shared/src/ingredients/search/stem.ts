import { NAME_LANGUAGES, type NameLanguage } from '../../kernel/language.ts';
import { ownValue } from '../../kernel/own-value.ts';
import { Remembered } from '../../kernel/memory/remembered.ts';

/** Endings of number, case and definiteness that food words take, longest first. What is left has at least three letters. */
const ENDINGS: Record<NameLanguage, string[]> = {
  en: ['ies', 'es', 's'],
  sv: ['orna', 'arna', 'erna', 'or', 'ar', 'er', 'en', 'et', 'na', 'n', 'a', 'e'],
  no: ['ene', 'ane', 'er', 'ar', 'en', 'et', 'e', 'a'],
  da: ['erne', 'ene', 'er', 'en', 'et', 'e', 'r', 'n'],
  de: ['en', 'er', 'es', 'em', 'e', 'n', 's'],
  fr: ['es', 'x', 's', 'e'],
  nl: ['eren', 'en', 's', 'e', 'n'],
};

/** Words whose stem no ending shows: neuter forms (rött is röd), and words with two spellings (soya is soy). */
const IRREGULAR: Partial<Record<NameLanguage, Record<string, string>>> = {
  en: { soya: 'soy', yogurt: 'yoghurt', yogurts: 'yoghurt', yoghourt: 'yoghurt' },
  sv: { rott: 'rod', gult: 'gul', gront: 'gron', brunt: 'brun', sott: 'sot', fett: 'fet' },
  no: { rodt: 'rod', gult: 'gul', gront: 'gron', brunt: 'brun', sott: 'sot' },
  da: { rodt: 'rod', gult: 'gul', gront: 'gron', brunt: 'brun', hvidt: 'hvid' },
};

const DIMINUTIVES: Partial<Record<NameLanguage, string[]>> = {
  nl: ['etjes', 'etje', 'tjes', 'pjes', 'kjes', 'tje', 'pje', 'kje', 'jes', 'je'],
  de: ['chen', 'lein'],
};

/** Names come from outside: what was met longest ago is forgotten. */
const MOST_CACHED = 5_000;
const cache = Object.fromEntries(
  NAME_LANGUAGES.map((language) => [language, new Remembered<string>('stems', MOST_CACHED)]),
) as Record<NameLanguage, Remembered<string>>;

export function forgetStems(language: NameLanguage): void {
  cache[language].forget();
}

/** The stem of a folded word: what its singular and plural share. Doubled letters count once (tomaat, tomaten; Nuss, Nüsse). */
export function stem(word: string, language: NameLanguage): string {
  const known = cache[language].glance(word);
  if (known !== undefined) return known;
  const regular = ownValue(IRREGULAR[language], word) ?? word;
  return cache[language].set(word, ROOTS[language](regular, language));
}

/** "Peertjes" are peren, "Möhrchen" Möhren. */
function withoutDiminutive(word: string, language: NameLanguage): string {
  const ending = DIMINUTIVES[language]?.find((end) => word.endsWith(end) && word.length - end.length >= 2);
  return ending ? word.slice(0, -ending.length) : word;
}

function withoutEnding(word: string, language: NameLanguage, least: number): string {
  if (word.length < 4) return word;
  const ending = ENDINGS[language].find((end) => word.endsWith(end) && word.length - end.length >= least);
  return ending ? word.slice(0, -ending.length) : word;
}

/** An ending may hide another ("bananerna"), and what looks like one may be none ("potet"): both sides lose all of them. */
function withoutEndings(word: string, language: NameLanguage, least: number): string {
  const rest = withoutEnding(word, language, least);
  return rest === word ? word : withoutEndings(rest, language, least);
}

type Root = (word: string, language: NameLanguage) => string;

/** "Äggen" is ägg: doubles go first, so that boon and bonen meet, and a root that lost one of them may have two letters. */
const germanicRoot: Root = (word, language) => {
  const single = withoutDoubles(word);
  return withoutEndings(withoutDiminutive(single, language), language, single.length < word.length ? 2 : 3);
};

/** One ending and no more: "poires" is poir, and "anis" stays apart from "an". */
const frenchRoot: Root = (word, language) => {
  const single = withoutDoubles(word);
  return withoutEnding(single, language, single.length < word.length ? 2 : 3);
};

/** English tells "ss" from "s" by its endings: doubles go last. */
const englishStem: Root = (word) => withoutDoubles(word.length < 4 ? word : englishRoot(englishSingular(word)));

const ROOTS: Record<NameLanguage, Root> = {
  en: englishStem,
  sv: germanicRoot,
  no: germanicRoot,
  da: germanicRoot,
  de: germanicRoot,
  fr: frenchRoot,
  nl: germanicRoot,
};

function englishSingular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:oes|shes|ches|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ves') && !/(?:olives|chives|cloves|endives|gloves)$/.test(word)) return `${word.slice(0, -3)}f`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** "minced" and "mince", "chillies" and "chilli". */
function englishRoot(singular: string): string {
  if (singular.length >= 6 && singular.endsWith('ed')) return singular.slice(0, -2);
  return singular.length >= 5 ? singular.replace(/e$/, '').replace(/y$/, 'i') : singular;
}

function withoutDoubles(word: string): string {
  return word.replace(/([a-z])\1+/g, '$1');
}
