import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { readableDraft } from '../menu-plan-row.ts';

/** The allergens that changes added to a dish of a published menu plan. */
export interface PlanNotice {
  id: string;
  planId: string;
  recipeId: string;
  names: RecipeName[];
  added: Allergen[];
  opened: Allergen[];
  at: Date;
}

/** A plan as guests see it, and the kitchen that serves it. */
export interface PlanOfNotice {
  id: string;
  title: string;
  draft: MenuPlanDraft;
  restaurantId: string;
  restaurant: string;
  /** Where the kitchen is. */
  location: string;
}

interface PlanInOrganization {
  id: string;
  organizationId: string;
}

/** Far more than a plan has dishes. */
const MOST_UNSEEN = 2000;

function noticeOf(row: Selectable<Tables['plan_allergen_notice']>): PlanNotice {
  const { id, menu_plan_id: planId, recipe_id: recipeId, names, added, opened, at } = row;
  return { id, planId, recipeId, names: names as RecipeName[], added: added as Allergen[], opened: opened as Allergen[], at };
}

/** Marks notices as mailed that were not yet, and returns them: the caller mails them, if the transaction ends well. */
export async function takePlanNotices(transaction: Database, { most, now }: { most: number; now: Date }): Promise<PlanNotice[]> {
  const rows = await transaction
    .updateTable('plan_allergen_notice')
    .set({ mailed_at: now })
    .where('id', 'in', (due) =>
      due
        .selectFrom('plan_allergen_notice')
        .select('id')
        .where('mailed_at', 'is', null)
        .orderBy('at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(noticeOf);
}

/** Those of these notices that are still there, the earliest first. */
export async function planNoticesOf(database: Database, ids: readonly string[]): Promise<PlanNotice[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('plan_allergen_notice')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy('at')
    .execute();
  return rows.map(noticeOf);
}

/** Those of these plans that guests see. */
export async function plansOfNotices(database: Database, ids: readonly string[]): Promise<PlanOfNotice[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('menu_plan')
    .innerJoin('restaurant', 'restaurant.id', 'menu_plan.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(['menu_plan.id', 'menu_plan.name', 'menu_plan.published_title', 'menu_plan.published_document'])
    .select(['restaurant.id as restaurantId', 'restaurant.name as restaurant'])
    .select(({ fn }) => fn.coalesce('restaurant.location', 'organization.location').as('location'))
    .where(sql<boolean>`menu_plan.id = any(${ids}::text[])`)
    .whereRef('menu_plan.organization_id', '=', 'restaurant.organization_id')
    .where('menu_plan.published_document', 'is not', null)
    .where('menu_plan.deleted_at', 'is', null)
    .where('restaurant.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .execute();
  return rows.flatMap(({ name, published_title: title, published_document: document, ...row }) => {
    // A document that cannot be read is served to nobody, and must not keep the mails of everybody else.
    const draft = readableDraft({ name, document });
    return draft === null ? [] : [{ ...row, title: title ?? '', draft }];
  });
}

/** The dishes of a published plan, by the plan as it was published, also those whose recipe is gone. */
export async function servedDishesOf(database: Database, { id, organizationId }: PlanInOrganization): Promise<string[]> {
  const rows = await database
    .selectFrom('served_dish')
    .select('recipe_id')
    .where('organization_id', '=', organizationId)
    .where('menu_plan_id', '=', id)
    .orderBy('recipe_id')
    .execute();
  return rows.map(({ recipe_id: recipeId }) => recipeId);
}

/** The notices of a plan that nobody has seen yet, the earliest first. */
export async function unseenPlanNotices(database: Database, { id, organizationId }: PlanInOrganization): Promise<PlanNotice[]> {
  const rows = await database
    .selectFrom('plan_allergen_notice')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('menu_plan_id', '=', id)
    .where('seen_at', 'is', null)
    .orderBy('at')
    .limit(MOST_UNSEEN)
    .execute();
  return rows.map(noticeOf);
}

/** Somebody has seen these of a plan; whoever saw one first stays. */
export async function seePlanNotices(
  database: Database,
  { id, organizationId }: PlanInOrganization,
  { ids, by, now }: { ids: readonly string[]; by: string; now: Date },
): Promise<void> {
  await database
    .updateTable('plan_allergen_notice')
    .set({ seen_at: now, seen_by: by })
    .where('organization_id', '=', organizationId)
    .where('menu_plan_id', '=', id)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('seen_at', 'is', null)
    .execute();
}

/** Days for which a notice that somebody saw says who and when. */
const SEEN_KEPT_DAYS = 365;

/** Removes notices that were seen a year ago; one that nobody has seen stays as long as its plan serves the dish. */
export async function purgePlanNotices(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('plan_allergen_notice')
    .where('seen_at', '<=', new Date(now.getTime() - SEEN_KEPT_DAYS * 24 * 3_600_000))
    .execute();
}
