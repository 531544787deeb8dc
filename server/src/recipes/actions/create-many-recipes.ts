import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { bulkCreateRecipes } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { type Bags, bagsWithin } from '../bag-store.ts';
import { calculateRecipe, keptDraft, refuseUnknownIds } from '../figures/calculate-recipe.ts';
import { keepKeys, madeByKeys } from '../store/client-key-store.ts';
import { keepBags, keepWords, newRow } from '../keep-recipe-store.ts';
import type { CalculatedRecipe } from '../recipe-row.ts';
import { type HomeRestaurant, locationOf } from '../recipe-store.ts';
import { type Kitchen, usableBags } from './save-recipe.ts';
import { recordRecipeEvents, recordUnmatchedEvent } from './record-recipe-events.ts';
import { waitForLines } from './wait-for-lines.ts';

type Reply = ReplyOf<typeof bulkCreateRecipes>;
type Outcome = { recipe: CalculatedRecipe } | { refused: AppError } | { madeBefore: string };

/** A draft with the caller's own key of it: a key that has made a recipe makes no second one. */
interface Keyed {
  clientKey: string | undefined;
  draft: RecipeDraft;
}

/** Creates many recipes in one transaction; one that is refused keeps none of the others back. */
export async function createMany(
  { database, foodData, clock }: Kitchen,
  actor: Actor,
  {
    restaurant,
    written,
    mayKeep,
  }: { restaurant: HomeRestaurant; written: readonly Keyed[]; mayKeep: (draft: RecipeDraft) => boolean },
): Promise<Reply> {
  const saving = { by: authorOf(actor), now: clock() };
  return database.transaction().execute(async (transaction) => {
    const keys = written.flatMap(({ clientKey }) => clientKey ?? []);
    const before = await madeByKeys(transaction, restaurant.id, keys);
    const drafts = written.map(({ draft }) => draft);
    const bags = await bagsWithin(transaction, [restaurant.organizationId], drafts.flatMap(bagIdsOf));
    const outcomes = written.map(({ clientKey, draft }): Outcome => {
      const madeBefore = clientKey === undefined ? undefined : before.get(clientKey);
      if (madeBefore !== undefined) return { madeBefore };
      if (!mayKeep(draft)) return { refused: new AppError('not_allowed') };
      return outcomeOf(foodData, { restaurant, written: draft, bags });
    });
    const made = outcomes.map((outcome) =>
      'recipe' in outcome ? { recipe: outcome.recipe, row: newRow(restaurant, outcome.recipe, saving) } : null,
    );
    const kept = made.filter((each) => each !== null);
    if (kept.length > 0) {
      await transaction
        .insertInto('recipe')
        .values(kept.map(({ row }) => row))
        .execute();
      await keepWords(
        transaction,
        restaurant.organizationId,
        kept.map(({ recipe }) => recipe),
      );
      await keepBags(
        transaction,
        restaurant.organizationId,
        kept.map(({ row, recipe }) => ({ id: row.id, recipe })),
      );
      const keyed = made.flatMap((each, index) => {
        const key = written[index]?.clientKey;
        return each && key !== undefined ? [{ key, recipeId: each.row.id }] : [];
      });
      await keepKeys(transaction, restaurant.id, keyed);
      const lines = kept.map(({ row, recipe }) => ({ id: row.id, draft: recipe.draft }));
      await waitForLines(transaction, foodData, restaurant, lines);
      const recipes = kept.map(({ row }) => ({ id: row.id, organizationId: restaurant.organizationId }));
      await recordRecipeEvents(transaction, 'created', { recipes, at: saving.now });
      await recordUnmatchedEvent(transaction, restaurant, { drafts: kept.map(({ recipe }) => recipe.draft), at: saving.now });
    }
    return {
      items: outcomes.map((outcome, index) =>
        itemOf(outcome, { index, names: drafts[index]?.names ?? [], id: made[index]?.row.id ?? null }),
      ),
    };
  });
}

function outcomeOf(
  foodData: Kitchen['foodData'],
  { restaurant, written, bags }: { restaurant: HomeRestaurant; written: RecipeDraft; bags: Bags },
): Outcome {
  try {
    refuseUnknownIds(foodData, written, usableBags(bags, { restaurant, written }));
  } catch (error) {
    if (error instanceof AppError) return { refused: error };
    throw error;
  }
  const draft = keptDraft(foodData, written, bags);
  const footprint = calculateRecipe(foodData, draft, locationOf(draft, restaurant), bags);
  return { recipe: { draft, footprint, foodDataVersion: foodData.version } };
}

function itemOf(outcome: Outcome, item: Pick<Reply['items'][number], 'index' | 'names' | 'id'>): Reply['items'][number] {
  if ('madeBefore' in outcome) return { ...item, id: outcome.madeBefore, problem: null, fields: [] };
  return 'recipe' in outcome
    ? { ...item, problem: null, fields: [] }
    : { ...item, id: null, problem: outcome.refused.code, fields: [...outcome.refused.fields] };
}
