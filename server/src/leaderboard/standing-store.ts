import type { Movement } from '@plateprint/shared/leaderboard/movement.ts';
import type { Standing, Unranked } from '@plateprint/shared/leaderboard/ranking.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A place as it is kept; of the nameless, `name` is null already here. */
export interface StoredStanding extends Pick<
  Standing,
  'position' | 'place' | 'value' | 'range' | 'level' | 'perServing' | 'months'
> {
  /** The restaurant, named or not: never sent to a reader. */
  restaurantId: string;
  isShared: boolean;
  movement: Movement;
  restaurant: StoredName | null;
}

export interface StoredName {
  id: string;
  name: string;
  organizationId: string;
  organizationName: string;
}

interface Row {
  position: number;
  place: number | null;
  is_shared: boolean;
  entry: unknown;
  restaurant_id: string;
  organization_id: string;
  name: string | null;
  organization_name: string | null;
}

/** Standings of a board with the names of those organizations that the reader may name, and of nobody else. */
function standings(database: Database, boardId: string, namedOrganizations: readonly string[]) {
  return database
    .selectFrom('standing')
    .leftJoin('restaurant', (join) =>
      join
        .onRef('restaurant.id', '=', 'standing.restaurant_id')
        .on('restaurant.on_leaderboard', '=', true)
        .on(sql<SqlBool>`restaurant.organization_id = any(${namedOrganizations}::text[])`),
    )
    .leftJoin('organization', 'organization.id', 'restaurant.organization_id')
    .where('standing.board_id', '=', boardId)
    .select([
      'standing.position',
      'standing.place',
      // Those of one place follow each other.
      sql<boolean>`exists (
        select from standing beside
        where beside.board_id = standing.board_id and beside.position in (standing.position - 1, standing.position + 1)
          and beside.place = standing.place)`.as('is_shared'),
      'standing.entry',
      'standing.restaurant_id',
      'standing.organization_id',
      'restaurant.name',
      'organization.name as organization_name',
    ])
    .orderBy('standing.position');
}

function nameOf(row: Row): StoredName | null {
  if (row.name === null) return null;
  return {
    id: row.restaurant_id,
    name: row.name,
    organizationId: row.organization_id,
    organizationName: row.organization_name ?? '',
  };
}

function toStanding(row: Row): StoredStanding {
  // Boards of before it was kept have none.
  const {
    value,
    range,
    level,
    perServing = null,
    months,
    movement,
  } = row.entry as Pick<StoredStanding, 'value' | 'range' | 'level' | 'months' | 'movement'> &
    Partial<Pick<StoredStanding, 'perServing'>>;
  const { position, place, is_shared: isShared, restaurant_id: restaurantId } = row;
  const figures = { value, range, level, perServing, months, movement };
  return { ...figures, position, place: place ?? position, isShared, restaurantId, restaurant: nameOf(row) };
}

/** Places after a position, in their order. */
export async function standingsAfter(
  database: Database,
  { boardId, after, most, named }: { boardId: string; after: number; most: number; named: readonly string[] },
): Promise<StoredStanding[]> {
  const rows = await standings(database, boardId, named)
    .where('standing.position', '>', after)
    .where('standing.position', '<=', after + most)
    .where('standing.place', 'is not', null)
    .execute();
  return rows.map(toStanding);
}

/** The first places of an organization's restaurants, and the restaurant that is looked from wherever it stands. */
export async function ownStandings(
  database: Database,
  {
    boardId,
    organizationId,
    restaurantId,
    most,
  }: { boardId: string; organizationId: string; restaurantId: string; most: { ranked: number; lacking: number } },
): Promise<{ ranked: StoredStanding[]; unranked: (StoredName & Pick<Unranked, 'lacks'>)[] }> {
  const own = standings(database, boardId, [organizationId]).where('standing.organization_id', '=', organizationId);
  const [first, itself, lacking] = await Promise.all([
    own.where('standing.place', 'is not', null).limit(most.ranked).execute(),
    own.where('standing.place', 'is not', null).where('standing.restaurant_id', '=', restaurantId).execute(),
    own.where('standing.place', 'is', null).limit(most.lacking).execute(),
  ]);
  const ranked = [...first, ...itself.filter(({ position }) => first.every((row) => row.position !== position))];
  return {
    ranked: ranked.map(toStanding).filter(({ restaurant }) => restaurant !== null),
    unranked: lacking.flatMap((row) => {
      const name = nameOf(row);
      return name ? [{ ...name, lacks: (row.entry as Unranked).lacks }] : [];
    }),
  };
}

/** Ranked restaurants of some organizations, and how many of these have any. */
export async function rankedOf(
  database: Database,
  boardId: string,
  organizations: readonly string[],
): Promise<{ restaurants: number; organizations: number }> {
  const { rows } = await sql<{ restaurants: number; organizations: number }>`
    select count(*)::integer as restaurants, count(distinct organization_id)::integer as organizations
    from standing where board_id = ${boardId} and organization_id = any(${organizations}::text[]) and place is not null`.execute(
    database,
  );
  return rows[0] ?? { restaurants: 0, organizations: 0 };
}
