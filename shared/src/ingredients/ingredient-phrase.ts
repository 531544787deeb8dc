import * as z from 'zod/mini';
import { WRITTEN_UNITS } from '../units/unit.ts';

/**
 * A written ingredient line, taken apart. `name` is what is neither quantity, unit nor note, as written;
 * every word of the line is found again in one of the parts.
 */
export const IngredientPhrase = z.object({
  input: z.string(),
  /** In `unit`; two numbers are a range (`2–3`); null when nothing was counted or it is to taste. */
  quantity: z.nullable(z.union([z.number(), z.tuple([z.number(), z.number()])])),
  unit: z.nullable(z.enum(WRITTEN_UNITS)),
  /** The unit as it was written (`msk`). */
  unitText: z.nullable(z.string()),
  name: z.string(),
  note: z.nullable(z.string()),
  /** "For the sauce:": a heading between lines, no ingredient. */
  heading: z.boolean(),
});
export type IngredientPhrase = z.infer<typeof IngredientPhrase>;
