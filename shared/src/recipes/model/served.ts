import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { COOKING_METHODS } from './cooking-energy.ts';

/** A dish that weighs less is none: grams per 100 g are divided by it. */
const LEAST_GRAMS = 0.1;
/** No kitchen serves more of one dish at once, in grams; it keeps sums finite. */
const MOST_GRAMS = 1e9;
/** No kitchen cooks one dish with more. */
const MOST_KWH = 1e6;
/** A dish of which more is thrown away is not served. */
export const MOST_WASTE = 0.9;

const ServedWeight = z.discriminatedUnion('by', [
  z.object({
    by: described(z.literal('typed'), 'Weighed by the kitchen.'),
    grams: described(
      z.number().check(z.minimum(LEAST_GRAMS), z.maximum(MOST_GRAMS)),
      'Grams of all portions as they are served.',
    ),
  }),
  z.object({ by: described(z.literal('yields'), 'What each ingredient weighs when it is cooked, by the food data’s yields.') }),
]);

export const Cooking = z.object({
  method: described(z.enum(COOKING_METHODS), 'How it is cooked; `other` needs `kWh`.'),
  kWh: described(
    z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(MOST_KWH))), null),
    'Kilowatt-hours for all portions, as measured; null: what the method takes for a kilogram.',
  ),
});
export type Cooking = z.infer<typeof Cooking>;

export const Waste = z.discriminatedUnion('by', [
  z.object({
    by: described(z.literal('typed'), 'As the kitchen weighs it.'),
    share: described(z.number().check(z.minimum(0), z.maximum(MOST_WASTE)), 'Share of the food that is thrown away, 0–0.9.'),
  }),
  z.object({ by: described(z.literal('average'), 'The average of kitchens that weighed theirs.') }),
]);
export type Waste = z.infer<typeof Waste>;

const orNothing = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/** A kitchen's statements on a dish beyond its ingredients. None of them moves the footprint, its level or a comparison. */
export const Served = z.object({
  weight: described(orNothing(ServedWeight), 'What the dish weighs as served; null: not said.'),
  cooking: described(orNothing(Cooking), 'How it is cooked; null: not said.'),
  waste: described(orNothing(Waste), 'How much of it is thrown away; null: not said.'),
});
export type Served = z.infer<typeof Served>;

export const NOTHING_SERVED: Served = { weight: null, cooking: null, waste: null };
