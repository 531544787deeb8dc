import { variedPlaces, withArrived } from '@plateprint/shared/calendar/model/followed-plan.ts';
import { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { draftOf, menuPlanColumns } from '../menu-plan-row.ts';

/** Plans that are written at once: their documents stand in memory together. */
const BATCH = 200;

/** Most kitchens of a house have the same plan: what arrives is worked out once for those that do. */
function onceForSame<Arrived>(work: (...texts: [string, string, string]) => Arrived): typeof work {
  const done = new Map<string, Arrived>();
  return (...texts) => {
    const key = JSON.stringify(texts);
    const known = done.get(key) ?? work(...texts);
    done.set(key, known);
    return known;
  };
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
  const rows = await transaction
    .selectFrom('menu_plan')
    .select(['id', 'name', sql<string>`document::text`.as('document'), sql<string>`followed_document::text`.as('taken')])
    .where('organization_id', '=', source.organization_id)
    .where('follows_id', '=', id)
    .where('followed_version', '<', source.version)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  if (rows.length === 0) return 0;
  const there = draftOf(source);
  const arrive = onceForSame((name: string, document: string, taken: string) => {
    const own = draftOf({ name, document: JSON.parse(document) as unknown });
    const draft = withArrived({ taken: MenuPlanDraft.parse(JSON.parse(taken)), own, now: there });
    const isChanged = JSON.stringify(draft) !== JSON.stringify(own);
    return { ...menuPlanColumns(draft), varied: variedPlaces(there, draft).length, isChanged };
  });
  const arrived = rows.map(({ id: own, name, document, taken }) => ({ id: own, ...arrive(name, document, taken) }));
  const column = <K extends keyof (typeof arrived)[number]>(key: K) => arrived.map((each) => each[key]);
  await sql`
    update menu_plan set
      name = arrived.name, weeks = arrived.weeks, dishes = arrived.dishes, starts_on = arrived.starts_on,
      document = arrived.document::jsonb, varied = arrived.varied,
      version = version + arrived.changed::int,
      updated_at = case when arrived.changed then ${now}::timestamptz else updated_at end,
      saved_by = case when arrived.changed then ${source.saved_by} else saved_by end,
      followed_version = ${source.version}, followed_document = ${JSON.stringify(there)}::jsonb
    from unnest(${column('id')}::text[], ${column('name')}::text[], ${column('weeks')}::int[], ${column('dishes')}::int[],
      ${column('starts_on')}::text[], ${column('document')}::text[], ${column('varied')}::int[], ${column('isChanged')}::boolean[])
      as arrived (id, name, weeks, dishes, starts_on, document, varied, changed)
    where menu_plan.id = arrived.id and organization_id = ${source.organization_id}`.execute(transaction);
  return rows.length;
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
  const rows = await transaction
    .selectFrom('menu_plan')
    .select(['id', 'name', 'restaurant_id'])
    .select([sql<string>`published_document::text`.as('document'), sql<string>`published_followed_document::text`.as('taken')])
    .where('organization_id', '=', source.organization_id)
    .where('follows_id', '=', id)
    .where('published_document', 'is not', null)
    .where('published_followed_document', 'is not', null)
    .where(sql<boolean>`coalesce(published_followed_revision, -1) < ${source.published_revision}`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  if (rows.length === 0) return [];
  const there = draftOf({ name: source.name, document: source.published_document });
  const arrive = onceForSame((name: string, document: string, taken: string) => {
    const own = draftOf({ name, document: JSON.parse(document) as unknown });
    return menuPlanColumns(withArrived({ taken: MenuPlanDraft.parse(JSON.parse(taken)), own, now: there })).document;
  });
  const documents = rows.map(({ name, document, taken }) => arrive(name, document, taken));
  await sql`
    update menu_plan set
      published_document = arrived.document::jsonb,
      published_version = case when menu_plan.document = arrived.document::jsonb then version else published_version end,
      published_revision = published_revision + 1, published_at = ${now},
      published_followed_revision = ${source.published_revision}, published_followed_document = ${JSON.stringify(there)}::jsonb
    from unnest(${rows.map((row) => row.id)}::text[], ${documents}::text[]) as arrived (id, document)
    where menu_plan.id = arrived.id and organization_id = ${source.organization_id}`.execute(transaction);
  return rows.map(({ id: plan, name, restaurant_id: restaurantId }) => ({
    id: plan,
    name,
    restaurantId,
    organizationId: source.organization_id,
  }));
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
