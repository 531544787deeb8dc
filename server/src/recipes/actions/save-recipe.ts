import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { bagCircle } from '@plateprint/shared/recipes/footprint/ingredient-bag.ts';
import type { Recipe, RecipeDraft, RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type Bags, bagsInUse, bagsWithin, isUsedElsewhere, lockBags, lockWithUsers } from '../bag-store.ts';
import { tellAdded } from './allergens-added.ts';
import { calculateRecipe, keptDraft, refuseUnknownIds } from '../figures/calculate-recipe.ts';
import { insertRecipe, replaceRecipe } from '../keep-recipe-store.ts';
import { refreshUsers } from './recipe-jobs.ts';
import type { CalculatedRecipe } from '../recipe-row.ts';
import { type HomeRestaurant, locationOf, lockedRecipe, type OwnedRecipe } from '../recipe-store.ts';
import { recordRecipeEvents } from './record-recipe-events.ts';
import { waitForLines } from './wait-for-lines.ts';

export type Kitchen = Pick<Services, 'database' | 'foodData' | 'clock' | 'jobs'>;

/** Creates a recipe with the server's own figures. */
export async function createRecipe(
  services: Kitchen,
  actor: Actor,
  restaurant: HomeRestaurant,
  written: RecipeDraft,
): Promise<Recipe> {
  const saving = { by: authorOf(actor), now: services.clock() };
  return services.database.transaction().execute(async (database) => {
    const calculated = await prepared(database, services, { restaurant, written });
    const made = await insertRecipe(database, restaurant, calculated, saving);
    await waitForLines(database, services.foodData, restaurant, [{ id: made.id, draft: calculated.draft }]);
    const recipes = [{ id: made.id, organizationId: restaurant.organizationId }];
    await recordRecipeEvents(database, 'created', { recipes, at: saving.now });
    return made;
  });
}

/**
 * Saves a recipe as a new version; whoever uses it as a bag gets new figures. Without the version that it started from it
 * replaces what is there, which stays as a version.
 * @throws changed_meanwhile, bag_circle, bag_in_use, unknown_ingredient
 */
export async function saveRecipe(
  services: Kitchen,
  actor: Actor,
  kept: OwnedRecipe,
  { version: from, written }: { version: number | undefined; written: RecipeDraft },
): Promise<Recipe> {
  const saving = { by: authorOf(actor), now: services.clock() };
  return services.database.transaction().execute(async (database) => {
    if (kept.recipe.ingredientBag) await lockWithUsers(database, [kept.recipe.id]);
    const { recipe: former, restaurant } = from === undefined ? await lockedRecipe(database, actor, kept.recipe.id) : kept;
    const version = from ?? former.version;
    const place = { id: former.id, organizationId: restaurant.organizationId };
    if (former.ingredientBag) await refuseToTakeAway(database, kept, written);
    const calculated = await prepared(database, services, { restaurant, written, former });
    const saved = await replaceRecipe(database, { id: former.id, version, restaurant, recipe: calculated, former }, saving);
    await waitForLines(database, services.foodData, restaurant, [{ id: former.id, draft: calculated.draft, former }]);
    await recordRecipeEvents(database, 'updated', { recipes: [place], at: saving.now });
    if (written.ingredientBag) await refreshUsers({ ...services, database }, place);
    await tellAdded({ ...services, database });
    return saved;
  });
}

async function prepared(
  database: Database,
  { foodData }: Pick<Kitchen, 'foodData'>,
  { restaurant, written, former }: { restaurant: HomeRestaurant; written: RecipeDraft; former?: Recipe },
): Promise<CalculatedRecipe> {
  const held = bagIdsOf(written);
  if (held.length > 0 && written.ingredientBag) await lockBags(database, restaurant.organizationId);
  const bags = await bagsWithin(database, [restaurant.organizationId], held);
  refuseUnknownIds(foodData, written, usableBags(bags, { restaurant, written, former: former && bagIdsOf(former) }));
  if (former) refuseCircle(bags, former.id, written);
  const draft = keptDraft(foodData, written, bags);
  const footprint = calculateRecipe(foodData, draft, locationOf(draft, restaurant), bags);
  return { draft, footprint, foodDataVersion: foodData.version };
}

/** The bags that a recipe may use: those of its library or its organization's, not in the bin; and those that it used before. */
export function usableBags(
  bags: Bags,
  {
    restaurant,
    written,
    former = [],
  }: { restaurant: HomeRestaurant; written: RecipeDraft; former?: readonly string[] | undefined },
): Bags {
  const shelves = written.libraryScope === 'organization' ? [] : [restaurant.id];
  return new Map(
    [...bags].filter(
      ([id, { shelf, isBinned }]) =>
        (!isBinned && (shelf === restaurant.organizationId || shelves.includes(shelf))) || former.includes(id),
    ),
  );
}

function refuseCircle(bags: Bags, id: string, written: RecipeDraft): void {
  const held = bagIdsOf(written);
  const contents = new Map([...bags].map(([bagId, bag]) => [bagId, { name: firstName(bag.names), bagIds: bagIdsOf(bag) }]));
  const way = bagCircle(contents.set(id, { name: firstName(written.names), bagIds: held }), id);
  if (way === null) return;
  const index = written.ingredients.findIndex(({ bagId }) => bagId === id || (bagId && leadsTo(bags, bagId, id)));
  throw new AppError('bag_circle', [
    { path: `ingredients.${Math.max(index, 0)}.bagId`, code: 'bag_circle', message: way.join(' → ') },
  ]);
}

function leadsTo(bags: Bags, from: string, id: string, seen = new Set<string>()): boolean {
  if (from === id) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const bag = bags.get(from);
  return bag ? bagIdsOf(bag).some((next) => leadsTo(bags, next, id, seen)) : false;
}

function firstName(names: readonly RecipeName[]): string {
  return names.find(({ name }) => !isBlank(name))?.name ?? '';
}

/** A bag that recipes use stays a bag, and stays where they reach it. */
async function refuseToTakeAway(database: Database, { recipe, restaurant }: OwnedRecipe, written: RecipeDraft): Promise<void> {
  const isLost = !written.ingredientBag && (await bagsInUse(database, [recipe.id])).size > 0;
  const leaves = recipe.libraryScope === 'organization' && written.libraryScope === 'restaurant';
  if (isLost || (leaves && (await isUsedElsewhere(database, recipe.id, restaurant.id)))) throw new AppError('bag_in_use');
}
