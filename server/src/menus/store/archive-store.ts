import type { Span } from '@plateprint/shared/menus/archive/shown-body.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks/locks.ts';

type ShownKind =
  | 'link'
  | 'menu'
  | 'recipe'
  | 'own_label'
  | 'restaurant'
  | 'organization'
  | 'export'
  | 'export_menu'
  | 'export_recipe';

/** A request for spans: things of some kinds, in a stretch of time. */
interface SpansRequest {
  organizationId: string;
  things: Partial<Record<ShownKind, readonly string[]>>;
  from: Date;
  to: Date;
  /** Of dishes, their lines too. */
  withLines?: boolean;
}

/** Of one thing in one stretch: who changes a menu more often in a day is a test of ours. */
const MOST_SPANS = 300;

/**
 * The spans that reach into a stretch of time, by kind and the earliest first: of each thing the last that began before it, and those that
 * began in it. Both are looked up in the key of the table, however much was kept before and after. Things of several kinds are asked for
 * together, for on a busy machine each question waits for its turn. Bodies come without what evidence is made of; dishes with their lines where
 * these are asked for.
 */
export async function spansOf(
  database: Database,
  { organizationId, things, from, to, withLines = false }: SpansRequest,
): Promise<(kind: ShownKind) => Span<unknown>[]> {
  const wanted = Object.entries(things).flatMap(([kind, ids]) => ids.map((thing) => ({ kind, thing })));
  if (wanted.length === 0) return () => [];
  const { rows } = await sql<{
    kind: ShownKind;
    thing: string;
    shown_from: Date;
    shown_to: Date | null;
    hash: string;
    body: unknown;
  }>`
    select span.kind, span.thing, span.shown_from, span.shown_to, encode(span.hash, 'hex') as hash,
      coalesce(shown_body.brief, shown_body.body - '{draft,footprint}'::text[]) ||
        case when span.kind in ('recipe', 'export_recipe') and not coalesce(shown_body.brief ? 'footprint', false)
          then jsonb_build_object('footprint', jsonb_build_object('co2WithoutLandUseChange',
            shown_body.body #> '{footprint,co2WithoutLandUseChange}'))
          else '{}'::jsonb end ||
        case when ${withLines} and span.kind = 'recipe'
          then jsonb_build_object('draft', jsonb_build_object('ingredients', shown_body.body #> '{draft,ingredients}'))
          else '{}'::jsonb end as body
    from unnest(${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ thing }) => thing)}::text[]) as wanted (kind, thing)
    cross join lateral (
      (select * from shown_span where organization_id = ${organizationId} and shown_span.kind = wanted.kind
        and shown_span.thing = wanted.thing and shown_from <= ${from} order by shown_from desc limit 1)
      union all
      (select * from shown_span where organization_id = ${organizationId} and shown_span.kind = wanted.kind
        and shown_span.thing = wanted.thing and shown_from > ${from} and shown_from < ${to} order by shown_from limit ${MOST_SPANS})
    ) as span
    join shown_body on shown_body.organization_id = span.organization_id and shown_body.hash = span.hash
    where span.shown_to is null or span.shown_to > ${from}
    order by span.shown_from`.execute(database);
  const found = Map.groupBy(rows, ({ kind }) => kind);
  return (kind) =>
    (found.get(kind) ?? []).map(({ thing, shown_from: began, shown_to: ended, hash, body }) => ({
      thing,
      from: began.getTime(),
      to: ended?.getTime() ?? null,
      hash,
      body,
    }));
}

/** The shown body with all that evidence is made of; null where an organization has none by this hash. */
export async function shownBody(database: Database, organizationId: string, hash: string): Promise<unknown> {
  const found = await database
    .selectFrom('shown_body')
    .select('body')
    .where('organization_id', '=', organizationId)
    .where('hash', '=', Buffer.from(hash, 'hex'))
    .executeTakeFirst();
  return found?.body ?? null;
}

/** When a thing was shown first, as far as the archive reaches back. */
export async function firstShown(
  database: Database,
  { organizationId, kind, thing }: { organizationId: string; kind: ShownKind; thing: string },
): Promise<Date | null> {
  const first = await database
    .selectFrom('shown_span')
    .select('shown_from')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('thing', '=', thing)
    .orderBy('shown_from')
    .limit(1)
    .executeTakeFirst();
  return first?.shown_from ?? null;
}

