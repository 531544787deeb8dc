import * as z from 'zod/mini';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { AnyProblemCode } from '../../kernel/api/any-problem-code.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { LibraryScope, MealSize, MOST_AT_ONCE, RecipeDraft, RecipeName } from '../model/recipe.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

/** The most recipes that are created at once. */
export const MOST_CREATED = 300;

const Problem = z.nullable(AnyProblemCode);
const Ids = z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)) });

/** The outcome for each; an item with a problem is unchanged. */
const BulkReply = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      problem: Problem,
      /** The version it has now; null with a problem. Restoring the version before undoes a change. */
      version: z.nullable(z.number()),
    }),
  ),
});
export type BulkReply = z.infer<typeof BulkReply>;

function hasEachKeyOnce(recipes: readonly { clientKey?: string | undefined }[]): boolean {
  const keys = recipes.flatMap(({ clientKey }) => clientKey ?? []);
  return new Set(keys).size === keys.length;
}

export const bulkCreateRecipes = endpoint({
  method: 'POST',
  path: '/recipes/bulk-create',
  callers: 'signed-in',
  summary: 'Create many recipes at once; each answers for itself',
  description:
    'Nothing becomes a new ingredient: what a line says and nobody understands stays as written and counts as not covered. ' +
    'A recipe that cannot be kept (an id that the food data does not have, say) tells why and keeps none of the others back. ' +
    'With a `clientKey` of your own a call whose answer was lost may be sent again: what it made is answered and not made twice.',
  body: z.object({
    restaurantId: Id,
    recipes: z
      .array(z.object({ ...RecipeDraft.shape, clientKey: z.optional(Id) }))
      .check(z.minLength(1), z.maxLength(MOST_CREATED), z.refine(hasEachKeyOnce, 'client_key_twice')),
  }),
  reply: z.object({
    items: z.array(
      z.object({
        /** The recipe's place in `recipes`. */
        index: z.number(),
        id: z.nullable(z.string()),
        names: z.array(RecipeName),
        problem: Problem,
        fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
      }),
    ),
  }),
});

/** Absent fields stay as they are. */
export const RecipeChanges = z.object({
  category: z.optional(plainText(100)),
  addTags: z.optional(z.array(plainText(60)).check(z.maxLength(50))),
  removeTags: z.optional(z.array(plainText(60)).check(z.maxLength(50))),
  libraryScope: z.optional(LibraryScope),
  emissionDatabase: z.optional(wireName('location', EmissionDatabase)),
  mealsize: z.optional(MealSize),
});
export type RecipeChanges = z.infer<typeof RecipeChanges>;

export const bulkUpdateRecipes = endpoint({
  method: 'PUT',
  path: '/recipes/bulk-update',
  callers: 'signed-in',
  summary: 'Change what many recipes have in common; each change is a new version',
  body: z.object({
    ...Ids.shape,
    changes: RecipeChanges,
  }),
  reply: BulkReply,
});

export const bulkRestoreRecipes = endpoint({
  method: 'PUT',
  path: '/recipes/bulk-restore',
  callers: 'signed-in',
  summary: 'Take many recipes out of the bin',
  body: Ids,
  reply: BulkReply,
});

export const bulkDeleteRecipes = endpoint({
  method: 'DELETE',
  path: '/recipes/bulk-delete',
  callers: 'signed-in',
  summary: 'Put many recipes into the bin, where they stay restorable for 30 days',
  body: Ids,
  reply: BulkReply,
});
