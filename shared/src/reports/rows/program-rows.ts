import { nameKey } from '../../recipes/names/recipe-name-key.ts';
import type { IngredientRow, RecipeRow } from '../model/imported-row.ts';
import type { ImportedFile } from '../model/report.ts';
import { sourceOfBoth } from './row-source.ts';
import { isSentBack, servingsLeft } from './taken-back.ts';

/** A row before it has its place in a report. */
export type Placeless<Row> = Omit<Row, 'key' | 'from'>;

interface Placed {
  key: string;
  from: { file: number; row: number } | null;
}

/** How rows of one kind add up. */
export interface Adding<Row> {
  /** The key that equal rows have in common. */
  keyOf: (row: Placeless<Row>) => string;
  sum: (one: Row, other: Placeless<Row>) => Row;
  /** Which of a thing's rows one that has no equal comes off; undefined for none: it stands by itself. */
  takenFrom?: {
    thingOf: (row: Placeless<Row>) => string;
    choose: (rows: readonly Row[], row: Placeless<Row>) => Row | undefined;
  };
  /** Takes what is below zero from the other rows of the same thing. */
  net?: (rows: readonly Row[]) => Row[];
  /** Whether nothing is left of it. */
  isNothing: (row: Row) => boolean;
  sumsOf: (rows: readonly Row[]) => ImportedFile['sums'];
}

const total = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce((sum, number) => (number === null ? sum : (sum ?? 0) + number), null);

type Sold = Placeless<RecipeRow>;

const dishOf = ({ id, name }: Sold): string => id ?? `~${nameKey(name) || name.trim()}`;

/** Servings of one dish on one day are one row; those of which nobody says the day are one, whatever number of evenings it was. */
export const SOLD: Adding<RecipeRow> & { dishOf: (row: Sold) => string } = {
  dishOf,
  keyOf: (row) => `${row.day ?? ''} ${dishOf(row)}`,
  sum: (one, other) => ({ ...one, servings: total([one.servings, other.servings]) }),
  net: (rows) => {
    const left = servingsLeft(rows, dishOf);
    return rows.map((row, at) => ({ ...row, servings: left[at] ?? null }));
  },
  isNothing: ({ servings }) => servings === 0,
  sumsOf: (rows) => ({ servings: total(rows.map(({ servings }) => servings)), grams: null, money: null }),
};

/** Half a cent, öre or øre: sums of money are no whole numbers. */
const SMALLEST_MONEY = 0.005;

/** A case of which nobody knows the size: for some time the unit of every row of an invoice that had no weight. Reports have such rows. */
export const UNKNOWN_PACK = 'kolli';

/** Purchases of one article in one unit are one row; what is counted and what is not stay apart. */
export const BOUGHT: Adding<IngredientRow> = {
  keyOf: ({ written, externalId, unit, originId, organic, amount, grams }) =>
    JSON.stringify([written.trim(), externalId, unit, originId, organic, amount === null, grams === null]),
  sum: (one, other) => ({
    ...one,
    amount: total([one.amount, other.amount]),
    grams: total([one.grams, other.grams]),
    money: total([one.money, other.money]),
    ...sourceOfBoth(one, other),
    // Of a pack that nobody weighed there may be rows from before such packs were marked.
    ...((one.isUnweighed ?? other.isUnweighed) && { isUnweighed: true }),
  }),
  // What is known of an article by now (its organic mark, its origin) may not have been when it was bought.
  takenFrom: {
    thingOf: ({ written, externalId }) => JSON.stringify([written.trim(), externalId]),
    choose: (rows, row) => {
      if (!isSentBack(row)) return undefined;
      const alike = rows.filter(
        (each) => (each.amount === null) === (row.amount === null) && (each.grams === null) === (row.grams === null),
      );
      return (
        alike.find(({ unit }) => unit === row.unit) ?? alike.find(({ unit, grams }) => unit === UNKNOWN_PACK && grams === null)
      );
    },
  },
  // A price taken back afterwards has no amount: its money stays with the article.
  isNothing: ({ amount, grams, money }) =>
    (amount ?? 0) === 0 && (grams ?? 0) === 0 && !(amount === null && grams === null) && Math.abs(money ?? 0) < SMALLEST_MONEY,
  sumsOf: (rows) => ({
    servings: null,
    grams: total(rows.map(({ grams }) => grams)),
    money: total(rows.map(({ money }) => money)),
  }),
};

interface InReport<Row> {
  rows: readonly Row[];
  files: readonly ImportedFile[];
}

/**
 * Puts a program's rows to those of a report, as a file by the program's name: what it sent before and sends again adds up,
 * all other rows stay. `from.row` of a row never changes.
 */
export function withProgramRows<Row extends Placed>(
  { rows, files }: InReport<Row>,
  { program, sent }: { program: string; sent: readonly Placeless<Row>[] },
  { keyOf, sum, takenFrom, net, isNothing, sumsOf }: Adding<Row>,
): { rows: Row[]; files: ImportedFile[] } {
  const known = files.findIndex(({ name }) => name === program);
  const file = known === -1 ? files.length : known;
  const leftOut = files[file]?.leftOut ?? [];
  const own = new Map<string, Row>();
  let last = Math.max(0, ...leftOut.map(({ row }) => row));
  for (const row of rows) {
    if (row.from?.file !== file) continue;
    last = Math.max(last, row.from.row);
    const key = keyOf(row);
    // Rows that were two may be one by now: somebody matched both with the same dish.
    const former = own.get(key);
    own.set(key, former ? sum(former, row) : row);
  }
  const things = Map.groupBy(takenFrom ? own : [], ([, row]) => takenFrom?.thingOf(row));
  for (const row of sent) {
    const key = own.has(keyOf(row)) ? keyOf(row) : (keyTakenFrom(row) ?? keyOf(row));
    const former = own.get(key);
    if (former) own.set(key, sum(former, row));
    else {
      last += 1;
      own.set(key, { ...row, key: `f${file}r${last}`, from: { file, row: last } } as unknown as Row);
    }
  }
  const summed = [...own.values()];
  const kept = (net?.(summed) ?? summed).filter((row) => !isNothing(row));
  const imported: ImportedFile = {
    ...files[file],
    name: program,
    rows: kept.length + leftOut.length,
    sums: sumsOf(kept),
    leftOut,
  };
  return {
    rows: [...rows.filter(({ from }) => from?.file !== file), ...kept],
    files: known === -1 ? [...files, imported] : files.map((each, at) => (at === file ? imported : each)),
  };

  function keyTakenFrom(row: Placeless<Row>): string | undefined {
    const alike = things.get(takenFrom?.thingOf(row)) ?? [];
    const chosen = takenFrom?.choose(
      alike.map(([, each]) => each),
      row,
    );
    return alike.find(([, each]) => each === chosen)?.[0];
  }
}
