import type { Actor, RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import { type MenuPlanDraft, recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { draftOf, type StoredMenuPlan } from '../menu-plan-row.ts';
import { insertMenuPlan, type MenuPlanSave, type NewMenuPlan, type OwnedMenuPlan, replaceMenuPlan } from '../menu-plan-store.ts';
import { keepMenuPlanVersion } from '../store/menu-plan-version-store.ts';
import { recipesForPlan } from '../store/plan-recipe-store.ts';

const MOST_NAMED = 50;

export async function makeMenuPlan(database: Database, actor: Actor, plan: NewMenuPlan): Promise<StoredMenuPlan> {
  await refuseStrangeRecipes(database, plan.restaurant, { draft: plan.draft, known: [] });
  return insertMenuPlan(database, actor, plan);
}

/** Saves a plan; without the version that it started from, what it writes over is kept as a version. @throws changed_meanwhile */
export async function saveMenuPlan(database: Database, kept: OwnedMenuPlan, save: MenuPlanSave): Promise<StoredMenuPlan> {
  // A recipe that was deleted since stays named where it stood.
  await refuseStrangeRecipes(database, kept.restaurant, { draft: save.draft, known: recipesOfPlan(draftOf(kept.row)) });
  return database.transaction().execute(async (transaction) => {
    if (save.version === undefined) await keepMenuPlanVersion(transaction, kept);
    return replaceMenuPlan(transaction, kept, save);
  });
}

/** @throws invalid_input naming the cells whose recipe the restaurant does not use. */
async function refuseStrangeRecipes(
  database: Database,
  restaurant: RestaurantPlace,
  { draft, known }: { draft: MenuPlanDraft; known: readonly string[] },
): Promise<void> {
  const there = new Set(known);
  const asked = recipesOfPlan(draft).filter((id) => !there.has(id));
  for (const { id } of await recipesForPlan(database, restaurant, asked)) there.add(id);
  const strange = draft.cells.flatMap(({ recipeId }, index) => (there.has(recipeId) ? [] : [index]));
  if (strange.length === 0) return;
  throw new AppError(
    'invalid_input',
    strange
      .slice(0, MOST_NAMED)
      .map((index) => ({ path: `plan.cells.${index}.recipeId`, code: 'unknown_recipe', message: 'There is no such recipe.' })),
  );
}
