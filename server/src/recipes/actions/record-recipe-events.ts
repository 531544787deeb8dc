import { lineProblem } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Database } from '../../platform/database/database.ts';
import { NO_PAYLOAD } from '../../platform/events/event-payload.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { recipePayloads } from '../store/recipe-event-store.ts';

interface StoredRecipe {
  id: string;
  organizationId: string;
}

function idsByOrganization(recipes: readonly StoredRecipe[]): [string, string[]][] {
  const byOrganization = Map.groupBy(recipes, ({ organizationId }) => organizationId);
  return [...byOrganization]
    .map(([organizationId, own]): [string, string[]] => [organizationId, own.map(({ id }) => id)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Tells of recipes that were written; call it in the transaction that wrote them, after the caller's own ids of them are kept. */
export async function recordRecipeEvents(
  transaction: Database,
  change: 'created' | 'updated' | 'deleted' | 'restored',
  { recipes, at }: { recipes: readonly StoredRecipe[]; at: Date },
): Promise<void> {
  for (const [organizationId, ids] of idsByOrganization(recipes)) {
    await recordEvent(transaction, {
      type: 'recipe.changed',
      organizationId,
      at,
      payloads: async () => (await recipePayloads(transaction, { organizationId, ids })).map((recipe) => ({ ...recipe, change })),
    });
  }
}

/**
 * Tells that recipes have new figures: one message an organization and minute, whatever their number. Last in its
 * transaction, for another one of the same minute waits here for its end; the organizations come in one order.
 */
export async function recordRecalculatedEvent(
  transaction: Database,
  { organizationIds, at }: { organizationIds: readonly string[]; at: Date },
): Promise<void> {
  for (const organizationId of [...new Set(organizationIds)].toSorted()) {
    await recordEvent(transaction, {
      type: 'recipe.changed',
      organizationId,
      at,
      payloads: () => [{ ...NO_PAYLOAD, change: 'recalculated' }],
    });
  }
}

/** Names of ingredients that are not matched with any food, each once. */
function unmatchedNames(drafts: readonly RecipeDraft[]): number {
  const waiting = drafts.flatMap(({ ingredients }) => ingredients).filter((line) => lineProblem(line) === 'no_ingredient');
  return new Set(waiting.map(({ inputIngredient }) => inputIngredient.trim().toLowerCase())).size;
}

/** Tells that recipes of an import or a program have names that wait for somebody to match them. */
export async function recordUnmatchedEvent(
  transaction: Database,
  restaurant: { id: string; organizationId: string },
  { drafts, at }: { drafts: readonly RecipeDraft[]; at: Date },
): Promise<void> {
  const waitingNames = unmatchedNames(drafts);
  if (waitingNames === 0) return;
  await recordEvent(transaction, {
    type: 'mapping.needed',
    organizationId: restaurant.organizationId,
    at,
    payloads: () => [{ ...NO_PAYLOAD, restaurantId: restaurant.id, waitingNames }],
  });
}
