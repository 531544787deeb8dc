import type { Actor, RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import { type MenuPlanDraft, recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { draftOf, type StoredMenuPlan } from '../menu-plan-row.ts';
import { insertMenuPlan, type MenuPlanSave, type NewMenuPlan, type OwnedMenuPlan, replaceMenuPlan } from '../menu-plan-store.ts';
import { keepMenuPlanVersion } from '../store/menu-plan-version-store.ts';
import { libraryRecipes, usedRecipes } from '../../recipes/used-recipe-store.ts';

const MOST_NAMED = 50;

export async function makeMenuPlan(database: Database, actor: Actor, plan: NewMenuPlan): Promise<StoredMenuPlan> {
  await refuseStrangeRecipes(database, plan.restaurant, { draft: plan.draft, known: [] });
  return insertMenuPlan(database, actor, plan);
}

/**
 * Saves a plan, and brings it to the kitchens that follow it; what it writes over is kept as a version. @throws changed_meanwhile
 */
export async function saveMenuPlan(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  kept: OwnedMenuPlan,
  save: MenuPlanSave,
): Promise<StoredMenuPlan> {
  const { row, restaurant } = kept;
  // A recipe that was deleted since stays named where it stood.
  const known = recipesOfPlan(draftOf(row));
  await refuseStrangeRecipes(database, restaurant, { draft: save.draft, known });
  if (row.offered_at !== null) await refuseOutsideLibrary(database, restaurant, { draft: save.draft, known });
  return database.transaction().execute(async (transaction) => {
    await keepMenuPlanVersion(transaction, kept);
    const saved = await replaceMenuPlan(transaction, kept, save);
    if (saved.offered_at !== null) await jobs.queue(transaction, 'calendar.followers', { planId: row.id });
    return saved;
  });
}

interface Checked {
  draft: MenuPlanDraft;
  /** Recipes that need no look: they stand in the plan already. */
  known: readonly string[];
}

/** @throws invalid_input naming the cells whose recipe the restaurant does not use. */
async function refuseStrangeRecipes(database: Database, restaurant: RestaurantPlace, { draft, known }: Checked): Promise<void> {
  const there = new Set(known);
  const asked = recipesOfPlan(draft).filter((id) => !there.has(id));
  for (const { id } of await usedRecipes(database, restaurant, asked)) there.add(id);
  refuseCells(draft, there, { code: 'unknown_recipe', message: 'There is no such recipe.' });
}

/** @throws invalid_input naming the cells whose recipe other kitchens cannot use. */
export async function refuseOutsideLibrary(
  database: Database,
  { organizationId }: Pick<RestaurantPlace, 'organizationId'>,
  { draft, known }: Checked,
): Promise<void> {
  const there = new Set(known);
  const asked = recipesOfPlan(draft).filter((id) => !there.has(id));
  for (const id of await libraryRecipes(database, organizationId, asked)) there.add(id);
  refuseCells(draft, there, { code: 'not_in_library', message: 'Other kitchens do not have this recipe.' });
}

function refuseCells({ cells }: MenuPlanDraft, there: ReadonlySet<string>, fault: { code: string; message: string }): void {
  const strange = cells.flatMap(({ recipeId }, index) => (there.has(recipeId) ? [] : [index]));
  if (strange.length === 0) return;
  throw new AppError(
    'invalid_input',
    strange.slice(0, MOST_NAMED).map((index) => ({ path: `plan.cells.${index}.recipeId`, ...fault })),
  );
}