interface Published {
  organizationId: string;
  /** Its id, which begins with the restaurant's. */
  thing: string;
  body: object;
  menu: object;
  recipeIds: readonly string[];
}

/** Keeps a file that goes up in front of guests, with its menu and its dishes as they are now. */
export async function insertPublishedExport(database: Database, published: Published): Promise<void> {
  const { organizationId, thing, body, menu, recipeIds } = published;
  await database.transaction().execute(async (transaction) => {
    await sql`select archive_put(${organizationId}, 'export', ${thing}, ${JSON.stringify(body)}::jsonb)`.execute(transaction);
    await sql`select archive_put(${organizationId}, 'export_menu', ${thing}, ${JSON.stringify(menu)}::jsonb)`.execute(
      transaction,
    );
    await sql`select archive_put(${organizationId}, 'export_recipe', ${thing}::text || '/' || id, recipe_as_shown(recipe))
      from recipe where organization_id = ${organizationId} and id = any(${recipeIds}::text[])`.execute(transaction);
  });
}

/** The files of a restaurant that were marked before a moment, the latest first. */
export async function publishedExportsOf(
  database: Database,
  { organizationId, restaurantId, before }: { organizationId: string; restaurantId: string; before: Date },
  most: number,
): Promise<{ thing: string; at: Date; body: unknown; by: string | null }[]> {
  const { rows } = await sql<{ thing: string; at: Date; body: unknown; by: string | null }>`
    select span.thing, span.shown_from as at, shown_body.body, nullif(trim(person.firstname || ' ' || person.lastname), '') as by
    from shown_span span
    join shown_body on shown_body.organization_id = span.organization_id and shown_body.hash = span.hash
    left join person on person.id = shown_body.body ->> 'by' and person.deleted_at is null
    where span.organization_id = ${organizationId} and span.kind = 'export'
      and starts_with(span.thing, ${`${restaurantId}/`}) and span.shown_from < ${before}
    order by span.shown_from desc limit ${most}`.execute(database);
  return rows;
}

/** Spans that one statement removes: so little is locked at a time. */
const REMOVED_AT_A_TIME = 5000;
/** Years that what was shown is kept for. */
const YEARS_KEPT = 5;

const isOver = (now: Date) => sql<boolean>`(shown_to <= ${now}::timestamptz - make_interval(years => ${YEARS_KEPT})
  or (kind like 'export%' and shown_from <= ${now}::timestamptz - make_interval(years => ${YEARS_KEPT})))`;

/** Organizations with something that was shown so long ago that it goes. */
export async function organizationsToForget(database: Database, now: Date): Promise<string[]> {
  const rows = await database.selectFrom('shown_span').select('organization_id').distinct().where(isOver(now)).execute();
  return rows.map(({ organization_id: id }) => id);
}

/** Removes what of an organization was shown too long ago, and the bodies that nothing names any more. */
export async function forgetShown(database: Database, organizationId: string, now: Date): Promise<void> {
  let removed: bigint;
  do {
    removed = await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.archive)}, hashtext(${organizationId}))`.execute(transaction);
      const { numAffectedRows } = await sql`
        delete from shown_span where ctid = any(array(
          select ctid from shown_span where organization_id = ${organizationId} and ${isOver(now)} limit ${REMOVED_AT_A_TIME}))`.execute(
        transaction,
      );
      return numAffectedRows ?? 0n;
    });
  } while (removed === BigInt(REMOVED_AT_A_TIME));
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.archive)}, hashtext(${organizationId}))`.execute(transaction);
    await sql`
      delete from shown_body where organization_id = ${organizationId} and not exists (
        select from shown_span where shown_span.organization_id = ${organizationId} and shown_span.hash = shown_body.hash)`.execute(
      transaction,
    );
  });
}

/** Looks at every live link again; what is already stored is not written twice. */
export async function keepLiveLinks(database: Database): Promise<void> {
  const links = await database
    .selectFrom('live_link')
    .select(['restaurant_id', 'link_number'])
    .where('menu_id', 'is not', null)
    .execute();
  for (const { restaurant_id: restaurantId, link_number: linkNumber } of links) {
    await sql`select archive_link(live_link) from live_link
      where restaurant_id = ${restaurantId} and link_number = ${linkNumber}`.execute(database);
  }
}
