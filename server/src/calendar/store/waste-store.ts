import type { Author } from '@plateprint/shared/access/actor.ts';
import { mergedWaste, type WasteDraft, type WasteField } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Kitchen {
  id: string;
  organizationId: string;
}

const MOST = 2000;

/** The waste of a kitchen between two days, the latest first. */
export async function wasteOf(
  database: Database,
  { id, organizationId }: Kitchen,
  { from, to }: { from: string; to: string },
): Promise<(WasteDraft & { id: string })[]> {
  return database
    .selectFrom('waste_meal')
    .select(['id', 'day', 'meal', 'guests', 'kitchen_kg as kitchen', 'serving_kg as serving', 'plate_kg as plate'])
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .orderBy('meal')
    .limit(MOST)
    .execute();
}

interface WasteEntry {
  id: string;
  waste: WasteDraft;
  /** Fields that are unknown from now on. */
  cleared?: readonly WasteField[] | undefined;
  by: Author;
  now: Date;
}

/**
 * Adds what is written of a meal to what is known of it: two places of a kitchen write to one meal, at once or hours later, and neither
 * knows what the other did. One whose id stood on another day or name moves here.
 */
export async function putWaste(
  database: Database,
  { id: restaurantId, organizationId }: Kitchen,
  { id, waste, cleared = [], by, now }: WasteEntry,
): Promise<void> {
  const { day } = waste;
  const meal = waste.meal.trim();
  await database.transaction().execute(async (transaction) => {
    const moved = await transaction
      .deleteFrom('waste_meal')
      .where('organization_id', '=', organizationId)
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .where(sql<boolean>`not (day = ${day} and meal = ${meal})`)
      .returning(['guests', 'kitchen_kg as kitchen', 'serving_kg as serving', 'plate_kg as plate'])
      .executeTakeFirst();
    const { guests, kitchen, serving, plate } = moved ? mergedWaste(moved, waste, cleared) : waste;
    await transaction
      .insertInto('waste_meal')
      .values({
        id,
        organization_id: organizationId,
        restaurant_id: restaurantId,
        day,
        meal,
        guests,
        kitchen_kg: kitchen,
        serving_kg: serving,
        plate_kg: plate,
        saved_by: by.personId,
        saved_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['restaurant_id', 'day', 'meal']).doUpdateSet({
          id,
          guests: laterValue('guests', cleared.includes('guests')),
          kitchen_kg: laterValue('kitchen_kg', cleared.includes('kitchen')),
          serving_kg: laterValue('serving_kg', cleared.includes('serving')),
          plate_kg: laterValue('plate_kg', cleared.includes('plate')),
          saved_by: by.personId,
          saved_at: now,
        }),
      )
      .execute();
  });
}

/** As `mergedWaste` says, of the row that another one may have written since. */
function laterValue(column: string, isCleared: boolean): RawBuilder<number | null> {
  const written = sql<number | null>`excluded.${sql.ref(column)}`;
  return isCleared ? written : sql<number | null>`coalesce(${written}, waste_meal.${sql.ref(column)})`;
}

/** Whether there was such a meal. */
export async function removeWaste(
  database: Database,
  { id: restaurantId, organizationId }: Kitchen,
  id: string,
): Promise<boolean> {
  const removed = await database
    .deleteFrom('waste_meal')
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
