import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { PublishedPlan } from '@plateprint/shared/calendar/published/served-day.ts';
import type { PlanShows } from '@plateprint/shared/calendar/published/plan-menu-blocks.ts';
import type { Publication } from '@plateprint/shared/calendar/publication-api.ts';
import type { Author } from '@plateprint/shared/access/actor.ts';
import type { LabelBasis } from '@plateprint/shared/organizations/label-basis.ts';
import { sql } from 'kysely';
import { linkNumbersOf } from '../../menus/live-link-store.ts';
import { labelBasisOf } from '../../organizations/label-basis-row.ts';
import { changedMeanwhile } from '../../platform/database/changed-meanwhile.ts';
import { changesOfRecipes } from '../../recipes/used-recipe-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { draftOf } from '../menu-plan-row.ts';
import type { OwnedMenuPlan } from '../menu-plan-store.ts';

interface Kitchen {
  id: string;
  organizationId: string;
}

/** Guests see the plan as it was read. @throws changed_meanwhile where somebody saved another version since */
export async function publish(
  database: Database,
  { row }: OwnedMenuPlan,
  { title, by, now }: { title: string; by: Author; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('menu_plan')
    .set({
      published_title: title.trim(),
      published_document: sql`document`,
      published_version: sql`version`,
      published_revision: sql`published_revision + 1`,
      published_at: now,
      published_by: by.personId,
      published_followed_document: sql`followed_document`,
      // Changes that were published there since wait for nobody: a kitchen that publishes an older state gets them.
      published_followed_revision: sql`(select followed.published_revision from menu_plan followed
        where followed.id = menu_plan.follows_id and followed.published_version <= menu_plan.followed_version)`,
    })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const { id, organization_id: organizationId } = row;
  if (numUpdatedRows === 0n) throw await changedMeanwhile(database, { table: 'menu_plan', id, organizationId, by });
}

export async function withdraw(database: Database, { row }: OwnedMenuPlan): Promise<void> {
  await database
    .updateTable('menu_plan')
    .set({ published_title: null, published_document: null, published_version: null, published_at: null, published_by: null })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .execute();
}

/** The plans of a kitchen that guests see, by their first day. */
export async function publishedPlans(database: Database, { id, organizationId }: Kitchen): Promise<PublishedPlan[]> {
  const rows = await database
    .selectFrom('menu_plan')
    .select(['id', 'name', 'published_title', 'published_document', 'published_revision', 'published_at'])
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', id)
    .where('published_document', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.published_title ?? '',
    revision: row.published_revision,
    publishedAt: row.published_at ?? new Date(0),
    draft: draftOf({ name: row.name, document: row.published_document }),
  }));
}

/** When the dishes of published plans last said anything else to guests, those too that are gone for good. */
export async function changesOfServed(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const gone = await database
    .selectFrom('served_dish')
    .select(({ fn }) => ['recipe_id', fn.max('gone_at').as('at')])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`recipe_id = any(${ids}::text[])`)
    .where('gone_at', 'is not', null)
    .groupBy('recipe_id')
    .execute();
  const goneAt = gone.flatMap((row): [string, Date][] => (row.at === null ? [] : [[row.recipe_id, row.at]]));
  return new Map([...goneAt, ...(await changesOfRecipes(database, organizationId, ids))]);
}

interface PlanForGuests {
  restaurantId: string;
  title: string;
  draft: MenuPlanDraft;
}

