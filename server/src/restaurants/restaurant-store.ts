import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { labelBasisOf } from '../organizations/label-basis-row.ts';
import { askedTogether } from '../platform/database/asked-together.ts';
import type { Database } from '../platform/database/database.ts';
import { holding } from '../platform/database/like-pattern.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import { withinReachOf } from '../access/reach.ts';

/** A restaurant with the tenants above it, as permissions need it. */
export type OwnedRestaurant = Restaurant & { enterpriseId: string | null };

function restaurants(database: Database, actor: Actor) {
  return database
    .selectFrom('restaurant')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(({ fn }) => [
      'restaurant.id',
      'restaurant.name',
      'restaurant.logo',
      'restaurant.organization_id as organizationId',
      'organization.name as organizationName',
      'organization.enterprise_id as enterpriseId',
      'organization.plan',
      'organization.plan_active as planActive',
      'organization.label_basis as labelBasis',
      fn.coalesce('restaurant.location', 'organization.location').as('location'),
    ])
    .where('restaurant.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .where(withinReachOf(actor));
}

function toRestaurant(
  row: Omit<OwnedRestaurant, 'plan' | 'labelBasis'> & { plan: string; labelBasis: unknown },
): OwnedRestaurant {
  return { ...row, plan: row.plan as Plan, labelBasis: labelBasisOf(row.labelBasis) };
}

/** @throws not_found for a restaurant outside the actor's reach, as for one that is not there. */
export async function restaurantOf(database: Database, actor: Actor, id: string): Promise<OwnedRestaurant> {
  const restaurant = await restaurantIfReached(database, actor, id);
  if (!restaurant) throw new AppError('not_found');
  return restaurant;
}

/** Null for a restaurant that is gone or outside the actor's reach. */
export async function restaurantIfReached(database: Database, actor: Actor, id: string): Promise<OwnedRestaurant | null> {
  const row = await restaurants(database, actor).where('restaurant.id', '=', id).executeTakeFirst();
  return row ? toRestaurant(row) : null;
}

const reachedTogether = askedTogether<{ actor: Actor; id: string }, OwnedRestaurant | null>({
  nameOf: ({ actor: { userId, organizationId, roles } }) => JSON.stringify([userId, organizationId, roles]),
  async ask(database, questions) {
    const [first] = questions;
    if (!first) return [];
    const ids = [...new Set(questions.map(({ id }) => id))];
    const rows = await restaurants(database, first.actor).where('restaurant.id', 'in', ids).execute();
    const found = new Map(rows.map((row) => [row.id, toRestaurant(row)]));
    return questions.map(({ id }) => found.get(id) ?? null);
  },
});

/** The same in one statement for many calls of an actor at once. @throws not_found */
export async function restaurantOfMany(database: Database, actor: Actor, id: string): Promise<OwnedRestaurant> {
  const restaurant = await reachedTogether(database, { actor, id });
  if (!restaurant) throw new AppError('not_found');
  return restaurant;
}

/** Any restaurant of an organization that the actor reaches; null when they reach none. */
export async function restaurantInReach(
  database: Database,
  actor: Actor,
  organizationId: string,
): Promise<OwnedRestaurant | null> {
  const row = await restaurants(database, actor)
    .where('restaurant.organization_id', '=', organizationId)
    .orderBy('restaurant.id')
    .limit(1)
    .executeTakeFirst();
  return row ? toRestaurant(row) : null;
}

const PAGE = 50;

/** The restaurants within reach, by name, a page at a time. */
export async function restaurantsWithinReach(
  database: Database,
  actor: Actor,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<Page<OwnedRestaurant>> {
  let query = restaurants(database, actor);
  if (search) query = query.where('restaurant.name', 'ilike', holding(search));
  const rows = await pageOf(
    query
      .orderBy('restaurant.name')
      .orderBy('restaurant.id')
      .limit(PAGE + 1),
    {
      cursor,
      limit: PAGE,
      sortedBy: 'text',
      after: (from, [name, id]) =>
        from.where((build) => build.eb(build.refTuple('restaurant.name', 'restaurant.id'), '>', build.tuple(name, id))),
      keyOf: (row) => [row.name, row.id],
    },
  );
  return { items: rows.items.map(toRestaurant), next: rows.next };
}
