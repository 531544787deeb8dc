import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';

/** A figure with its range: `low ≤ value ≤ high`. */
export const Figure = z.object({
  value: described(z.number(), 'The best estimate, in the unit of the field that it stands in.'),
  low: described(z.number(), 'Low end of the 90 % range, in the same unit.'),
  high: described(z.number(), 'High end of the 90 % range, in the same unit.'),
});
export type Figure = z.infer<typeof Figure>;

/** The same without land-use change: null where the split of any part is unknown, and in figures that were stored before it was known. */
export const WithoutLandUseChange = z._default(z.nullable(Figure), null);
