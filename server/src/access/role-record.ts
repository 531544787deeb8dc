import type { Database } from '../platform/database/database.ts';
import type { AuditValues } from './audit.ts';
import { heldRolesOf } from './held-roles.ts';

/** More names than this say no more. */
const MOST_NAMED = 50;

/** The names of restaurants, for the audit. */
export async function restaurantNames(database: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = database.selectFrom('restaurant').select('name').where('id', 'in', ids.slice(0, 5000));
  return (await query.orderBy('name').limit(MOST_NAMED).execute()).map(({ name }) => name);
}

/** A person's roles and restaurants at this moment, as the audit stores them: `organization-admin (Norrsken)`. */
export async function roleRecord(database: Database, personId: string): Promise<AuditValues> {
  const held = (await heldRolesOf(database, [personId])).get(personId) ?? [];
  const restaurants = await database
    .selectFrom('portfolio')
    .innerJoin('restaurant', 'restaurant.id', 'portfolio.restaurant_id')
    .select('restaurant.name')
    .where('portfolio.person_id', '=', personId)
    .orderBy('restaurant.name')
    .limit(MOST_NAMED)
    .execute();
  return {
    role: held.map(({ role, scope }) => (scope.name === null ? role : `${role} (${scope.name})`)),
    restaurants: restaurants.map(({ name }) => name),
  };
}
