/** The widths that a column of a printed table needs, in any measure of length. */
export interface ColumnNeed {
  /** So that no line of it breaks. */
  natural: number;
  /** So that no word of it breaks; of figures, which never break, as wide as the widest. */
  least: number;
}

/**
 * How wide a table's columns are, so that together they are never wider than the room: each as it needs, and where that is
 * too much the wide ones give way evenly, no further than to their longest word.
 */
export function columnWidths(needs: readonly ColumnNeed[], room: number): number[] {
  const total = sum(needs.map(({ natural }) => natural));
  if (total <= room) return needs.map(({ natural }) => natural);
  const least = sum(needs.map(({ least: word }) => word));
  // Not even the words have room: they break.
  if (least >= room) return needs.map(({ least: word }) => (word * room) / least);
  const limit = limitFor(needs, room);
  return needs.map((need) => widthAt(need, limit));
}

const widthAt = ({ natural, least }: ColumnNeed, limit: number): number => Math.max(least, Math.min(natural, limit));

/** The width at which the columns that are cut to it fill the room: between two of the columns' own widths it grows evenly. */
function limitFor(needs: readonly ColumnNeed[], room: number): number {
  const filled = (limit: number): number => sum(needs.map((need) => widthAt(need, limit)));
  const steps = needs.flatMap(({ natural, least }) => [natural, least]).toSorted((one, other) => one - other);
  const over = steps.find((step) => filled(step) > room) ?? room;
  const under = steps.findLast((step) => step < over) ?? 0;
  const share = (room - filled(under)) / (filled(over) - filled(under));
  return under + (over - under) * share;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
