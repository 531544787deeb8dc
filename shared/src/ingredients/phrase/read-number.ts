import { ownValue } from '../../kernel/own-value.ts';
import type { PhraseTables } from './words/phrase-tables.ts';

export interface Read<T> {
  value: T;
  rest: string;
}

const VULGAR: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const VULGAR_SIGNS = Object.keys(VULGAR).join('');

const MIXED = new RegExp(`^(\\d{1,4})(?: ?([${VULGAR_SIGNS}])|(?: | ?- ?)(\\d{1,2})[/⁄](\\d{1,2})(?![\\d/]))`, 'u');
const FRACTION = new RegExp(`^(?:([${VULGAR_SIGNS}])|(\\d{1,3}) ?[/⁄] ?(\\d{1,3})(?![\\d/]))`, 'u');
const DIGITS = /^(?:\d[\d.,]*(?<=\d)|[.,]\d{1,3}(?!\d))/u;
/** The largest numerator of a written fraction. */
const MOST_PARTS = 31;
const SPACED_THOUSANDS = /^[1-9]\d{0,2}(?: \d{3})+(?!\d)/u;

/** The number a text begins with, in digits, fractions or words; null when it begins with none. */
export function readNumber(text: string, tables: PhraseTables): Read<number> | null {
  const first = /^(?:[\d\p{No}]|[.,]\d)/u.test(text) ? readDigits(text, tables) : readWords(text, tables);
  if (!first) return null;
  return addFraction(dozens(partsOf(first, tables), tables), tables);
}

/** "1 halv gurka", "2 demi-citrons": so many halves. */
function partsOf(first: Read<number>, tables: PhraseTables): Read<number> {
  const rest = first.rest.trimStart();
  const part = Number.isInteger(first.value) && rest !== first.rest ? tables.starts.fraction.exec(rest) : null;
  if (!part || tables.starts.whole.test(rest)) return first;
  const value = ownValue(tables.words.fractions, wordOf(part));
  return value === undefined
    ? first
    : { value: first.value * value, rest: rest.slice(part[0].length).replace(/^-(?=\p{L})/u, ' ') };
}

/** "2 dozen", "ett dussin", "2 dizaines d'olives": the dozen multiplies. */
function dozens(first: Read<number>, { words, starts }: PhraseTables): Read<number> {
  const rest = first.rest.trimStart();
  const word = rest === first.rest ? null : starts.number.exec(rest);
  const number = word ? ownValue(words.numbers, wordOf(word)) : undefined;
  const isDozen = number === 12 || ownValue(words.collectives, word ? wordOf(word) : '') !== undefined;
  if (!word || number === undefined || !isDozen) return first;
  return { value: first.value * number, rest: ` ${rest.slice(word[0].length).trimStart()}` };
}

function readDigits(text: string, tables: PhraseTables): Read<number> | null {
  const mixed = MIXED.exec(text);
  if (mixed) {
    const part = mixed[2] ? (ownValue(VULGAR, mixed[2]) ?? 0) : divided(mixed[3], mixed[4]);
    if (part === null || part >= 1) return null;
    return { value: Number(mixed[1]) + part, rest: text.slice(mixed[0].length) };
  }
  const fraction = FRACTION.exec(text);
  if (fraction) {
    const value = fraction[1] ? (ownValue(VULGAR, fraction[1]) ?? 0) : divided(fraction[2], fraction[3]);
    return value === null ? null : { value, rest: text.slice(fraction[0].length) };
  }
  const spaced = tables.words.decimalComma ? SPACED_THOUSANDS.exec(text) : null;
  const written = spaced?.[0] ?? DIGITS.exec(text)?.[0];
  if (written === undefined) return null;
  const value = numberOf(written.replaceAll(' ', ''), tables.words.decimalComma);
  return value === null ? null : { value, rest: text.slice(written.length) };
}

/**
 * Denominators of kitchens: "93/7" says lean and fat of a mince, "16/20" and "8/12" how many prawns make a pound. One part of any
 * number is a fraction.
 */
const KITCHEN_PARTS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 10, 16, 32]);

function divided(above: string | undefined, below: string | undefined): number | null {
  if (Number(above) !== 1 && (!KITCHEN_PARTS.has(Number(below)) || Number(above) > MOST_PARTS)) return null;
  const value = Number(above) / Number(below);
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** By what stands between the thousands. */
const GROUPED = {
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
  ',': /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
};

/** `00` is a kind of flour, `1.2.3` a version: no numbers of a kitchen. */
function numberOf(written: string, decimalComma: boolean): number | null {
  if (/^[.,]/.test(written)) return Number(`0.${written.slice(1)}`);
  const thousands = decimalComma ? '.' : ',';
  const decimal = decimalComma ? ',' : '.';
  if (/^0\d/.test(written)) return null;
  const plain = GROUPED[thousands].test(written)
    ? written.replaceAll(thousands, '').replace(decimal, '.')
    : written.replace(',', '.');
  return /^\d{1,9}(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** "One-pot pasta", "Three-bean salad": what a dish is like, and no amount of it. */
const OF_DISH = /^-(?:pot|pan|tray|bean|cheese|layer|dish|skillet|ingredient|bowl|minute|hour|way)(?!\p{L})/iu;

function readWords(text: string, tables: PhraseTables): Read<number> | null {
  const { words, starts } = tables;
  const fraction = starts.fraction.exec(text);
  const number = starts.number.exec(text);
  if (number && OF_DISH.test(text.slice(number[0].length))) return null;
  if (number && number[0].length >= (fraction?.[0].length ?? 0))
    // "une dizaine d'olives": the apostrophe joins a name, not a number.
    return { value: ownValue(words.numbers, wordOf(number)) ?? 1, rest: ` ${text.slice(number[0].length).trimStart()}` };
  if (fraction) {
    const rest = text.slice(fraction[0].length).trimStart().replace(starts.of, '').trimStart();
    const article = starts.article.exec(rest);
    return {
      value: ownValue(words.fractions, wordOf(fraction)) ?? 1,
      rest: article ? rest.slice(article[0].length) : ` ${rest}`,
    };
  }
  const article = starts.article.exec(text);
  return article ? { value: 1, rest: text.slice(article[0].length) } : null;
}

/** "1 and a half", "en och en halv", "ett och 1/2". */
function addFraction(first: Read<number>, tables: PhraseTables): Read<number> {
  const { words, starts } = tables;
  const rest = first.rest.trimStart();
  const and = starts.and.exec(rest);
  if (!and || !Number.isInteger(first.value)) return first;
  const after = rest.slice(and[0].length).trimStart();
  const word = starts.fraction.exec(after);
  if (word) return { value: first.value + (ownValue(words.fractions, wordOf(word)) ?? 0), rest: after.slice(word[0].length) };
  const digits = FRACTION.exec(after) ? readDigits(after, tables) : null;
  return digits && digits.value < 1 ? { value: first.value + digits.value, rest: digits.rest } : first;
}

function wordOf(match: RegExpExecArray): string {
  return (match[1] ?? '').toLowerCase();
}

/** What stands behind a number, without the article of what a part of is meant: "½ a 25g pack". */
export function ofPart({ value, rest }: Read<number | [number, number]>, tables: PhraseTables): string {
  const article = typeof value === 'number' && value < 1 ? tables.starts.article.exec(rest.trimStart()) : null;
  return article ? rest.trimStart().slice(article[0].length) : rest;
}
