import { grammarOf, type Language } from '../../kernel/language.ts';
import { writtenLine } from './written-line.ts';
import { measured, productionLine, type ProductionLine, type Rounded, totalAsWritten, totalsIn } from './production-line.ts';

/** The lines of a list as a person would write them, and what a list alone says: for how many portions it is. */
export interface ProductionList {
  /** By their place in the text; every other line is as it was. */
  lines: ReadonlyMap<number, string>;
  /** The words over the columns: "Enh. Vare Pr. portion Total". */
  heads: ReadonlySet<number>;
  portions: number;
}

/** So many lines agreeing by chance would be a strange recipe. */
const FEWEST_LINES = 2;
/** Of the lines with two numbers at their end. */
const AGREEING = 0.75;
/** Lines whose number of portions is tried. */
const MOST_TRIED = 40;
const MOST_PORTIONS = 100_000;

const PER_PORTION = /(?:port|pers|couvert|\bpr\b|\bper\b|\bje\b|\bpro\b|\bpar\b)/iu;
const TOTAL = /(?:total|i alt|ialt|gesamt|summe|totaal|\bsum\b)/iu;

/**
 * Reads the lists of kitchens' systems: each line has what one portion takes and what all of them take, and one number of portions
 * makes the one of the other all through. Null where the numbers at the ends of the lines say something else.
 */
export function productionList(rows: readonly string[], language: Language): ProductionList | null {
  const decimal = decimalOf(rows, language);
  const found = rows.flatMap((row, at) => {
    const line = productionLine(row, decimal);
    return line ? [{ at, line }] : [];
  });
  if (found.length < FEWEST_LINES) return null;
  const ordered = isTotalFirst(found.map(({ line }) => line)) ? found.map(({ at, line }) => ({ at, line: turned(line) })) : found;
  const portions = portionsOf(ordered.map(({ line }) => line));
  if (portions === null) return null;
  const first = ordered[0]?.at ?? 0;
  const above = rows.slice(0, first).findLastIndex((row) => row.trim() !== '');
  const isHead = PER_PORTION.test(rows[above] ?? '') && TOTAL.test(rows[above] ?? '') && !/\d/u.test(rows[above] ?? '');
  return {
    lines: new Map(ordered.map(({ at, line }) => [at, written(line, portions, language)])),
    heads: new Set(isHead ? [above] : []),
    portions,
  };
}

function written(line: ProductionLine, portions: number, language: Language): string {
  const total = totalsIn(line).find((each) => agrees(line.first, each, portions));
  const asWritten = total ? totalAsWritten(line) : null;
  return writtenLine(
    { ...(asWritten ?? measured(line, total?.value ?? line.first.value * portions)), name: line.name },
    language,
  );
}

/** The mark before a fraction, by the numbers that begin with a nought. */
function decimalOf(rows: readonly string[], language: Language): ',' | '.' {
  const marks = rows.flatMap((row) => /(?<![\d.,])0([.,])\d/u.exec(row)?.[1] ?? []);
  const commas = marks.filter((mark) => mark === ',').length;
  if (marks.length > 0) return commas * 2 >= marks.length ? ',' : '.';
  return grammarOf(language).decimalSign;
}

/** Whether the column of all portions, which has the larger numbers, stands first, as in some systems. */
function isTotalFirst(lines: readonly ProductionLine[]): boolean {
  return lines.filter(isFirstLargest).length > lines.length * AGREEING;
}

function isFirstLargest(line: ProductionLine): boolean {
  const totals = totalsIn(line);
  return totals.length > 0 && totals.every(({ value }) => line.first.value > value);
}

function turned({ first, second, ...line }: ProductionLine): ProductionLine {
  return { ...line, first: second, second: first };
}

/** The number of portions that turns what one takes into what all take, in nearly all lines; null where none does. */
function portionsOf(lines: readonly ProductionLine[]): number | null {
  const ranges = lines.map((line) => totalsIn(line).map((total) => rangeOf(line.first, total)));
  const agreeing = (portions: number): number => ranges.filter((each) => each.some(isWithin(portions))).length;
  let best: { portions: number; lines: number } | null = null;
  for (const { least } of ranges.slice(0, MOST_TRIED).flat()) {
    const portions = Math.ceil(least);
    if (portions < 2 || portions > MOST_PORTIONS) continue;
    const count = agreeing(portions);
    if (best === null || count > best.lines) best = { portions, lines: count };
  }
  if (best === null || best.lines < Math.max(FEWEST_LINES, lines.length * AGREEING)) return null;
  const { portions } = best;
  const most = Math.min(...ranges.flatMap((each) => each.find(isWithin(portions))?.most ?? []));
  return roundest(portions, most);
}

/** Kitchens cook for 100, seldom for 98: of the numbers that rounding leaves open the one with the most noughts. */
function roundest(least: number, most: number): number {
  for (const step of [1000, 500, 100, 50, 10, 5]) {
    const round = Math.ceil(least / step) * step;
    if (round <= most) return round;
  }
  return least;
}

const isWithin = (portions: number) => (range: Range) => range.least <= portions && portions <= range.most;

interface Range {
  least: number;
  most: number;
}

function rangeOf(one: Rounded, all: Rounded): Range {
  const least = Math.max(0, all.value - all.off) / (one.value + one.off);
  return { least, most: (all.value + all.off) / Math.max(one.value - one.off, Number.EPSILON) };
}

function agrees(one: Rounded, all: Rounded, portions: number): boolean {
  return isWithin(portions)(rangeOf(one, all));
}
