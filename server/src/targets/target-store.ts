import { randomUUID } from 'node:crypto';
import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { PlannedAction } from '@plateprint/shared/targets/actions/target-action.ts';
import type { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import { sql } from 'kysely';
import { seenBy } from '../access/organization-reach.ts';
import { withinReachOf } from '../access/reach.ts';
import { binEnds } from '../platform/database/bin.ts';
import { changedMeanwhile } from '../platform/database/changed-meanwhile.ts';
import type { Database } from '../platform/database/database.ts';
import type { StoredTarget } from './target-row.ts';
import { documentOf } from './target-row.ts';

/** A target with the place it is of, as permissions need it. */
export interface OwnedTarget {
  row: StoredTarget;
  place: TargetPlace;
}

/** @throws not_found for a target of a place outside the actor's reach, as for one that is not there. */
export async function targetOf(
  database: Database,
  actor: Actor,
  { id, inBinAt }: { id: string; inBinAt?: Date },
): Promise<OwnedTarget> {
  const found = await database
    .selectFrom('target')
    .innerJoin('organization', 'organization.id', 'target.organization_id')
    .leftJoin('restaurant', 'restaurant.id', 'target.restaurant_id')
    .selectAll('target')
    .select(['organization.enterprise_id', 'organization.plan', 'organization.plan_active'])
    .where('target.id', '=', id)
    .where('organization.deleted_at', 'is', null)
    .where((build) =>
      build.or([
        build.and([build('target.restaurant_id', 'is', null), seenBy(actor)(build as never)]),
        build.and([
          build('target.restaurant_id', 'is not', null),
          build('restaurant.deleted_at', 'is', null),
          withinReachOf(actor)(build as never),
        ]),
      ]),
    )
    .where(({ eb }) => (inBinAt ? eb('target.deleted_at', '>', binEnds(inBinAt)) : eb('target.deleted_at', 'is', null)))
    .executeTakeFirst();
  if (!found) throw new AppError('not_found');
  const { enterprise_id: enterpriseId, plan: planName, plan_active: planActive, ...row } = found;
  const above = { enterpriseId, plan: planName as Plan, planActive };
  const { organization_id: organizationId, restaurant_id: restaurantId } = row;
  const restaurant = restaurantId === null ? null : { id: restaurantId, organizationId, ...above };
  return { row, place: { organization: { id: organizationId, ...above }, restaurant } };
}

/** The targets of a place, in the order in which they were set. */
export async function targetsOfPlace(database: Database, { organization, restaurant }: TargetPlace): Promise<StoredTarget[]> {
  return database
    .selectFrom('target')
    .selectAll()
    .where('organization_id', '=', organization.id)
    .where('restaurant_id', restaurant === null ? 'is' : '=', restaurant?.id ?? null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Targets of one list: each is a path to be worked out. */
const MOST_STANDINGS = 24;

/** The targets of a kitchen, or of an organization and all its kitchens, each with what its place is called: its own and the newest, and how many are left. */
export async function targetsWithin(
  database: Database,
  { organization, restaurant }: TargetPlace,
): Promise<{ found: { row: StoredTarget; name: string }[]; left: number }> {
  const rows = await database
    .selectFrom('target')
    .innerJoin('organization', 'organization.id', 'target.organization_id')
    .leftJoin('restaurant', 'restaurant.id', 'target.restaurant_id')
    .selectAll('target')
    .select([
      sql<string>`coalesce(restaurant.name, organization.name)`.as('place_name'),
      sql<number>`(count(*) over ())::integer`.as('of_all'),
    ])
    .where('target.organization_id', '=', organization.id)
    .where('target.deleted_at', 'is', null)
    .where('restaurant.deleted_at', 'is', null)
    .$if(restaurant !== null, (query) => query.where('target.restaurant_id', '=', restaurant?.id ?? ''))
    .orderBy(sql`target.restaurant_id is not null`)
    .orderBy('target.created_at', 'desc')
    .orderBy('target.id')
    .limit(MOST_STANDINGS)
    .execute();
  const found = rows.map(({ place_name: name, of_all: _all, ...row }) => ({ row, name }));
  return { found, left: (rows[0]?.of_all ?? 0) - found.length };
}

export async function insertTarget(
  database: Database,
  actor: Actor,
  { place: { organization, restaurant }, target, now }: { place: TargetPlace; target: TargetDraft; now: Date },
): Promise<StoredTarget> {
  const { personId } = authorOf(actor);
  return database
    .insertInto('target')
    .values({
      id: randomUUID(),
      organization_id: organization.id,
      restaurant_id: restaurant?.id ?? null,
      document: documentOf(target),
      created_by: personId,
      saved_by: personId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Save {
  kept: OwnedTarget;
  /** That it started from. */
  version: number;
  now: Date;
}

/** @throws changed_meanwhile when the kept version is not the one that the save started from */
export async function replaceTarget(
  database: Database,
  actor: Actor,
  { target, ...save }: Save & { target: TargetDraft },
): Promise<StoredTarget> {
  return saved(database, actor, { ...save, columns: { document: documentOf(target) } });
}

/** The same of its actions alone. */
export async function replaceActions(
  database: Database,
  actor: Actor,
  { actions, ...save }: Save & { actions: readonly PlannedAction[] },
): Promise<StoredTarget> {
  return saved(database, actor, { ...save, columns: { actions: JSON.stringify(actions) } });
}

async function saved(
  database: Database,
  actor: Actor,
  { kept: { row }, version, now, columns }: Save & { columns: { document?: string; actions?: string } },
): Promise<StoredTarget> {
  const by = authorOf(actor);
  const found = await database
    .updateTable('target')
    .set({ ...columns, version: sql`version + 1`, updated_at: now, saved_by: by.personId })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!found) throw await changedMeanwhile(database, { table: 'target', id: row.id, organizationId: row.organization_id, by });
  return found;
}

/** Puts a target into the bin (`now`), or takes it out (null). */
export async function binTarget(database: Database, { row }: OwnedTarget, deletedAt: Date | null): Promise<void> {
  await database
    .updateTable('target')
    .set({ deleted_at: deletedAt })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .execute();
}
