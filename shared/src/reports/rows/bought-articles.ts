import { type Figure } from '../../footprint/figure.ts';
import { combine, combineKnown, inOrder, scaled } from '../../footprint/uncertainty.ts';

/** A row of a month's purchases that is food or drink. */
export interface BoughtRow {
  /** The supplier's number, else the name: what makes rows one article. */
  key: string;
  name: string;
  /** The food or category it stands for; null while nobody said it. */
  food: string | null;
  family: string | null;
  /** Empty where nobody says it, null where several suppliers have it. */
  supplier: string | null;
  /** Below zero for what was sent back; null where nobody can tell. */
  grams: number | null;
  /** Of a gram; null where the food has none. */
  co2PerGram: Figure | null;
  /** The same without land-use change; null where its split is not known. */
  co2PerGramWithoutLandUseChange: Figure | null;
  money: number | null;
}

/** The rows of one article, added up. */
export interface BoughtArticle extends Pick<BoughtRow, 'key' | 'name' | 'food' | 'family'> {
  /** Empty where nobody says it, or there are several. */
  supplier: string;
  /** The supplier's; empty where rows have none, and their name makes them one article. */
  number: string;
  rows: number;
  /** Rows in the sums below: of what is not known nothing is guessed. */
  weighedRows: number;
  coveredRows: number;
  grams: number | null;
  /** In grams, with land-use change. */
  co2: Figure | null;
  /** The same without; null where the split of a covered row is not known. */
  co2WithoutLandUseChange: Figure | null;
  money: number | null;
}

export const BOUGHT_SORTS = ['co2', 'kg', 'money', 'name'] as const;
export type BoughtSort = (typeof BOUGHT_SORTS)[number];

/** The rows of one article of some time, added up as they are. */
export interface BoughtSums
  extends Omit<BoughtArticle, 'supplier' | 'number' | 'grams' | 'co2' | 'money'>, Pick<BoughtRow, 'supplier'> {
  /** The supplier's number, else the name, without the food that it stands for. */
  article: string;
  grams: number;
  co2: Figure;
  money: number;
  pricedRows: number;
}

/** The articles of a time, added up row by row: a year of many kitchens has millions of rows, and a few thousand articles. */
export class BoughtArticles {
  private readonly sums = new Map<string, BoughtSums>();

  add(row: BoughtRow): void {
    const key = boughtKey({ article: row.key, food: row.food });
    const sums = this.sums.get(key) ?? begun(row, key);
    this.sums.set(key, sums);
    const { grams, co2PerGram, co2PerGramWithoutLandUseChange: without, money } = row;
    sums.rows += 1;
    sums.supplier = supplierOfBoth(sums.supplier, row.supplier);
    if (money !== null) {
      sums.money += money;
      sums.pricedRows += 1;
    }
    if (grams === null) return;
    sums.grams += grams;
    sums.weighedRows += 1;
    if (!co2PerGram) return;
    // The same food each time: its uncertainty is one, and is not made smaller by buying it often.
    sums.co2 = addedUp(sums.co2, scaled(co2PerGram, grams));
    sums.co2WithoutLandUseChange = addedKnown(sums.co2WithoutLandUseChange, without && scaled(without, grams));
    sums.coveredRows += 1;
  }

  /** Adds what was added up of another time. */
  addSums(of: Iterable<BoughtSums>): void {
    for (const other of of) {
      const sums = this.sums.get(other.key);
      if (!sums) {
        this.sums.set(other.key, { ...other });
        continue;
      }
      sums.supplier = supplierOfBoth(sums.supplier, other.supplier);
      for (const count of COUNTS) sums[count] += other[count];
      sums.co2 = addedUp(sums.co2, other.co2);
      sums.co2WithoutLandUseChange = addedKnown(sums.co2WithoutLandUseChange, other.co2WithoutLandUseChange);
    }
  }

  /** As they are, to be added to those of other times. */
  added(): BoughtSums[] {
    return [...this.sums.values()];
  }

  /** Of what is not known nothing is summed: null, never 0. */
  all(): BoughtArticle[] {
    return [...this.sums.values()].map(({ pricedRows, supplier, article, ...sums }) => ({
      ...sums,
      number: article === sums.name ? '' : article,
      supplier: supplier ?? '',
      grams: sums.weighedRows === 0 ? null : sums.grams,
      co2: sums.coveredRows === 0 ? null : inOrder(sums.co2),
      co2WithoutLandUseChange:
        sums.coveredRows === 0 ? null : sums.co2WithoutLandUseChange && inOrder(sums.co2WithoutLandUseChange),
      money: pricedRows === 0 ? null : sums.money,
    }));
  }
}

const COUNTS = ['rows', 'weighedRows', 'coveredRows', 'pricedRows', 'grams', 'money'] as const;

const addedUp = (one: Figure, other: Figure): Figure => ({
  value: one.value + other.value,
  low: one.low + other.low,
  high: one.high + other.high,
});

/** What is not known of one is not known of both. */
const addedKnown = (one: Figure | null, other: Figure | null): Figure | null => one && other && addedUp(one, other);

/** Who is not known is no other supplier. */
function supplierOfBoth(one: string | null, other: string | null): string | null {
  if (one === other || other === '') return one;
  return one === '' ? other : null;
}

/** One number stands for another food after somebody decided anew: two lines then. */
export function boughtKey({ article, food }: Pick<BoughtSums, 'article' | 'food'>): string {
  return `${article}|${food ?? ''}`;
}

function begun({ key: article, name, food, family, supplier }: BoughtRow, key: string): BoughtSums {
  const nothing = { value: 0, low: 0, high: 0 };
  const none = { grams: 0, co2: nothing, co2WithoutLandUseChange: nothing, money: 0 };
  return { key, article, name, food, family, supplier, rows: 0, weighedRows: 0, coveredRows: 0, pricedRows: 0, ...none };
}

export interface BoughtTotal {
  articles: number;
  rows: number;
  weighedRows: number;
  coveredRows: number;
  /** Of the weighed rows; null where there is none. */
  grams: number | null;
  co2: Figure | null;
  co2WithoutLandUseChange: Figure | null;
  money: number | null;
}

/** Articles together: foods err apart from each other, so their ranges partly cancel out. */
export function boughtTotal(articles: readonly BoughtArticle[]): BoughtTotal {
  const counted = articles.filter(({ co2 }) => co2 !== null);
  const covered = counted.flatMap(({ food, co2 }) => (co2 ? [{ group: food ?? '', figure: co2 }] : []));
  const without = counted.map(({ food, co2WithoutLandUseChange: figure }) => ({ group: food ?? '', figure }));
  const prices = articles.flatMap(({ money }) => (money === null ? [] : [money]));
  const weights = articles.flatMap(({ grams }) => (grams === null ? [] : [grams]));
  return {
    articles: articles.length,
    rows: sum(articles.map(({ rows }) => rows)),
    coveredRows: sum(articles.map(({ coveredRows }) => coveredRows)),
    weighedRows: sum(articles.map(({ weighedRows }) => weighedRows)),
    grams: weights.length === 0 ? null : sum(weights),
    co2: covered.length === 0 ? null : combine(covered),
    co2WithoutLandUseChange: combineKnown(without),
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
