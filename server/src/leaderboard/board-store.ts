import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { BoardKey } from './board-key.ts';
import { inScope } from './contestant-store.ts';
import type { BoardSummary, WorkedOut } from './work-out-board.ts';

export interface BoardHead {
  id: string;
  asOf: Date;
  /** Seconds since then, by the database's clock. */
  age: number;
  /** Whether something changed that its places do not know. */
  isOutdated: boolean;
  ranked: number;
  lacking: number;
  summary: BoardSummary;
}

/** A change may become visible so long after it began: until then the board may have missed it. */
const LONGEST_WRITE = '1 minute';
/** Changes are remembered longer than a board is believed without looking. */
const LONGEST_BELIEF = '1 day';
const CHANGES_KEPT = '2 days';
/** A board that nobody has looked at for so long is worked out when somebody does. */
const BOARDS_KEPT = '7 days';

/** A board as it was worked out last, with whether that still holds; null when it never was. */
export async function boardHead(database: Database, key: BoardKey): Promise<BoardHead | null> {
  const { rows } = await sql<Omit<BoardHead, 'asOf' | 'isOutdated'> & { as_of: Date; outdated: boolean }>`
    select board.id, board.as_of, board.ranked, board.lacking, board.summary,
      extract(epoch from now() - board.as_of)::double precision as age,
      board.as_of < now() - ${LONGEST_BELIEF}::interval or exists (
        select from leaderboard_change change join organization on organization.id = change.organization_id
        where change.changed_at > board.as_of - ${LONGEST_WRITE}::interval and ${inScope(key)}
      ) or exists (
        select from leaderboard_scope_change change
        where change.scope = ${key.scope} and change.scope_id = ${key.scopeId}
          and change.changed_at > board.as_of - ${LONGEST_WRITE}::interval
      ) as outdated
    from leaderboard_board board
    where scope = ${key.scope} and scope_id = ${key.scopeId} and location = ${key.emissionDatabase} and period = ${key.period}
      and measure = ${key.measure}`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { as_of: asOf, outdated: isOutdated, ...head } = row;
  return { ...head, asOf, isOutdated };
}

/** The beginning of the transaction: what is written after it, the board does not know. */
async function beginningOf(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
  return rows[0]?.now ?? new Date();
}

/** Replaces a board. Pass the transaction that it was calculated in. */
export async function keepBoard(database: Database, key: BoardKey, { ranked, unranked, summary }: WorkedOut): Promise<void> {
  const { scope, scopeId, emissionDatabase, period, measure } = key;
  await database
    .deleteFrom('leaderboard_board')
    .where('scope', '=', scope)
    .where('scope_id', '=', scopeId)
    .where('location', '=', emissionDatabase)
    .where('period', '=', period)
    .where('measure', '=', measure)
    .execute();
  const id = randomUUID();
  const [as_of, counts] = [await beginningOf(database), { ranked: ranked.length, lacking: unranked.length }];
  await database
    .insertInto('leaderboard_board')
    .values({
      id,
      scope,
      scope_id: scopeId,
      location: emissionDatabase,
      period,
      measure,
      as_of,
      ...counts,
      summary: JSON.stringify(summary),
    })
    .execute();
  const rows = [
    ...ranked.map(({ position, restaurantId: restaurant_id, organizationId: organization_id, place, ...entry }) => {
      return { position, restaurant_id, organization_id, place, entry };
    }),
    ...unranked.map(({ restaurantId: restaurant_id, organizationId: organization_id, ...entry }, index) => {
      return { position: ranked.length + index + 1, restaurant_id, organization_id, place: null, entry };
    }),
  ];
  await sql`
    insert into standing (board_id, position, restaurant_id, organization_id, place, entry)
    select ${id}, position, restaurant_id, organization_id, place, entry from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (position integer, restaurant_id text, organization_id text, place integer, entry jsonb)`.execute(database);
}

/** Removes boards that nobody looked at for a week, and changes that no board needs to hear of any more. */
export async function purgeBoards(database: Database): Promise<void> {
  await database
    .deleteFrom('leaderboard_board')
    .where(sql<SqlBool>`as_of < now() - ${BOARDS_KEPT}::interval`)
    .execute();
  await database
    .deleteFrom('leaderboard_change')
    .where(sql<SqlBool>`changed_at < now() - ${CHANGES_KEPT}::interval`)
    .execute();
  await database
    .deleteFrom('leaderboard_scope_change')
    .where(sql<SqlBool>`changed_at < now() - ${CHANGES_KEPT}::interval`)
    .execute();
}
