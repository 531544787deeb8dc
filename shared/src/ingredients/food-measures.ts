import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { PieceSources } from './pieces/piece-source.ts';

/** How a food is measured, and which food it is: what a slice or a leg of it weighs depends on the animal. */
export const FoodMeasures = z.object({
  density: described(z.nullable(z.number()), 'Grams per millilitre; null where it makes no sense.'),
  pieces: described(z.record(z.string(), z.number()), 'Grams of one counted unit, by written unit: `{ piece: 150 }`.'),
  pieceSources: described(z.optional(PieceSources), 'Where each of `pieces` comes from, by the same units.'),
  ingredientId: described(z.optional(z.nullable(z.string())), 'The ingredient; null for a category.'),
  categoryId: described(z.optional(z.nullable(z.string())), 'The category that it belongs to.'),
});
export type FoodMeasures = z.infer<typeof FoodMeasures>;

/** The measures of a food that nothing is known of. */
export const UNMEASURED: FoodMeasures = { density: null, pieces: {} };
