import { dayLater, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { planBlocks, type PlanShows, withPlanBlocks } from '@plateprint/shared/calendar/published/plan-menu-blocks.ts';
import type { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { showsWeekOfPlan } from '@plateprint/shared/menus/menu-block.ts';
import { columnsWithWeek } from '@plateprint/shared/menus/sheets/sheet-parts.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { sql } from 'kysely';
import { menuColumns, pageOf } from '../../menus/menu-row.ts';
import type { Services } from '../../platform/services.ts';
import { menusOfPlans, type ServedKitchen, servedKitchen } from '../store/publication-store.ts';
import { spanOfKitchen } from './served.ts';

type Needs = Pick<Services, 'database' | 'foodData' | 'clock'>;

/**
 * Writes the dishes of a kitchen's published plans into the menus that show them: live links, screens and the printed week follow, for they
 * are menus like all others. A menu that says the same already is not touched.
 */
export async function writePlanMenus(services: Needs, restaurantId: string): Promise<void> {
  const { database, clock } = services;
  const kitchen = await servedKitchen(database, restaurantId);
  if (!kitchen) return;
  const today = dayAt(kitchen.location, clock());
  for (const { id, shows } of await menusOfPlans(database, kitchen)) await writeMenu(services, kitchen, { id, shows, today });
}

function spanOf(shows: PlanShows, today: string): { from: string; to: string } {
  if (shows === 'today') return { from: today, to: today };
  const from = mondayOf(today);
  return { from, to: dayLater(from, 6) };
}

/** Columns that somebody chose for a week that stands there already stay. */
function withWeek(before: MenuPage, written: MenuPage): MenuPage {
  if (showsWeekOfPlan(before.blocks)) return written;
  return { ...written, options: { ...written.options, columnType: columnsWithWeek(written) } };
}

async function writeMenu(
  services: Needs,
  kitchen: ServedKitchen,
  { id, shows, today }: { id: string; shows: PlanShows; today: string },
): Promise<void> {
  const { meals, emptyDays } = await spanOfKitchen(services, kitchen, spanOf(shows, today));
  const blocks = planBlocks(meals, shows, emptyDays);
  await services.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('menu')
      .selectAll()
      .where('organization_id', '=', kitchen.organizationId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const page = pageOf(row);
    const written = withWeek(page, {
      ...page,
      blocks: withPlanBlocks(page.blocks, blocks),
      secondBlocks: withPlanBlocks(page.secondBlocks, []),
    });
    const isSame = JSON.stringify(written) === JSON.stringify(page);
    await transaction
      .updateTable('menu')
      .set({
        plan_shown_on: today,
        ...(!isSame && {
          ...menuColumns({ ...written, name: row.name, libraryScope: row.library_scope as 'restaurant' | 'organization' }),
          version: sql`version + 1`,
          updated_at: services.clock(),
        }),
      })
      .where('organization_id', '=', kitchen.organizationId)
      .where('id', '=', id)
      .execute();
  });
}
