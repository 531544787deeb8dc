import * as z from 'zod/mini';
import { SURENESS } from '../../footprint/difference/sureness.ts';
import { Figure } from '../../footprint/figure.ts';
import { Replacement } from './kitchen-year.ts';

/**
 * What can be done:
 * - swap: an ingredient in place of another; shift: half of it becomes another;
 * - fewer: a quarter of a dish's servings other dishes take;
 * - supply: a food from another origin that is usual where the kitchen is, in all dishes.
 */
const ACTION_KINDS = ['swap', 'shift', 'fewer', 'supply'] as const;

const Said = {
  id: z.string(),
  kind: z.enum(ACTION_KINDS),
  /** Null for what concerns all dishes. */
  dish: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The food that changes, and what it becomes: a food, of a supply a country (ISO 3166 alpha-2). */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The variations that these words stand for: who reads them another day reads them in their own language. */
  foods: z._default(z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }), { from: null, to: null }),
};

/** Something to do, with all that its effect follows from. */
export const TargetAction = z.object({
  ...Said,
  replaces: z.array(Replacement),
  fewer: z.nullable(z.object({ dishId: z.string(), share: z.number() })),
});
export type TargetAction = z.infer<typeof TargetAction>;

/** An action that was chosen, with what it was to save when it was. */
export const PlannedAction = z.object({
  ...Said,
  /** The kitchens whose dishes it changes; none where a former version did not keep them. */
  kitchens: z._default(z.array(z.string()), []),
  /** Grams CO2e a year, below 0 where it saves, by itself; and how sure that was. */
  expected: Figure,
  sure: z.enum(SURENESS),
  /** Since when it is meant, ISO 8601. */
  keptAt: z.string(),
});
export type PlannedAction = z.infer<typeof PlannedAction>;

/** As many as a target keeps. */
export const MOST_ACTIONS = 30;
