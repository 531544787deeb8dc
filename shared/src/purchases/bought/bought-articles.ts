import { type Figure } from '../../footprint/figure.ts';
import { combine, scaled } from '../../footprint/uncertainty.ts';

/** A row of a month's purchases that is food or drink. */
export interface BoughtRow {
  /** The supplier's number, else the name: what makes rows one article. */
  key: string;
  name: string;
  /** The food or category it stands for; null while nobody said it. */
  food: string | null;
  family: string | null;
  /** Empty where no invoice or several say it. */
  supplier: string;
  /** Below zero for what was sent back; null where nobody can tell. */
  grams: number | null;
  /** Of a gram; null where the food has none. */
  co2PerGram: Figure | null;
  money: number | null;
}

/** The rows of one article, added up. */
export interface BoughtArticle extends Pick<BoughtRow, 'key' | 'name' | 'food' | 'family' | 'supplier'> {
  rows: number;
  /** Rows in the sums below: of what is not known nothing is guessed. */
  weighedRows: number;
  coveredRows: number;
  grams: number | null;
  /** In grams, with land-use change. */
  co2: Figure | null;
  money: number | null;
}

export const BOUGHT_SORTS = ['co2', 'kg', 'money', 'name'] as const;
export type BoughtSort = (typeof BOUGHT_SORTS)[number];

/** Rows of a time as its articles. */
export function boughtArticles(rows: readonly BoughtRow[]): BoughtArticle[] {
  const of = new Map<string, { rows: BoughtRow[] }>();
  for (const row of rows) {
    // One number stands for another food after somebody decided anew: two lines then.
    const key = `${row.key}|${row.food ?? ''}`;
    const known = of.get(key) ?? { rows: [] };
    known.rows.push(row);
    of.set(key, known);
  }
  return [...of].map(([key, own]) => ({ ...added(own.rows), key }));
}

function added(rows: readonly BoughtRow[]): BoughtArticle {
  const [{ key, name, food, family, supplier }] = rows as [BoughtRow];
  const weights = rows.flatMap(({ grams }) => (grams === null ? [] : [grams]));
  const covered = rows.flatMap(({ grams, co2PerGram }) => (grams === null || !co2PerGram ? [] : [scaled(co2PerGram, grams)]));
  const prices = rows.flatMap(({ money }) => (money === null ? [] : [money]));
  return {
    key,
    name,
    food,
    family,
    supplier: rows.every((row) => row.supplier === supplier) ? supplier : '',
    rows: rows.length,
    weighedRows: weights.length,
    coveredRows: covered.length,
    grams: weights.length === 0 ? null : sum(weights),
    // The same food each time: its uncertainty is one, and is not made smaller by buying it often.
    co2: covered.length === 0 ? null : inOrder(covered),
    money: prices.length === 0 ? null : sum(prices),
  };
}

/** What was sent back has its ends the other way round. */
function inOrder(figures: readonly Figure[]): Figure {
  const ends = [sum(figures.map(({ low }) => low)), sum(figures.map(({ high }) => high))];
  return { value: sum(figures.map(({ value }) => value)), low: Math.min(...ends), high: Math.max(...ends) };
}

export interface BoughtTotal {
  articles: number;
  rows: number;
  coveredRows: number;
  grams: number;
  co2: Figure | null;
  money: number | null;
}

/** Articles together: foods err apart from each other, so their ranges partly cancel out. */
export function boughtTotal(articles: readonly BoughtArticle[]): BoughtTotal {
  const covered = articles.flatMap(({ food, co2 }) => (co2 ? [{ group: food ?? '', figure: co2 }] : []));
  const prices = articles.flatMap(({ money }) => (money === null ? [] : [money]));
  return {
    articles: articles.length,
    rows: sum(articles.map(({ rows }) => rows)),
    coveredRows: sum(articles.map(({ coveredRows }) => coveredRows)),
    grams: sum(articles.map(({ grams }) => grams ?? 0)),
    co2: covered.length === 0 ? null : combine(covered),
    money: prices.length === 0 ? null : sum(prices),
  };
}

/** Which of two articles stands first: the larger, what is not known last, then by name. */
export function boughtOrder(sort: BoughtSort): (one: BoughtArticle, other: BoughtArticle) => number {
  return (one, other) => {
    const [first, second] = [sizeOf(one, sort), sizeOf(other, sort)];
    if (first !== second) return first === null ? 1 : second === null ? -1 : second - first;
    return one.name < other.name ? -1 : one.name > other.name ? 1 : one.key < other.key ? -1 : one.key > other.key ? 1 : 0;
  };
}

function sizeOf({ co2, grams, money }: BoughtArticle, sort: BoughtSort): number | null {
  if (sort === 'co2') return co2?.value ?? null;
  return sort === 'kg' ? grams : sort === 'money' ? money : null;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
