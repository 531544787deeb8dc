import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import type { RecipeFilter } from '@plateprint/shared/recipes/recipe-filter.ts';
import { type RawBuilder, sql } from 'kysely';
import { binEnds } from '../platform/database/bin.ts';
import type { Database } from '../platform/database/database.ts';
import { pageOf, type Page, type SortedBy } from '../platform/database/page.ts';
import { type Condition, conditionsOf, type Filters } from './recipe-conditions.ts';
import { summariesOf } from './recipe-summary-row.ts';

/** The libraries that are searched. */
export interface Libraries {
  organizationId: string;
  /** Ids of restaurants and organizations whose libraries they are. */
  shelves: readonly string[];
}

export type RecipeQuery = Filters &
  Pick<RecipeFilter, 'cursor' | 'limit'> &
  Partial<Pick<RecipeFilter, 'sort' | 'reverse' | 'bin'>> & { now: Date };

/** The order of a list, each with its index. The key is `sorted` as text, so that it travels in a cursor unrounded. */
interface Order {
  by: RawBuilder<unknown>;
  key: RawBuilder<string>;
  type: RawBuilder<unknown>;
  sortedBy: SortedBy;
  isDescending: boolean;
}

const moment = (column: string, isDescending: boolean): Order => ({
  by: sql.ref(column),
  // To the microsecond: a timestamp in JavaScript has milliseconds and would skip or repeat rows at a page's edge.
  key: sql<string>`to_char(sorted at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: sql`timestamptz`,
  sortedBy: 'moment',
  isDescending,
});

const FOOTPRINT = sql`coalesce(co2_per_portion, 'infinity')`;

function orderOf({ sort = 'changed', reverse = 'false', bin = 'false' }: RecipeQuery): Order {
  const isReversed = reverse === 'true';
  if (bin === 'true') return moment('deleted_at', !isReversed);
  switch (sort) {
    case 'changed':
      return moment('updated_at', !isReversed);
    case 'name':
      return { by: sql.ref('name_sort'), key: sql`sorted`, type: sql`text`, sortedBy: 'text', isDescending: isReversed };
    case 'footprint':
      return {
        by: FOOTPRINT,
        key: sql`sorted::text`,
        type: sql`double precision`,
        sortedBy: 'text',
        isDescending: isReversed,
      };
  }
}

interface Found {
  id: string;
  key: string;
}

/** One way to find a page: rows of the libraries that pass the conditions, from a key on, in the order of the list. */
interface PageSearch {
  libraries: Libraries;
  order: Order;
  kept: Condition;
  conditions: readonly Condition[];
  after: readonly [string, string] | null;
  most: number;
}

/** So many rows are looked through in the list's order before an index of what narrows is asked. */
const FIRST_LOOK = 500;
/**
 * Where the first look found at least so many, a page is not far in the list's order; what is rarer the index finds with
 * fewer rows. In a million recipes both are some ten thousand rows at the most.
 */
const COMMON = 8;

/**
 * The recipes of libraries, filtered and sorted, a page at a time. Nothing is searched for: an index in the order asked
 * gives the page. Something common: the same index, passing over what does not fit. Something rare: the index of
 * filters and parts of names finds all that fits, which then is little to sort.
 */
export async function findRecipes(database: Database, libraries: Libraries, asked: RecipeQuery): Promise<Page<RecipeSummary>> {
  const order = orderOf(asked);
  const way: Omit<PageSearch, 'after'> = {
    libraries,
    order,
    kept:
      asked.bin === 'true'
        ? sql<boolean>`deleted_at is not null and deleted_at > ${binEnds(asked.now)}`
        : sql<boolean>`deleted_at is null`,
    conditions: conditionsOf(asked),
    most: asked.limit + 1,
  };
  const query = (after: PageSearch['after']) => ({ execute: async () => foundBy(database, { ...way, after }) });
  const page = await pageOf<Found, ReturnType<typeof query>>(query(null), {
    cursor: asked.cursor,
    limit: asked.limit,
    sortedBy: order.sortedBy,
    after: (_, key) => query(key),
    keyOf: ({ key, id }) => [key, id],
  });
  const ids = page.items.map(({ id }) => id);
  return { items: await summariesOf(database, libraries.organizationId, ids), next: page.next };
}

async function foundBy(database: Database, way: PageSearch): Promise<Found[]> {
  if (way.conditions.length === 0) return lookedThrough(database, way, null);
  const first = await lookedThrough(database, way, FIRST_LOOK);
  if (first.length >= way.most) return first;
  if (first.length >= COMMON) {
    const second = await lookedThrough(database, way, Math.ceil((2 * FIRST_LOOK * way.most) / first.length));
    if (second.length >= way.most) return second;
  }
  return indexed(database, way);
}

function direction({ order }: PageSearch): RawBuilder<unknown> {
  return order.isDescending ? sql`desc` : sql`asc`;
}

function from({ order, after }: PageSearch): RawBuilder<unknown> {
  if (after === null) return sql``;
  const [key, id] = after;
  return order.isDescending
    ? sql`and (${order.by}, id) < (${key}::${order.type}, ${id})`
    : sql`and (${order.by}, id) > (${key}::${order.type}, ${id})`;
}

/** Library by library in the list's own order, at most `looks` rows of each; all of them without. */
async function lookedThrough(database: Database, way: PageSearch, looks: number | null): Promise<Found[]> {
  const { libraries, order, kept, conditions, most } = way;
  const inOrder = sql`${order.by} ${direction(way)}, id ${direction(way)}`;
  const library = (shelf: string) => {
    const rows = sql`from recipe where organization_id = ${libraries.organizationId} and shelf = ${shelf} and ${kept} ${from(way)}`;
    if (looks === null) return sql`(select id, ${order.by} as sorted ${rows} order by ${inOrder} limit ${most})`;
    return sql`(
      select id, sorted from (
        select id, ${order.by} as sorted, facets, name_search ${rows} order by ${inOrder} limit ${looks}
      ) as looked where ${sql.join(conditions, sql` and `)} limit ${most})`;
  };
  const { rows } = await sql<Found>`
    select id, ${order.key} as key from (${sql.join(libraries.shelves.map(library), sql` union all `)}) as libraries
    order by sorted ${direction(way)}, id ${direction(way)} limit ${most}`.execute(database);
  return rows;
}

/** All that fits at once, by the index of filters and parts of names, then sorted. */
async function indexed(database: Database, way: PageSearch): Promise<Found[]> {
  const { libraries, order, kept, conditions, most } = way;
  const { rows } = await sql<Found>`
    with found as materialized (
      select id, ${order.by} as sorted
      from recipe
      where organization_id = ${libraries.organizationId}
        and facets && ${libraries.shelves.map((shelf) => `s:${shelf}`)}::text[] and ${kept}
        and ${sql.join(conditions, sql` and `)} ${from(way)}
    )
    select id, ${order.key} as key from found order by sorted ${direction(way)}, id ${direction(way)} limit ${most}`.execute(
    database,
  );
  return rows;
}
