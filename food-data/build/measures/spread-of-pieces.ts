import { type ComparedPiece, timesApart } from './compare-pieces.ts';

/** How far weights that were set by hand stand from what somebody measured, as times to either side. */
export interface PieceSpread {
  compared: number;
  half: number;
  fourFifths: number;
  nineTenths: number;
}

/** Each weight once, with the nearest of its records. */
export function spreadOfPieces(pieces: readonly ComparedPiece[]): PieceSpread {
  const apart = [...Map.groupBy(pieces, ({ food, unit }) => `${food} ${unit}`).values()]
    .flatMap((rows) => {
      const all = rows.flatMap(({ grams, measured }) => (measured === null ? [] : [timesApart(grams, measured)]));
      return all.length === 0 ? [] : [Math.min(...all)];
    })
    .toSorted((a, b) => a - b);
  const at = (share: number): number => apart[Math.floor(share * (apart.length - 1))] ?? Number.NaN;
  return { compared: apart.length, half: at(0.5), fourFifths: at(0.8), nineTenths: at(0.9) };
}
