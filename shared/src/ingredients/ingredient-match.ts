import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { Diet } from './allergen.ts';

/** One ingredient offered while somebody types, with the state its words ask for first. */
export const IngredientSuggestion = z.object({
  ingredientId: described(z.string(), 'The ingredient’s id in the food data.'),
  ingredientName: described(z.string(), 'What it is called in the language asked for.'),
  matchedName: described(z.string(), 'The name or synonym that was found, in whichever language.'),
  categoryId: described(z.string(), 'The category that it belongs to.'),
  categoryName: described(z.string(), 'What that category is called.'),
  diet: described(
    z.nullable(Diet),
    'The strictest group of eaters that it suits; `fish` and `meat` suit neither vegans nor vegetarians. Null where its maker alone knows.',
  ),
  variations: described(
    z.array(
      z.object({
        variationId: described(z.string(), 'The variation’s id.'),
        variationName: described(z.string(), 'What it is called: fresh, frozen, dried.'),
        default: described(z.boolean(), 'Whether it is the one that counts when nobody says.'),
      }),
    ),
    'The states that it is sold in.',
  ),
  confidence: described(z.number(), 'Probability that this is what was meant, 0–1.'),
});
export type IngredientSuggestion = z.infer<typeof IngredientSuggestion>;

export const MatchCandidate = z.object({
  ingredientId: described(z.string(), 'The ingredient’s id in the food data.'),
  ingredientName: described(z.string(), 'What it is called.'),
  variationId: described(z.string(), 'The variation that fits the name best.'),
  variationName: described(z.string(), 'What that variation is called.'),
  confidence: described(z.number(), 'Probability that this is meant, 0–1.'),
});
export type MatchCandidate = z.infer<typeof MatchCandidate>;

/**
 * What a written name was understood as. All null with confidence 0: nothing was found, and that is an answer.
 * A kind of food alone ("cheese") has a category and no ingredient: its class average counts.
 */
export const NameMatch = z.object({
  input: z.string(),
  ingredientId: z.nullable(z.string()),
  ingredientName: z.nullable(z.string()),
  variationName: z.nullable(z.string()),
  categoryId: z.nullable(z.string()),
  categoryName: z.nullable(z.string()),
  regionName: z.nullable(z.string()),
  /** ISO 3166 alpha-2, when the name tells where it comes from. */
  origin_id: z.nullable(z.string()),
  organic: z.boolean(),
  variation: z.nullable(z.object({ id: z.string(), origin: z.nullable(z.string()) })),
  /** Calibrated probability that this is meant, 0–1. */
  confidence: z.number(),
  /** Sure enough to be taken without a person looking. */
  matched: z.boolean(),
  /** The name or synonym that was found, in whichever language. */
  matchedName: z.nullable(z.string()),
  /** At most five, best first; the first is the answer when there is one. */
  candidates: z.array(MatchCandidate),
});
export type NameMatch = z.infer<typeof NameMatch>;
