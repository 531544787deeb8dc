import { randomUUID } from 'node:crypto';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { isUniqueViolation } from '../platform/database/unique.ts';

// That the caller reaches the organization or restaurant, and may, was demanded before.

export interface RestaurantChange {
  name?: string | undefined;
  location?: string | null | undefined;
  onLeaderboard?: boolean | undefined;
}

/** Runs what writes a name. @throws name_taken when another restaurant of the organization has it */
export async function withItsName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'restaurant_name_once')) throw error;
    throw new AppError('name_taken', [{ path: 'name', code: 'name_taken', message: 'Another restaurant has this name.' }]);
  }
}

export async function insertRestaurant(
  database: Database,
  { organizationId, name, location, now }: { organizationId: string; name: string; location: string | null; now: Date },
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('restaurant')
    .values({ id, organization_id: organizationId, name, location, created_at: now })
    .execute();
  return id;
}

export async function changeRestaurant(
  database: Database,
  { id, organizationId }: { id: string; organizationId: string },
  { name, location, onLeaderboard }: RestaurantChange,
): Promise<void> {
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(location === undefined ? {} : { location }),
    ...(onLeaderboard === undefined ? {} : { on_leaderboard: onLeaderboard }),
  };
  if (Object.keys(change).length === 0) return;
  await database
    .updateTable('restaurant')
    .set(change)
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Puts a restaurant into the bin (`now`) or takes it out (null). */
export async function binRestaurant(
  database: Database,
  { id, organizationId }: { id: string; organizationId: string },
  deletedAt: Date | null,
): Promise<void> {
  await database
    .updateTable('restaurant')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute();
}

/** How many people work in a restaurant, and how many are invited to and have not answered. */
export async function peopleOf(
  database: Database,
  { id, organizationId }: { id: string; organizationId: string },
  now: Date,
): Promise<{ users: number; invited: number }> {
  const { rows } = await sql<{ users: number; invited: number }>`
    select
      (select count(*) from portfolio join person on person.id = portfolio.person_id
        where portfolio.restaurant_id = ${id} and person.deleted_at is null)::integer as users,
      (select count(*) from invitation where organization_id = ${organizationId} and ${id} = any(restaurant_ids)
        and accepted_at is null and revoked_at is null and expires_at > ${now})::integer as invited`.execute(database);
  return rows[0] ?? { users: 0, invited: 0 };
}
