import * as z from 'zod/mini';
import { WRITTEN_UNITS } from './unit.ts';

/**
 * How an amount became grams: grams of one written unit; of a volume the millilitres and the grams per millilitre that they
 * come from, of a piece the entry of the food data's pieces that was used.
 */
export const AmountRule = z.object({
  by: z.enum(['mass', 'volume', 'piece']),
  gramsPerUnit: z.number(),
  millilitresPerUnit: z.nullable(z.number()),
  density: z.nullable(z.number()),
  piece: z.nullable(z.enum(WRITTEN_UNITS)),
});
export type AmountRule = z.infer<typeof AmountRule>;
