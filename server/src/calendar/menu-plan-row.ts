import { MenuPlanDraft, type MenuPlanSummary } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../platform/database/tables/tables.ts';

export type StoredMenuPlan = Selectable<Tables['menu_plan']>;

/** The plan that a row keeps, read by its schema. */
export function draftOf({ name, document }: Pick<StoredMenuPlan, 'name' | 'document'>): MenuPlanDraft {
  return MenuPlanDraft.parse({ ...(document as object), name });
}

/** The same; null where what is kept is no plan. */
export function readableDraft({ name, document }: Pick<StoredMenuPlan, 'name' | 'document'>): MenuPlanDraft | null {
  const read = MenuPlanDraft.safeParse({ ...(document as object), name });
  return read.success ? read.data : null;
}

/** The columns for a row of the overview, beside the document. */
export function menuPlanColumns({ name, ...document }: MenuPlanDraft) {
  return {
    name: name.trim(),
    weeks: document.weeks,
    dishes: document.cells.length,
    starts_on: document.startsOn,
    document: JSON.stringify(document),
  };
}

export type MenuPlanSummaryRow = Pick<
  StoredMenuPlan,
  'id' | 'restaurant_id' | 'name' | 'weeks' | 'dishes' | 'starts_on' | 'updated_at'
>;

export function toPlanSummary(row: MenuPlanSummaryRow): MenuPlanSummary {
  return {
    id: row.id,
    restaurantId: row.restaurant_id,
    name: row.name,
    weeks: row.weeks,
    dishes: row.dishes,
    startsOn: row.starts_on,
    updatedAt: row.updated_at.toISOString(),
  };
}
