import type { Author } from '@plateprint/shared/access/actor.ts';
import type { WasteDraft } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { sql } from 'kysely';
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

/** Keeps a meal; one of the same day and name gives way to it. */
export async function putWaste(
  database: Database,
  { id: restaurantId, organizationId }: Kitchen,
  { id, waste, by, now }: { id: string; waste: WasteDraft; by: Author; now: Date },
): Promise<void> {
  const { day, guests, kitchen, serving, plate } = waste;
  const meal = waste.meal.trim();
  const kept = {
    day,
    meal,
    guests,
    kitchen_kg: kitchen,
    serving_kg: serving,
    plate_kg: plate,
    saved_by: by.personId,
    saved_at: now,
  };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('waste_meal')
      .where('organization_id', '=', organizationId)
      .where('restaurant_id', '=', restaurantId)
      .where(sql<boolean>`(id = ${id} or (day = ${day} and meal = ${meal}))`)
      .execute();
    await transaction
      .insertInto('waste_meal')
      .values({ ...kept, id, organization_id: organizationId, restaurant_id: restaurantId })
      .execute();
  });
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
