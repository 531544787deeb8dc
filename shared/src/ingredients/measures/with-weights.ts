import type { FoodMeasures } from '../food-measures.ts';
import type { PieceSource } from '../pieces/piece-source.ts';

interface Weights {
  density?: number;
  pieces?: Readonly<Record<string, number>>;
  source: PieceSource;
}

/** A food with other weights over its own, and where those come from. */
export function withWeights(food: FoodMeasures, { density, pieces = {}, source }: Weights): FoodMeasures {
  const sources = Object.fromEntries(Object.keys(pieces).map((unit) => [unit, source]));
  return {
    ...food,
    density: density ?? food.density,
    pieces: { ...food.pieces, ...pieces },
    pieceSources: { ...food.pieceSources, ...sources },
  };
}
