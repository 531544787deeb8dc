import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { LIST_PAGE } from '@plateprint/shared/kernel/api/list-query.ts';
import { sql } from 'kysely';
import { withinReachOf } from '../access/reach.ts';
import { binEnds } from '../platform/database/bin.ts';
import { labelBasisOf } from '../organizations/label-basis-row.ts';
import type { Database } from '../platform/database/database.ts';
import { holding } from '../platform/database/like-pattern.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import type { OwnedRestaurant } from './restaurant-store.ts';

/** A restaurant with what its own page shows. */
export type DetailedRestaurant = OwnedRestaurant & {
  ownLocation: string | null;
  onLeaderboard: boolean;
  created: Date;
  deleted: Date | null;
  formerLogo: string | null;
  logoDeletedAt: Date | null;
};

function details(database: Database, actor: Actor) {
  return database
    .selectFrom('restaurant')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(({ fn }) => [
      'restaurant.id',
      'restaurant.name',
      'restaurant.logo',
      'restaurant.former_logo as formerLogo',
      'restaurant.logo_deleted_at as logoDeletedAt',
      'restaurant.location as ownLocation',
      'restaurant.on_leaderboard as onLeaderboard',
      'restaurant.created_at as created',
      'restaurant.deleted_at as deleted',
      'restaurant.organization_id as organizationId',
      'organization.name as organizationName',
      'organization.enterprise_id as enterpriseId',
      'organization.plan',
      'organization.plan_active as planActive',
      'organization.label_basis as labelBasis',
      fn.coalesce('restaurant.location', 'organization.location').as('location'),
      sql<string>`coalesce(to_char(restaurant.deleted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '')`.as('moment'),
    ])
    .where('organization.deleted_at', 'is', null)
    .where(withinReachOf(actor));
}

function toDetails<R extends { plan: string; labelBasis: unknown }>(row: R) {
  return { ...row, plan: row.plan as Plan, labelBasis: labelBasisOf(row.labelBasis) };
}

/**
 * A restaurant within reach, or with `inBinAt` one that can be restored at that time.
 * @throws not_found outside the actor's reach, as for one that is not there.
 */
export async function detailsOf(
  database: Database,
  actor: Actor,
  id: string,
  { inBinAt }: { inBinAt?: Date } = {},
): Promise<DetailedRestaurant> {
  const row = await details(database, actor)
    .where('restaurant.id', '=', id)
    .where(({ eb }) => (inBinAt ? eb('restaurant.deleted_at', '>', binEnds(inBinAt)) : eb('restaurant.deleted_at', 'is', null)))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toDetails(row);
}

type RestaurantQuery = { search?: string | undefined; cursor?: string | undefined };

function found(
  database: Database,
  actor: Actor,
  { organizationId, search }: { organizationId: string; search: string | undefined },
) {
  const query = details(database, actor).where('restaurant.organization_id', '=', organizationId);
  return search ? query.where('restaurant.name', 'ilike', holding(search)) : query;
}

/** The restaurants of an organization within reach, by name; `search` is a part of the name. */
export async function restaurantsOf(
  database: Database,
  actor: Actor,
  { organizationId, search, cursor }: RestaurantQuery & { organizationId: string },
): Promise<Page<DetailedRestaurant>> {
  const page = await pageOf(
    found(database, actor, { organizationId, search })
      .where('restaurant.deleted_at', 'is', null)
      .orderBy('restaurant.name')
      .orderBy('restaurant.id')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'text',
      after: (from, [name, id]) => from.where(sql<boolean>`(restaurant.name, restaurant.id) > (${name}, ${id})`),
      keyOf: (row) => [row.name, row.id],
    },
  );
  return { items: page.items.map(toDetails), next: page.next };
}

/** Those deleted in the last 30 days, the latest first. */
export async function deletedRestaurantsOf(
  database: Database,
  actor: Actor,
  { organizationId, search, cursor, now }: RestaurantQuery & { organizationId: string; now: Date },
): Promise<Page<DetailedRestaurant>> {
  const page = await pageOf(
    found(database, actor, { organizationId, search })
      .where('restaurant.deleted_at', '>', binEnds(now))
      .orderBy('restaurant.deleted_at', 'desc')
      .orderBy('restaurant.id', 'desc')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'moment',
      after: (from, [moment, id]) =>
        from.where(sql<boolean>`(restaurant.deleted_at, restaurant.id) < (${moment}::timestamptz, ${id})`),
      keyOf: (row) => [row.moment, row.id],
    },
  );
  return { items: page.items.map(toDetails), next: page.next };
}
