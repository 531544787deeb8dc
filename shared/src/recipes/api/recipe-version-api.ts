import * as z from 'zod/mini';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { Figure, WithoutLandUseChange } from '../../footprint/figure.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Cursor, Id } from '../../kernel/id.ts';
import { Version, VersionInPath } from '../../kernel/api/version.ts';
import { RecipeDraft, RecipeFootprint, RecipeName } from '../model/recipe.ts';

/** A save of a recipe, as its history lists it. */
export const RecipeVersionSummary = z.object({
  version: z.number(),
  savedAt: z.string(),
  /** Null for what nobody who is known saved. */
  savedBy: z.nullable(z.object({ firstname: z.string(), lastname: z.string() })),
  names: z.array(RecipeName),
  portions: z.number(),
  /** As they stood then. */
  co2PerPortion: z.nullable(Figure),
  co2PerPortionWithoutLandUseChange: WithoutLandUseChange,
  weightPerPortion: z.number(),
  level: z.nullable(CarbonLevel),
  foodDataVersion: z.string(),
});
export type RecipeVersionSummary = z.infer<typeof RecipeVersionSummary>;

export const RecipeVersion = z.object({ ...RecipeVersionSummary.shape, draft: RecipeDraft, footprint: RecipeFootprint });
export type RecipeVersion = z.infer<typeof RecipeVersion>;

export const listRecipeVersions = endpoint({
  method: 'GET',
  path: '/recipes/{id}/versions',
  callers: 'signed-in',
  summary: 'List the versions of a recipe, the present one first',
  params: z.object({ id: Id }),
  query: z.object({ cursor: z.optional(Cursor) }),
  reply: z.object({ items: z.array(RecipeVersionSummary), next: z.nullable(z.string()) }),
});

/** A version is restored by saving it: `PUT /recipes` with its draft makes a new version and keeps the one before. */
export const readRecipeVersion = endpoint({
  method: 'GET',
  path: '/recipes/{id}/versions/{version}',
  callers: 'signed-in',
  summary: 'Read a version of a recipe, with its figures as they stood then',
  params: z.object({ id: Id, version: VersionInPath }),
  reply: RecipeVersion,
});

export const restoreRecipeVersion = endpoint({
  method: 'PUT',
  path: '/recipes/{id}/versions/{version}',
  callers: 'signed-in',
  summary: 'Make a former version the present one, as a new version',
  description:
    'Its lines and words return, its figures are calculated anew. Refused with `changed_meanwhile` when somebody saved a newer one.',
  params: z.object({ id: Id, version: VersionInPath }),
  body: z.object({ from: Version }),
  reply: z.object({ id: z.string(), version: z.number() }),
});
