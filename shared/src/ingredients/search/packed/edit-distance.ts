/** Three rows of the table, used again for each pair: thousands are compared for one misspelt word. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = rowsOf(64);

/** Edits (insert, delete, replace, swap of neighbours) between two words; more than `most` is answered as `most + 1`. */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  if (right.length >= rows[0].length) rows = rowsOf(right.length * 2);
  let [before, above, current] = rows;
  for (let column = 0; column <= right.length; column++) above[column] = column;
  for (let row = 1; row <= left.length; row++) {
    const letter = left.charCodeAt(row - 1);
    current[0] = row;
    let least = row;
    for (let column = 1; column <= right.length; column++) {
      const same = letter === right.charCodeAt(column - 1);
      let edits = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && column > 1 && letter === right.charCodeAt(column - 2) && left[row - 2] === right[column - 1])
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      current[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [before, above, current] = [above, current, before];
  }
  return above[right.length] ?? most + 1;
}

function rowsOf(length: number): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
}
