import { type Language, type NameLanguage, nameLanguageOf } from '../../kernel/language.ts';
import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';

/**
 * Grams of zest that one fruit gives: the coloured rind alone, finely grated. Lemon, lime and orange were weighed; grapefruit and mandarin are
 * estimated from their size.
 */
const ZEST: ReadonlyMap<string, number> = new Map([
  ['lemon', 6],
  ['lime', 2],
  ['orange', 10],
  ['grapefruit', 12],
  ['mandarin', 5],
]);

/** How the word for the outer rind ends, in all languages. */
const RIND =
  'zest zested zeste zestes zesten rind rinds peel skal skalet skalen skall skallet skallen schale schalen abrieb schil schilletje rasp raspsel'.split(
    ' ',
  );
/** What is pressed out of a fruit, in all languages. */
const JUICE = new Set(
  'juice juiced saft saften juicen jus sap pressad pressede presset ausgepresst ausgepresster pressé'.split(' '),
);
/** With one of these the rest of the fruit is used as well. */
const MORE_OF_IT = new Set(
  'flesh segments pulpe fruchtfleisch vruchtvlees kött plus extra with without med utan uten uden mit ohne avec sans met zonder'.split(
    ' ',
  ),
);
/** Between the two parts: "zest of 2 lemons plus juice of 1". */
const JOINING = new Set(['plus']);
/** Grams of juice that one fruit gives, where the food data has no piece of it. Set by hand. */
const PRESSED: ReadonlyMap<string, number> = new Map([['grapefruit-juice', 150]]);
/** How a line says the two parts of a fruit by themselves. */
const PARTS: Record<NameLanguage, readonly [zest: string, juice: string]> = {
  en: ['zest', 'juice'],
  sv: ['skal', 'saft'],
  no: ['skall', 'saft'],
  da: ['skal', 'saft'],
  de: ['Schale', 'Saft'],
  fr: ['zeste', 'jus'],
  nl: ['rasp', 'sap'],
};

interface FoodWords {
  name?: string | undefined;
  note?: string | null | undefined;
}

type Counted = Pick<IngredientPhrase, 'quantity' | 'unit'>;

/** Whether a line speaks of the rind of its fruit, and of nothing else of it: "zest of 1 lemon", "rivet skal av 1 sitron". */
export function isZestOnly(said: FoodWords): boolean {
  const words = wordsOf(said);
  return words.some(isRind) && !words.some((word) => MORE_OF_IT.has(word) || JUICE.has(word));
}

/** Whether rind and something else of the fruit are used: "zest and segments of 1 orange" is the whole fruit. */
export function isZestAndMore(said: FoodWords): boolean {
  const words = wordsOf(said);
  return words.some(isRind) && words.some((word) => MORE_OF_IT.has(word) || JUICE.has(word));
}

/** Whether a note says that the fruit is pressed: "the juice of", "saften av". */
export function isPressed(note: string | null): boolean {
  const words = wordsOf({ note });
  return words.some((word) => JUICE.has(word)) && !words.some((word) => isRind(word) || MORE_OF_IT.has(word));
}

/** The words for juice as the names of foods have them: a lemon's is saft in Sweden, an orange's juice. */
export function juiceWords(language: Language): string[] {
  return [PARTS[nameLanguageOf(language)][1], 'juice'];
}

/** "zest and juice of 2 lemons" are the zest of two lemons and their juice, as lines of their own; null where more of the fruit is used. */
export function zestAndJuice({ quantity, unit, name, note }: FoodWords & Counted, language: Language): [string, string] | null {
  const words = wordsOf({ note });
  const isMore = words.some((word) => MORE_OF_IT.has(word) && !JOINING.has(word));
  const isBoth = words.some(isRind) && words.some((word) => JUICE.has(word)) && !isMore;
  if (!isBoth || quantity === null || (unit !== null && unit !== 'piece') || !name) return null;
  const count = (typeof quantity === 'number' ? String(quantity) : quantity.join('–')).replaceAll(
    '.',
    language.startsWith('en') ? '.' : ',',
  );
  const ofJuice = /\s(\d{1,2}|[½¼¾])$/u.exec(note ?? '')?.[1] ?? count;
  const [zest, juice] = PARTS[nameLanguageOf(language)];
  return [`${count} ${name} (${zest})`, `${ofJuice} ${name} (${juice})`];
}

/** Whether zest is grated off it. */
export function isCitrus(ingredientId: string | null | undefined): boolean {
  return ZEST.has(ingredientId ?? '');
}

/** Grams of zest that one of the counted fruits gives, or of juice; null where more of it is used, or it is no citrus. */
export function zestGrams(said: FoodWords, ingredientId: string | null | undefined): number | null {
  const pressed = PRESSED.get(ingredientId ?? '');
  if (pressed !== undefined) return pressed;
  const grams = ZEST.get(ingredientId ?? '');
  return grams === undefined || !isZestOnly(said) ? null : grams;
}

function isRind(word: string): boolean {
  return RIND.some((rind) => word.endsWith(rind));
}

function wordsOf({ name, note }: FoodWords): string[] {
  return `${name ?? ''} ${note ?? ''}`.toLowerCase().split(/[^\p{L}]+/u);
}
