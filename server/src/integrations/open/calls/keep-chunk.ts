import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import { mayEditRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import type { OpenRecipeOutcome } from '@plateprint/shared/integrations/open/open-recipe.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inSlices } from '../../../platform/slices/in-slices.ts';
import { calculateRecipe } from '../../../recipes/figures/calculate-recipe.ts';
import { keepBags, keepWords, newRow, type Saving } from '../../../recipes/keep-recipe-store.ts';
import { refreshUsers } from '../../../recipes/actions/recipe-jobs.ts';
import { type CalculatedRecipe, recipeRow } from '../../../recipes/recipe-row.ts';
import { type HomeRestaurant, locationOf } from '../../../recipes/recipe-store.ts';
import { recordRecipeEvents, recordUnmatchedEvent } from '../../../recipes/actions/record-recipe-events.ts';
import { waitForLines } from '../../../recipes/actions/wait-for-lines.ts';
import type { Kitchen } from '../../../recipes/actions/save-recipe.ts';
import { insertMany, keepVersions, writeMany } from '../../../recipes/write-many-store.ts';
import { keepExternalIds, type KnownRecipe, knownRecipes, unbin } from '../store/external-id-store.ts';
import { keptFigures, type StoredFigures } from '../store/stored-figures-store.ts';
import type { RecipeOfBatch } from './open-draft.ts';
import { withStoredMeasures } from '../lines/stored-measures.ts';

/** The outcome for a recipe of a batch; without figures where it was refused. */
export interface StoredOutcome extends Pick<OpenRecipeOutcome, 'id' | 'outcome'> {
  recipe: RecipeOfBatch;
  figures?: StoredFigures;
  problem?: AppError;
}

interface ChunkRecipe {
  recipe: RecipeOfBatch;
  calculated: CalculatedRecipe;
}

/** Creates and updates recipes by the caller's own ids, in one transaction; those that are as they were stay untouched. */
export async function keepChunk(
  services: Kitchen,
  actor: Actor,
  restaurant: HomeRestaurant,
  recipes: readonly RecipeOfBatch[],
): Promise<StoredOutcome[]> {
  const saving = { by: authorOf(actor), now: services.clock() };
  const shelf = { organizationId: restaurant.organizationId, restaurantId: restaurant.id };
  return services.database.transaction().execute(async (transaction) => {
    const ids = recipes.map(({ externalId }) => externalId);
    const known = await knownRecipes(transaction, shelf, ids);
    const kept: StoredOutcome[] = [];
    const [fresh, changed]: [ChunkRecipe[], (ChunkRecipe & { known: KnownRecipe })[]] = [[], []];
    await inSlices(recipes, (recipe) => {
      const former = known.get(recipe.externalId);
      if (former && !former.isBinned && former.sentHash.equals(recipe.sentHash))
        return kept.push({ id: former.id, outcome: 'unchanged', recipe });
      const draft = former ? withUnsaid(recipe, former.draft) : recipe.draft;
      if (!mayEditRecipe(actor, draft, restaurant))
        return kept.push({ id: null, outcome: 'refused', recipe, problem: new AppError('not_allowed') });
      const calculated = calculatedHere(services, draft, restaurant);
      return former ? changed.push({ recipe, calculated, known: former }) : fresh.push({ recipe, calculated });
    });
    kept.push(...(await created(transaction, restaurant, fresh, saving)));
    kept.push(...(await updated({ ...services, database: transaction }, restaurant, changed, saving)));
    const written = kept.filter(({ figures }) => figures);
    await keepWords(
      transaction,
      shelf.organizationId,
      [...fresh, ...changed].map(({ calculated }) => calculated),
    );
    await keepExternalIds(
      transaction,
      shelf,
      written.map(({ id, recipe: { externalId, sentHash } }) => ({ externalId, sentHash, recipeId: id ?? '' })),
    );
    await waitForLines(transaction, services.foodData, restaurant, waitingIn(written, known));
    for (const change of ['created', 'updated'] as const) {
      const changedRecipes = written.filter(({ outcome }) => outcome === change);
      const places = changedRecipes.map(({ id }) => ({ id: id ?? '', organizationId: shelf.organizationId }));
      if (places.length > 0) await recordRecipeEvents(transaction, change, { recipes: places, at: saving.now });
    }
    const drafts = [...fresh, ...changed].map(({ calculated }) => calculated.draft);
    await recordUnmatchedEvent(transaction, restaurant, { drafts, at: saving.now });
    return withKeptFigures(transaction, shelf.organizationId, kept);
  });
}

/** The parts of a recipe that callers of the open API cannot state, or did not: they stay as they are. */
function withUnsaid(
  { draft, lines }: RecipeOfBatch,
  { ingredients, allergens, emissionDatabase, libraryScope, ingredientBag }: RecipeDraft,
): RecipeDraft {
  return {
    ...draft,
    ingredients: withStoredMeasures(draft.ingredients, lines, ingredients),
    allergens,
    emissionDatabase,
    libraryScope,
    ...(ingredientBag ? { ingredientBag } : {}),
  };
}

function calculatedHere({ foodData }: Kitchen, draft: RecipeDraft, restaurant: HomeRestaurant): CalculatedRecipe {
  const footprint = calculateRecipe(foodData, draft, locationOf(draft, restaurant));
  return { draft, footprint, foodDataVersion: foodData.version };
}

async function created(
  transaction: Database,
  restaurant: HomeRestaurant,
  fresh: readonly ChunkRecipe[],
  saving: Saving,
): Promise<StoredOutcome[]> {
  const rows = fresh.map(({ calculated }) => newRow(restaurant, calculated, saving));
  await insertMany(transaction, rows);
  return fresh.map(({ recipe, calculated }, at) => ({
    id: rows[at]?.id ?? null,
    outcome: 'created',
    recipe,
    figures: calculated,
  }));
}

/** As new versions of what the ids stand for, whoever saved that last; what lay in the bin comes out of it. */
async function updated(
  kitchen: Kitchen,
  restaurant: HomeRestaurant,
  changed: readonly (ChunkRecipe & { known: KnownRecipe })[],
  saving: Saving,
): Promise<StoredOutcome[]> {
  if (changed.length === 0) return [];
  const { database: transaction } = kitchen;
  const { id: restaurantId, organizationId } = restaurant;
  const place = { organizationId, restaurantId };
  const binned = changed.flatMap(({ known }) => (known.isBinned ? [known.id] : []));
  await unbin(transaction, organizationId, binned);
  const ids = changed.map(({ known }) => known.id);
  await keepVersions(transaction, ids, [organizationId]);
  const rewritten = changed.map(({ known: { id, version }, calculated }) => ({
    id,
    version,
    organizationId,
    row: recipeRow(calculated, place),
  }));
  await writeMany(transaction, rewritten, saving);
  const held = changed.filter(({ known }) => bagIdsOf(known.draft).length > 0);
  if (held.length > 0)
    await keepBags(
      transaction,
      organizationId,
      held.map(({ known: { id }, calculated }) => ({ id, recipe: calculated })),
    );
  for (const { known, calculated } of changed)
    if (calculated.draft.ingredientBag) await refreshUsers(kitchen, { id: known.id, organizationId });
  return changed.map(({ recipe, calculated, known }) => ({ id: known.id, outcome: 'updated', recipe, figures: calculated }));
}

/** The recipes written, with their former drafts: lines that are not understood wait in the mapper, lines that now are no longer do. */
function waitingIn(
  written: readonly StoredOutcome[],
  known: ReadonlyMap<string, KnownRecipe>,
): Parameters<typeof waitForLines>[3] {
  return written.flatMap(({ id, figures, recipe: { externalId } }) =>
    id !== null && figures ? [{ id, draft: figures.draft, former: known.get(externalId)?.draft }] : [],
  );
}

/** Unchanged recipes are answered as they are stored: somebody may have changed them by hand. */
async function withKeptFigures(
  transaction: Database,
  organizationId: string,
  kept: readonly StoredOutcome[],
): Promise<StoredOutcome[]> {
  const ids = kept.flatMap(({ id, outcome }) => (id !== null && outcome === 'unchanged' ? [id] : []));
  const figures = await keptFigures(transaction, organizationId, ids);
  return kept.map((each) => {
    const found = each.outcome === 'unchanged' && each.id !== null ? figures.get(each.id) : undefined;
    return found ? { ...each, figures: found } : each;
  });
}
