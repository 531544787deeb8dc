import type { IngredientRow } from '../model/imported-row.ts';

/** Whether a purchase was sent back: its weight, its money and its CO2e come off what was bought. */
export function isSentBack({ amount, grams }: Pick<IngredientRow, 'amount' | 'grams'>): boolean {
  return (grams ?? 0) < 0 || ((grams ?? 0) === 0 && (amount ?? 0) < 0);
}

/** The figures of a row of a file. */
interface Figures {
  quantity: number | null;
  grams: number | null;
  money: number | null;
}

/**
 * Whether a purchase's figures say both that it was bought and that it was sent back: 5 kg for -400. A discount is no such row: it stands
 * with one piece, or without an amount.
 */
export function signsDiffer({ quantity, grams, money }: Figures): boolean {
  const counts = [quantity ?? 0, grams ?? 0].filter((value) => value !== 0);
  if (counts.some((value) => value < 0) && counts.some((value) => value > 0)) return true;
  if (money === null || money === 0 || counts.length === 0) return false;
  if (money < 0 && grams === null && quantity === 1) return false;
  return counts.some((value) => value < 0) !== money < 0;
}

/** Whether a line of purchases was sent back, as its row will be. */
export function isLineSentBack({ quantity, grams }: Pick<Figures, 'quantity' | 'grams'>): boolean {
  return isSentBack({ amount: quantity, grams });
}

const below = (value: number | null): number | null => value && -Math.abs(value);

/** The line as it was sent back: all its figures below zero. */
export function asSentBack<Line extends Figures>(line: Line): Line {
  return { ...line, quantity: below(line.quantity), grams: below(line.grams), money: below(line.money) };
}

interface Served {
  servings: number | null;
  day?: string | null | undefined;
}

/**
 * What is left of sold servings after those that were taken back: they come off the same day's, then off those without a day, then off the
 * latest days. Below zero a dish has a row only where all of it is below zero.
 */
export function servingsLeft<Row extends Served>(rows: readonly Row[], dishOf: (row: Row) => string): (number | null)[] {
  const left = rows.map(({ servings }) => servings);
  for (const places of Map.groupBy(rows.keys(), (at) => dishOf(rows[at] as Row)).values()) {
    const voided = places.filter((at) => (left[at] ?? 0) < 0);
    if (voided.length === 0) continue;
    const above = places
      .filter((at) => (left[at] ?? 0) > 0)
      .toSorted((one, other) => rank(rows[other]).localeCompare(rank(rows[one])));
    for (const at of voided.toSorted((one, other) => rank(rows[other]).localeCompare(rank(rows[one])))) {
      const same = above.filter((each) => rank(rows[each]) === rank(rows[at]));
      for (const from of [...same, ...above]) {
        const taken = Math.min(-(left[at] ?? 0), Math.max(0, left[from] ?? 0));
        if (taken <= 0) continue;
        left[at] = (left[at] ?? 0) + taken;
        left[from] = (left[from] ?? 0) - taken;
      }
    }
  }
  return left;
}

/** The later, the sooner something is taken from it; without a day first. */
function rank(row: Served | undefined): string {
  return row?.day ?? '9999-12-31';
}
