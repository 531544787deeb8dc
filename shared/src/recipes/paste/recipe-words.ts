import type { NameLanguage } from '../../kernel/language.ts';
import { DANISH } from './words/danish.ts';
import { DUTCH } from './words/dutch.ts';
import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { GERMAN } from './words/german.ts';
import { NORWEGIAN } from './words/norwegian.ts';
import { SWEDISH } from './words/swedish.ts';
import { PIECES } from './words/yield-words.ts';
import type { RecipeWords } from './words/recipe-words.ts';

/** Shorter words for people are short for something else as well. */
const FEWEST_LETTERS = 4;
/** How kitchens write "number of" on a form. */
const NUMBER_OF: Record<NameLanguage, readonly string[]> = {
  en: ['number of', 'no. of', 'no of', 'nr of', '# of'],
  sv: ['antal', 'ant.', 'ant'],
  no: ['antall', 'ant.', 'ant'],
  da: ['antal', 'ant.', 'ant'],
  de: ['anzahl', 'anzahl der', 'anz.', 'anz'],
  fr: ['nombre de', 'nombre', 'nbre de', 'nbre', 'nb de', 'nb', 'nb.'],
  nl: ['aantal', 'aant.', 'aant'],
};

/** What stands before how much is made at once, on forms of kitchens, bakeries and shops. */
const MADE_AT_ONCE: Record<NameLanguage, readonly string[]> = {
  en: ['per', 'batch of', 'helpings'],
  sv: ['per', 'sats', 'sats om', 'räkna med', 'räknar med', 'beräknat för'],
  no: ['per', 'pr', 'pr.', 'sats', 'regn med', 'regner med', 'beregnet til'],
  da: ['pr', 'pr.', 'per', 'sats', 'udbytte', 'regn med', 'regner med', 'beregnet til'],
  de: ['pro', 'je', 'ansatz', 'ansatz für', 'charge', 'gedacht für', 'rechne mit'],
  fr: ['par', 'fournée', 'fournée de', 'rendement', 'prévu pour', 'compter'],
  nl: ['per', 'opbrengst', 'batch', 'berekend voor', 'reken op'],
};

export const RECIPE_WORDS: Record<NameLanguage, RecipeWords> = {
  en: withNumbers(ENGLISH, 'en'),
  sv: withNumbers(SWEDISH, 'sv'),
  no: withNumbers(NORWEGIAN, 'no'),
  da: withNumbers(DANISH, 'da'),
  de: withNumbers(GERMAN, 'de'),
  fr: withNumbers(FRENCH, 'fr'),
  nl: withNumbers(DUTCH, 'nl'),
};

/** "Ant. porsj.: 70": each word for portions behind each for their number. */
function withNumbers(words: RecipeWords, language: NameLanguage): RecipeWords {
  const counted = words.servingsAfter.map((word) => word.replace(/\.$/u, '')).filter((word) => word.length > 2);
  const numbers = NUMBER_OF[language].flatMap((number) => counted.map((word) => `${number} ${word}`));
  // "Personnes : 6", "Gäste 20": on a form the word for them stands in front. A piece is what goes into a pot as well.
  const people = counted.filter((word) => word.length >= FEWEST_LETTERS && !PIECES.includes(word));
  return { ...words, servingsBefore: [...new Set([...words.servingsBefore, ...numbers, ...people, ...MADE_AT_ONCE[language]])] };
}
