import * as z from 'zod/mini';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { Figure, WithoutLandUseChange } from '../../footprint/figure.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Cursor, Id } from '../../kernel/id.ts';
import { MOST_AT_ONCE, RecipeName } from '../model/recipe.ts';

const Before = z.object({
  /** Grams CO2e per portion. */
  co2PerPortion: z.nullable(Figure),
  co2PerPortionWithoutLandUseChange: WithoutLandUseChange,
  level: z.nullable(CarbonLevel),
  foodDataVersion: z.string(),
});

/** A recipe before and after new figures. */
export const RecalculatedRecipe = z.object({
  id: z.string(),
  names: z.array(RecipeName),
  before: Before,
  after: Before,
});
export type RecalculatedRecipe = z.infer<typeof RecalculatedRecipe>;

export const recalculateRecipes = endpoint({
  method: 'POST',
  path: '/recipes/recalculate',
  callers: 'signed-in',
  summary: 'Calculate kept recipes anew with today’s food data and keep the figures',
  description: 'Lines and words stay, so it makes no new version. What is out of reach or may not be edited is left out.',
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)) }),
  reply: z.object({ items: z.array(RecalculatedRecipe), foodDataVersion: z.string() }),
});

export const readRecalculation = endpoint({
  method: 'GET',
  path: '/recipes/recalculation/{organizationId}',
  callers: 'signed-in',
  summary: 'Read how far the recalculation with new food data has come, and what it changed',
  params: z.object({ organizationId: Id }),
  query: z.object({
    cursor: z.optional(Cursor),
    limit: z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  reply: z.object({
    foodDataVersion: z.string(),
    recipes: z.number(),
    /** Still with figures of older food data. */
    waiting: z.number(),
    /** The largest change of a portion first. */
    items: z.array(RecalculatedRecipe),
    next: z.nullable(z.string()),
  }),
});