/** A plan as guests see it; null while they see none. */
export async function publishedPlan(database: Database, { id, organizationId }: Kitchen): Promise<PlanForGuests | null> {
  const row = await database
    .selectFrom('menu_plan')
    .select(['name', 'restaurant_id', 'published_title', 'published_document'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('published_document', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const draft = draftOf({ name: row.name, document: row.published_document });
  return { restaurantId: row.restaurant_id, title: row.published_title ?? '', draft };
}

export interface ServedKitchen extends Kitchen {
  name: string;
  organizationName: string;
  location: string;
  labelBasis: LabelBasis | null;
}

function kitchens(database: Database) {
  return database
    .selectFrom('restaurant')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(({ fn }) => [
      'restaurant.id',
      'restaurant.name',
      'organization.id as organizationId',
      'organization.name as organizationName',
      'organization.label_basis as labelBasis',
      fn.coalesce('restaurant.location', 'organization.location').as('location'),
    ])
    .where('restaurant.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null);
}

/** The kitchen whose meals stand at a public address; null for an address that leads nowhere. */
export async function kitchenOfFeed(database: Database, token: string): Promise<ServedKitchen | null> {
  const row = await kitchens(database).where('restaurant.meal_feed', '=', token).executeTakeFirst();
  return row ? { ...row, labelBasis: labelBasisOf(row.labelBasis) } : null;
}

export async function servedKitchen(database: Database, restaurantId: string): Promise<ServedKitchen | null> {
  const row = await kitchens(database).where('restaurant.id', '=', restaurantId).executeTakeFirst();
  return row ? { ...row, labelBasis: labelBasisOf(row.labelBasis) } : null;
}

/** Gives a kitchen's meals a public address (null: takes it away). An address that it has stays where `unlessThere`. */
export async function setFeed(
  database: Database,
  { id, organizationId }: Kitchen,
  { token, unlessThere }: { token: string | null; unlessThere: boolean },
): Promise<void> {
  await database
    .updateTable('restaurant')
    .set({ meal_feed: token })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where(unlessThere ? sql<boolean>`meal_feed is null` : sql<boolean>`true`)
    .execute();
}

/** The facts of a plan's publication for those who plan. */
export async function publicationOf(database: Database, { row, restaurant }: OwnedMenuPlan): Promise<Publication> {
  const { organizationId, id: restaurantId } = restaurant;
  const kept = await database
    .selectFrom('menu_plan')
    .innerJoin('restaurant', 'restaurant.id', 'menu_plan.restaurant_id')
    .select(['published_title', 'published_version', 'published_at', 'restaurant.meal_feed'])
    .where('menu_plan.organization_id', '=', organizationId)
    .where('menu_plan.id', '=', row.id)
    .executeTakeFirstOrThrow();
  const menus = await menusOfPlans(database, { id: restaurantId, organizationId });
  const numbers = await linkNumbersOf(
    database,
    restaurantId,
    menus.map(({ id }) => id),
  );
  const { published_title: title, published_version: version, published_at: at } = kept;
  return {
    published: title === null || version === null || at === null ? null : { title, version, at: at.toISOString() },
    feed: kept.meal_feed,
    beside: (await publishedPlans(database, { id: restaurantId, organizationId }))
      .filter(({ id }) => id !== row.id)
      .map(({ id, title: besideTitle, draft: { weeks, weekdays, startsOn, endsOn, closed } }) => {
        return { id, title: besideTitle, weeks, weekdays, startsOn, endsOn, closed };
      }),
    menus: menus.map(({ id, name, shows }) => ({ id, name, shows, linkNumbers: numbers.get(id) ?? [] })),
  };
}

/** The menus of a kitchen whose dishes are those of its published plans. */
export async function menusOfPlans(
  database: Database,
  { id, organizationId }: Kitchen,
): Promise<{ id: string; name: string; shows: PlanShows; shownOn: string | null }[]> {
  const rows = await database
    .selectFrom('menu')
    .select(['id', 'name', 'plan_shows', 'plan_shown_on'])
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', id)
    .where('plan_shows', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, shows: row.plan_shows as PlanShows, shownOn: row.plan_shown_on }));
}

export async function letMenuShow(
  database: Database,
  { id, organizationId }: { id: string; organizationId: string },
  shows: PlanShows | null,
): Promise<void> {
  await database
    .updateTable('menu')
    .set({ plan_shows: shows, plan_shown_on: null })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Kitchens with menus that show a plan, each with the days that these were written for. */
export async function kitchensWithPlanMenus(
  database: Database,
): Promise<{ id: string; location: string; shownOn: (string | null)[] }[]> {
  return kitchens(database)
    .innerJoin('menu', 'menu.restaurant_id', 'restaurant.id')
    .clearSelect()
    .select(({ fn }) => ['restaurant.id', fn.coalesce('restaurant.location', 'organization.location').as('location')])
    .select(sql<(string | null)[]>`array_agg(distinct menu.plan_shown_on)`.as('shownOn'))
    .where('menu.plan_shows', 'is not', null)
    .where('menu.deleted_at', 'is', null)
    .groupBy(['restaurant.id', 'restaurant.location', 'organization.location'])
    .execute();
}
