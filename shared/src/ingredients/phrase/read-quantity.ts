import type { PhraseTables } from './words/phrase-tables.ts';
import { readNumber, type Read } from './read-number.ts';

export type Quantity = number | [number, number];

const DASH = /^\s?[-–—]\s?(?=[\d½⅓¼¾⅔])/u;

export function times(quantity: Quantity, factor: number): Quantity {
  return typeof quantity === 'number' ? tidy(quantity * factor) : [tidy(quantity[0] * factor), tidy(quantity[1] * factor)];
}

/** 0.1 + 0.2 is 0.3 in a kitchen. */
export function tidy(value: number): number {
  return Number(value.toPrecision(9));
}

/** "Between 1.5 and 2 kg", in any language. */
const BETWEEN = /^(?:between|entre|zwischen|mellan|mellom|mellem|tussen)\s+(?=[\d½⅓¼¾⅔])/iu;

/** The quantity a text begins with: a number, a range, or how many times how much. */
export function readQuantity(text: string, tables: PhraseTables): Read<Quantity> | null {
  const between = BETWEEN.exec(text);
  return (between && readBetween(text.slice(between[0].length), tables)) ?? readOneOrRange(text, tables);
}

function readBetween(text: string, tables: PhraseTables): Read<Quantity> | null {
  const first = readNumber(text, tables);
  const rest = first?.rest.trimStart() ?? '';
  const and = tables.starts.and.exec(rest);
  const second = and ? readNumber(rest.slice(and[0].length).trimStart(), tables) : null;
  return first && second && second.value > first.value ? { value: [first.value, second.value], rest: second.rest } : null;
}

function readOneOrRange(text: string, tables: PhraseTables): Read<Quantity> | null {
  const about = tables.starts.about.exec(text);
  const from = about ? text.slice(about[0].length).trimStart() : text.replace(/^[~≈]\s?/u, '');
  const first = readNumber(from, tables);
  if (!first) return null;
  const dash = DASH.exec(first.rest);
  const rest = first.rest.trimStart();
  const to = dash ? null : tables.starts.to.exec(rest);
  if (!dash && !to) return first;
  const after = dash ? first.rest.slice(dash[0].length) : rest.slice(to?.[0].length ?? 0).trimStart();
  // "2 or a few" is no range: the second number stands in digits or as a number word, and is the larger one.
  const second = readNumber(after, tables);
  if (!second || second.value <= first.value || startsWithArticle(after, tables)) return first;
  return { value: [first.value, second.value], rest: second.rest };
}

function startsWithArticle(text: string, tables: PhraseTables): boolean {
  return tables.starts.article.test(text) && !tables.starts.fraction.test(text) && !tables.starts.number.test(text);
}
