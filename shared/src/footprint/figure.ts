import * as z from 'zod/mini';

/** A figure with its range: `low ≤ value ≤ high`, in the unit its place says. */
export const Figure = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Figure = z.infer<typeof Figure>;
