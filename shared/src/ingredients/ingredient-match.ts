import * as z from 'zod/mini';
import { Diet } from './allergen.ts';

/** One ingredient offered while somebody types, with the state its words ask for first. */
export const IngredientSuggestion = z.object({
  ingredientId: z.string(),
  ingredientName: z.string(),
  /** The name or synonym that was found, in whichever language. */
  matchedName: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  diet: Diet,
  variations: z.array(z.object({ variationId: z.string(), variationName: z.string(), default: z.boolean() })),
  /** Probability that this is what was meant, 0–1. */
  confidence: z.number(),
});
export type IngredientSuggestion = z.infer<typeof IngredientSuggestion>;

export const MatchCandidate = z.object({
  ingredientId: z.string(),
  ingredientName: z.string(),
  variationId: z.string(),
  variationName: z.string(),
  confidence: z.number(),
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
