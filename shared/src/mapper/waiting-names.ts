import { nameKeyOf } from './purchased-name.ts';

/** A row of a purchase list: grams and money null where unknown. */
export interface PurchasedRow {
  written: string;
  externalId: string;
  grams: number | null;
  money: number | null;
  /** Whether nobody has said what it is. */
  waiting: boolean;
  /** No food: it waits for nobody, and has no part in the weight of what was bought to eat. */
  setAside?: boolean;
  /** kg CO2e per kg of what it is known to be; null or absent where nobody can tell. */
  factor?: number | null;
}

/** The part of a list that waits for nobody: grams, those guessed apart, and grams CO2e. */
export interface MatchedPurchase {
  rows: number;
  weight: number;
  weightGuessed: number;
  co2: number;
}

/** Sums the rows of a list that do not wait, weighing foods without a weight as `waitingNames` does; what is no food is counted, never weighed. */
export function matchedPurchase(rows: readonly PurchasedRow[]): MatchedPurchase {
  const guess = guessOf(rows.filter(({ setAside }) => !setAside));
  const sums = { rows: 0, weight: 0, weightGuessed: 0, co2: 0 };
  for (const { waiting, setAside, grams, money, factor } of rows) {
    if (waiting) continue;
    sums.rows += 1;
    if (setAside) continue;
    const weighed = grams ?? guess(money);
    if (grams === null) sums.weightGuessed += weighed;
    else sums.weight += weighed;
    sums.co2 += weighed * (factor ?? 0);
  }
  return sums;
}

/** The rows of a list that wait under one name. */
export interface WaitingName {
  name: string;
  externalId: string;
  key: string;
  rows: number;
  /** Grams of the rows whose weight is known. */
  weight: number;
  /** Grams that the other rows are thought to be: for the order of a queue, never for a figure. */
  weightGuessed: number;
  money: number | null;
}

/**
 * The names of a list that wait for a person. A row without a weight is guessed by its money, at what the list's own rows
 * weigh a unit of money; without money it is an average row of the list. In a list without any weight a row counts as a
 * kilogram, more or less by its money: that still puts the names in an order.
 */
export function waitingNames(rows: readonly PurchasedRow[]): WaitingName[] {
  const guess = guessOf(rows);
  const names = new Map<string, WaitingName>();
  for (const row of rows) {
    if (!row.waiting) continue;
    const key = nameKeyOf(row.written);
    const place = `${row.externalId}\n${key}`;
    const name = names.get(place) ?? {
      name: row.written,
      externalId: row.externalId,
      key,
      rows: 0,
      weight: 0,
      weightGuessed: 0,
      money: null,
    };
    name.rows += 1;
    if (row.grams === null) name.weightGuessed += guess(row.money);
    else name.weight += row.grams;
    if (row.money !== null) name.money = (name.money ?? 0) + row.money;
    names.set(place, name);
  }
  return [...names.values()];
}

const GRAMS_OF_AN_UNKNOWN_ROW = 1000;
/** No coin is smaller in any currency: what costs less says nothing of a weight, and divided by it a weight has no end. */
const LEAST_MONEY = 0.001;

function guessOf(rows: readonly PurchasedRow[]): (money: number | null) => number {
  const weighed = rows.filter(({ grams }) => grams !== null && grams > 0);
  const isPaid = ({ money }: PurchasedRow): boolean => money !== null && money >= LEAST_MONEY;
  const paid = rows.filter(isPaid);
  const both = weighed.filter(isPaid);
  const perRow = weighed.length > 0 ? sum(weighed, 'grams') / weighed.length : GRAMS_OF_AN_UNKNOWN_ROW;
  const perMoney = both.length > 0 ? sum(both, 'grams') / sum(both, 'money') : (perRow * paid.length) / sum(paid, 'money');
  return (money) => (money === null ? perRow : Math.max(0, money) * (paid.length > 0 ? perMoney : 0));
}

function sum(rows: readonly PurchasedRow[], of: 'grams' | 'money'): number {
  return rows.reduce((total, row) => total + (row[of] ?? 0), 0);
}
