import { planRefusal } from '@plateprint/shared/access/abilities.ts';
import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import { mayEditRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import type { ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import type { BulkReply, RecipeChanges } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Database } from '../../platform/database/database.ts';
import { bagsInUse, bagsWithin } from '../bag-store.ts';
import { tellAdded } from './allergens-added.ts';
import { calculateRecipe } from '../figures/calculate-recipe.ts';
import { keepWords } from '../keep-recipe-store.ts';
import { recalculateRecipes } from './recalculate-recipes.ts';
import { dueByIds } from '../recalculation-store.ts';
import { recipeRow } from '../recipe-row.ts';
import { binRecipes, locationOf, lockRecipes, type OwnedRecipe, recipesOf } from '../recipe-store.ts';
import { type Kitchen, usableBags } from './save-recipe.ts';
import { recordRecipeEvents } from './record-recipe-events.ts';
import { draftOf } from '../version-store.ts';
import { keepVersions, writeMany } from '../write-many-store.ts';

/** Why somebody may not edit a recipe; null when they may. */
export function editProblem(actor: Actor, { recipe, restaurant }: OwnedRecipe): ProblemCode | null {
  return mayEditRecipe(actor, recipe, restaurant) ? null : (planRefusal(actor, 'recipes', restaurant) ?? 'not_allowed');
}

/** The recipes among the ids with what keeps each from being changed; `others` are out of reach. */
async function judged(
  database: Database,
  actor: Actor,
  ids: readonly string[],
  { inBinAt, problemOf }: { inBinAt?: Date; problemOf?: (owned: OwnedRecipe) => ProblemCode | null } = {},
) {
  const owned = new Map(
    (await recipesOf(database, actor, ids, inBinAt ? { inBinAt } : {})).map((each) => [each.recipe.id, each]),
  );
  const problems = new Map<string, ProblemCode>();
  for (const id of ids) {
    const each = owned.get(id);
    const problem = each ? (editProblem(actor, each) ?? problemOf?.(each) ?? null) : 'not_found';
    if (problem !== null) problems.set(id, problem);
  }
  return { problems, changeable: [...owned.values()].filter(({ recipe }) => !problems.has(recipe.id)) };
}

function replyOf(
  ids: readonly string[],
  problems: ReadonlyMap<string, ProblemCode>,
  versions: ReadonlyMap<string, number>,
): BulkReply {
  return {
    items: [...new Set(ids)].map((id) => {
      const version = versions.get(id) ?? null;
      return { id, version, problem: problems.get(id) ?? (version === null ? 'changed_meanwhile' : null) };
    }),
  };
}

const placeOf = ({ recipe, restaurant }: OwnedRecipe) => ({ id: recipe.id, organizationId: restaurant.organizationId });

const versionsOf = (recipes: readonly OwnedRecipe[]) => new Map(recipes.map(({ recipe }) => [recipe.id, recipe.version]));

/** Puts into the bin what may go; a bag that kept recipes outside the list use stays. */
export async function binMany({ database, clock }: Kitchen, actor: Actor, ids: readonly string[]): Promise<BulkReply> {
  return database.transaction().execute(async (transaction) => {
    const used = await bagsInUse(transaction, ids, ids);
    const { problems, changeable } = await judged(transaction, actor, ids, {
      problemOf: ({ recipe }) => (used.has(recipe.id) ? 'bag_in_use' : null),
    });
    const at = clock();
    await binRecipes(transaction, changeable, at);
    await recordRecipeEvents(transaction, 'deleted', { recipes: changeable.map(placeOf), at });
    return replyOf(ids, problems, versionsOf(changeable));
  });
}

/** Takes out of the bin, with figures of today: a bag may have changed meanwhile. */
export async function restoreMany(
  { database, foodData, clock }: Kitchen,
  actor: Actor,
  ids: readonly string[],
): Promise<BulkReply> {
  return database.transaction().execute(async (transaction) => {
    const { problems, changeable } = await judged(transaction, actor, ids, { inBinAt: clock() });
    await binRecipes(transaction, changeable, null);
    const restored = changeable.map(({ recipe }) => recipe.id);
    const at = clock();
    await recalculateRecipes(transaction, foodData, await dueByIds(transaction, restored), at);
    await recordRecipeEvents(transaction, 'restored', { recipes: changeable.map(placeOf), at });
    return replyOf(ids, problems, versionsOf(changeable));
  });
}

/** Changes what many recipes have in common, each as a new version. */
export async function changeMany(
  { database, foodData, clock, jobs }: Kitchen,
  actor: Actor,
  { ids, changes }: { ids: readonly string[]; changes: RecipeChanges },
): Promise<BulkReply> {
  return database.transaction().execute(async (transaction) => {
    const stays = changes.libraryScope === 'restaurant' ? await bagsInUse(transaction, ids) : new Set<string>();
    const { problems, changeable } = await judged(transaction, actor, ids, {
      problemOf: ({ recipe, restaurant }) => {
        if (recipe.libraryScope === 'organization' && stays.has(recipe.id)) return 'bag_in_use';
        const draft = changed(draftOf(recipe), changes);
        return draft === null
          ? 'invalid_input'
          : editProblem(actor, { recipe: { ...recipe, libraryScope: draft.libraryScope }, restaurant });
      },
    });
    const organizationIds = [...new Set(changeable.map(({ restaurant }) => restaurant.organizationId))];
    const bags = await bagsWithin(
      transaction,
      organizationIds,
      changeable.flatMap(({ recipe }) => bagIdsOf(recipe)),
    );
    const fitting = changeable.filter(({ recipe, restaurant }) => {
      const written = changed(draftOf(recipe), changes) ?? draftOf(recipe);
      const usable = usableBags(bags, { restaurant, written, former: changes.libraryScope ? [] : bagIdsOf(recipe) });
      const fits = bagIdsOf(recipe).every((id) => usable.has(id));
      if (!fits) problems.set(recipe.id, 'unknown_ingredient');
      return fits;
    });
    const rewritten = fitting.map(({ recipe, restaurant }) => {
      const draft = changed(draftOf(recipe), changes) ?? draftOf(recipe);
      const footprint = calculateRecipe(foodData, draft, locationOf(draft, restaurant), bags);
      const calculated = { draft, footprint, foodDataVersion: foodData.version };
      const place = { organizationId: restaurant.organizationId, restaurantId: restaurant.id };
      return {
        id: recipe.id,
        version: recipe.version,
        organizationId: place.organizationId,
        row: recipeRow(calculated, place),
        calculated,
      };
    });
    const rewrittenIds = rewritten.map(({ id }) => id);
    await lockRecipes(transaction, rewrittenIds);
    await keepVersions(transaction, rewrittenIds, organizationIds);
    const now = clock();
    const versions = await writeMany(transaction, rewritten, { by: authorOf(actor), now });
    for (const organizationId of organizationIds) {
      const own = rewritten.filter((row) => row.organizationId === organizationId);
      await keepWords(
        transaction,
        organizationId,
        own.map(({ calculated }) => calculated),
      );
    }
    const recipes = rewritten.filter(({ id }) => versions.has(id));
    await recordRecipeEvents(transaction, 'updated', { recipes, at: now });
    await tellAdded({ database: transaction, jobs });
    return replyOf(ids, problems, versions);
  });
}

const MOST_TAGS = 50;

/** Null when a recipe would get more tags than it can carry. */
function changed(draft: RecipeDraft, changes: RecipeChanges): RecipeDraft | null {
  const { category, libraryScope, emissionDatabase, mealsize, addTags = [], removeTags = [] } = changes;
  const tags = draft.tags.filter(({ name }) => !removeTags.some((tag) => sameTag(name, tag)));
  for (const tag of addTags) {
    if (tag.trim() !== '' && !tags.some(({ name }) => sameTag(name, tag))) tags.push({ name: tag.trim() });
  }
  if (tags.length > MOST_TAGS) return null;
  return {
    ...draft,
    tags,
    ...(category === undefined ? {} : { category }),
    ...(libraryScope === undefined ? {} : { libraryScope }),
    ...(emissionDatabase === undefined ? {} : { emissionDatabase }),
    // A bag counts by its weight: it has no size to choose by itself.
    ...(mealsize === undefined || (draft.ingredientBag && mealsize === 0) ? {} : { mealsize }),
  };
}

function sameTag(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
