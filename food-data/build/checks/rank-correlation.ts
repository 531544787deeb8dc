/** Spearman's rank correlation; ties take their mean rank. Null of fewer than three pairs. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < 3) return null;
  const [x, y] = [ranks(pairs.map(([a]) => a)), ranks(pairs.map(([, b]) => b))];
  const mean = (pairs.length + 1) / 2;
  let [together, ofX, ofY] = [0, 0, 0];
  for (const [place, rank] of x.entries()) {
    const [a, b] = [rank - mean, (y[place] ?? mean) - mean];
    together += a * b;
    ofX += a * a;
    ofY += b * b;
  }
  return together / Math.sqrt(ofX * ofY);
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}
