/** How high each of many rows is. One row's change costs a few steps, however many rows there are. */
export interface RowHeights {
  /** Pixels above a row; of the number of rows, those of all. */
  topOf: (row: number) => number;
  /** The row at so many pixels below the first one's top, the last one for what is below all. */
  rowAt: (pixels: number) => number;
  /** @returns whether it was another height before */
  set: (row: number, height: number) => boolean;
}

/** Rows that are as high as usual until they are measured. */
export function rowHeights(count: number, usual: number): RowHeights {
  const differences = new Float64Array(count);
  // A Fenwick tree: each place holds the sum of as many rows before it as its lowest bit says.
  const sums = new Float64Array(count + 1);

  function topOf(row: number): number {
    let top = row * usual;
    for (let place = row; place > 0; place -= place & -place) top += sums[place] ?? 0;
    return top;
  }

  return {
    topOf,
    rowAt(pixels) {
      let [first, last] = [0, Math.max(0, count - 1)];
      while (first < last) {
        const middle = (first + last + 1) >> 1;
        if (topOf(middle) <= pixels) first = middle;
        else last = middle - 1;
      }
      return first;
    },
    set(row, height) {
      if (row < 0 || row >= count) return false;
      const change = height - usual - (differences[row] ?? 0);
      if (Math.abs(change) < 0.5) return false;
      differences[row] = height - usual;
      for (let place = row + 1; place <= count; place += place & -place) sums[place] = (sums[place] ?? 0) + change;
      return true;
    },
  };
}
