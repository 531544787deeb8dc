import { cleanLine } from '../../ingredients/phrase/clean-line.ts';
import { ownValue } from '../../kernel/own-value.ts';

/** A text of a file as one clean line; a number is its digits, anything else is nothing. */
export function lineFrom(value: unknown, most = 500): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  return clean(value.replace(/\s+/gu, ' ')).slice(0, most).toWellFormed().trim();
}

/** A text of a file with its line ends; markup is taken out, and paragraphs of markup end a line. */
export function linesFrom(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d)\b[^<>]*>/giu, '\n')
    .split(/\r\n?|\n/u)
    .map((line) => clean(line))
    .filter((line) => line !== '')
    .join('\n');
}

/** A bullet in front of a step is no word; the number of a step is kept. */
function clean(text: string): string {
  const number = /^\s*(\d{1,2}[.)])\s/u.exec(text)?.[1];
  // Where a tag ended a word stands a space now.
  const tidy = cleanLine(decoded(text))
    .replaceAll('\t', ' ')
    .replace(/ (?=[.,](?:\s|$))/gu, '')
    .trim();
  return number && tidy !== '' && !tidy.startsWith(number) ? `${number} ${tidy}` : tidy;
}

const NAMED: Record<string, string> = {
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  ccedil: 'ç',
  ecirc: 'ê',
  icirc: 'î',
  ocirc: 'ô',
  ucirc: 'û',
  acirc: 'â',
  oelig: 'œ',
  iuml: 'ï',
  euml: 'ë',
  ugrave: 'ù',
  times: '×',
  frac13: '⅓',
  frac23: '⅔',
};

/** Decodes the rest that the reader of ingredient lines does not: hexadecimal references and the rarer names. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(/&amp;(?=#|\w+;)/gu, '&')
    .replace(/&#x([0-9a-f]{1,6});/giu, (_, hex: string) => characterOf(Number.parseInt(hex, 16)))
    .replace(/&(\w+);/gu, (whole, name: string) => {
      const known = ownValue(NAMED, name.toLowerCase());
      if (known === undefined) return whole;
      return /^\p{Lu}/u.test(name) ? known.toUpperCase() : known;
    });
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ' ';
}

/** How many portions a yield says in any language: the first number above zero that is no size. "2 loaves of 500 g" is 2. */
export function portionsFrom(value: unknown): number | null {
  for (const each of Array.isArray(value) ? value : [value]) {
    const portions = portionsOf(each);
    if (portions !== null) return portions;
  }
  return null;
}

const SIZE = /^(?:["”]|-?\s*(?:inch|in\.|cm|mm|g|kg|gr|gram|ml|cl|dl|l|oz|lb|min|h|stunden|hours?|%|°)(?![\p{L}]))/iu;

function portionsOf(value: unknown): number | null {
  if (typeof value === 'number') return value > 0 && value <= 100_000 ? value : null;
  if (isObject(value)) return portionsOf(value['value'] ?? value['minValue'] ?? value['name']);
  if (typeof value !== 'string') return null;
  for (const found of value.matchAll(/\d+(?:[.,]\d+)?/gu)) {
    const number = Number(found[0].replace(',', '.'));
    if (number > 0 && number <= 100_000 && !SIZE.test(value.slice(found.index + found[0].length).trimStart())) return number;
  }
  return null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that may stand alone or in a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
