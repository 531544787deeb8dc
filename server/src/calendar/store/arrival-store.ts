import { variedPlaces, withArrived } from '@plateprint/shared/calendar/model/followed-plan.ts';
import { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { draftOf, menuPlanColumns } from '../menu-plan-row.ts';

/** Plans that are written at once: their documents stand in memory together. */
const BATCH = 200;

/** Plans with the same text: most kitchens of an organization have one, so what arrives is worked out and sent once for all. */
interface SamePlans {
  ids: string[];
  name: string;
  document: string;
  /** The followed plan as they took it last. */
  taken: string;
}

interface Source {
  id: string;
  organization_id: string;
  version: number;
  name: string;
  document: unknown;
  saved_by: string | null;
  published_revision: number;
  published_document: unknown;
}

/** An offered plan as it is at this moment; null for one that is offered no more. */
async function sourceOf(transaction: Database, id: string): Promise<Source | null> {
  const row = await transaction
    .selectFrom('menu_plan')
    .innerJoin('organization', 'organization.id', 'menu_plan.organization_id')
    .select([
      'menu_plan.id',
      'organization_id',
      'version',
      'menu_plan.name',
      'document',
      'saved_by',
      'published_revision',
      'published_document',
    ])
    .where('menu_plan.id', '=', id)
    .where('offered_at', 'is not', null)
    .where('menu_plan.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Brings what an offered plan is now to some of the kitchens that do not have it yet, and says how many those were. Each is locked while it is
 * written and remembers what it took: so two that bring at once bring each kitchen everything, and nothing twice.
 */
export async function bringPlans(transaction: Database, id: string, now: Date): Promise<number> {
  const source = await sourceOf(transaction, id);
  if (!source) return 0;
  const { rows } = await sql<SamePlans>`
    with due as (
      select id, name, document, followed_document from menu_plan
      where organization_id = ${source.organization_id} and follows_id = ${id} and followed_version < ${source.version}
        and deleted_at is null
      order by id limit ${BATCH} for update)
    select array_agg(id) as ids, name, document::text as document, followed_document::text as taken
    from due group by name, due.document, followed_document`.execute(transaction);
  if (rows.length === 0) return 0;
  const there = draftOf(source);
  const arrived = rows.map(({ name, document, taken }) => {
    const own = draftOf({ name, document: JSON.parse(document) as unknown });
    const draft = withArrived({ taken: MenuPlanDraft.parse(JSON.parse(taken)), own, now: there });
    const isChanged = JSON.stringify(draft) !== JSON.stringify(own);
    return { ...menuPlanColumns(draft), varied: variedPlaces(there, draft).length, isChanged };
  });
  const column = <K extends keyof (typeof arrived)[number]>(key: K) => arrived.map((each) => each[key]);
  const plans = plansOf(rows);
  await sql`
    with arrived as materialized (
      select at, name, weeks, dishes, starts_on, document::jsonb as document, varied, changed
      from unnest(${column('name')}::text[], ${column('weeks')}::int[], ${column('dishes')}::int[], ${column('starts_on')}::text[],
        ${column('document')}::text[], ${column('varied')}::int[], ${column('isChanged')}::boolean[])
        with ordinality as arrived (name, weeks, dishes, starts_on, document, varied, changed, at))
    update menu_plan set
      name = arrived.name, weeks = arrived.weeks, dishes = arrived.dishes, starts_on = arrived.starts_on,
      document = arrived.document, varied = arrived.varied,
      version = version + arrived.changed::int,
      updated_at = case when arrived.changed then ${now}::timestamptz else updated_at end,
      saved_by = case when arrived.changed then ${source.saved_by} else saved_by end,
      followed_version = ${source.version}, followed_document = ${JSON.stringify(there)}::jsonb
    from unnest(${plans.ids}::text[], ${plans.at}::int[]) as plan (id, at) join arrived using (at)
    where menu_plan.id = plan.id and organization_id = ${source.organization_id}`.execute(transaction);
  return plans.ids.length;
}

/** Each plan with the number of those that it is the same as, from 1. */
function plansOf(same: readonly Pick<SamePlans, 'ids'>[]): { ids: string[]; at: number[] } {
  return { ids: same.flatMap(({ ids }) => ids), at: same.flatMap(({ ids }, index) => ids.map(() => index + 1)) };
}

/** A kitchen whose guests see what arrived. */
export interface ServedFollower {
  id: string;
  name: string;
  restaurantId: string;
  organizationId: string;
}

/**
 * The same for guests: what was published of an offered plan reaches the kitchens that publish theirs. What a kitchen changed itself and did
 * not publish waits on.
 */
export async function bringPublications(transaction: Database, id: string, now: Date): Promise<ServedFollower[]> {
  const source = await sourceOf(transaction, id);
  if (!source || source.published_document === null) return [];
  const { rows } = await sql<SamePlans & { kitchens: string[] }>`
    with due as (
      select id, name, restaurant_id, published_document, published_followed_document from menu_plan
      where organization_id = ${source.organization_id} and follows_id = ${id} and published_document is not null
        and published_followed_document is not null and coalesce(published_followed_revision, -1) < ${source.published_revision}
        and deleted_at is null
      order by id limit ${BATCH} for update)
    select array_agg(id) as ids, array_agg(restaurant_id) as kitchens, name, published_document::text as document,
      published_followed_document::text as taken
    from due group by name, published_document, published_followed_document`.execute(transaction);
  if (rows.length === 0) return [];
  const there = draftOf({ name: source.name, document: source.published_document });
  const documents = rows.map(({ name, document, taken }) => {
    const own = draftOf({ name, document: JSON.parse(document) as unknown });
    return menuPlanColumns(withArrived({ taken: MenuPlanDraft.parse(JSON.parse(taken)), own, now: there })).document;
  });
  const plans = plansOf(rows);
  await sql`
    with arrived as materialized (
      select at, document::jsonb as document from unnest(${documents}::text[]) with ordinality as arrived (document, at))
    update menu_plan set
      published_document = arrived.document,
      published_version = case when menu_plan.document = arrived.document then version else published_version end,
      published_revision = published_revision + 1, published_at = ${now},
      published_followed_revision = ${source.published_revision}, published_followed_document = ${JSON.stringify(there)}::jsonb
    from unnest(${plans.ids}::text[], ${plans.at}::int[]) as plan (id, at) join arrived using (at)
    where menu_plan.id = plan.id and organization_id = ${source.organization_id}`.execute(transaction);
  const { organization_id: organizationId } = source;
  return rows.flatMap(({ ids, kitchens, name }) =>
    kitchens.map((restaurantId, at) => ({ id: ids[at] ?? '', name, restaurantId, organizationId })),
  );
}

/** Those of some kitchens that have menus which show their plans. */
export async function withPlanMenus(database: Database, organizationId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('menu')
    .select('restaurant_id')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`restaurant_id = any(${ids}::text[])`)
    .where('plan_shows', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.flatMap(({ restaurant_id: id }) => (id === null ? [] : [id]));
}
