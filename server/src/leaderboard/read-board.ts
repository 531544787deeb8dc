import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import { anonymised, singlesOut } from '@plateprint/shared/leaderboard/anonymity.ts';
import { lastFinished, monthsOf, periodLater, periodTypeOf } from '@plateprint/shared/leaderboard/board-period.ts';
import type { BoardRow, Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import type { BoardKey } from './board-key.ts';
import { boardHead, type BoardHead } from './board-store.ts';
import { monthsWithoutReport } from './contestant-store.ts';
import { freshBoard } from './fresh-board.ts';
import { type BoardQuery, lookOf, type Look } from './looked-from.ts';
import type { NeighbourMemory } from './neighbours.ts';
import { type StoredStanding, ownStandings, rankedOf, standingsAfter } from './standing-store.ts';

/** Rows of a page, and at most of the reader's own beside it, with a place and without. */
const PAGE = 50;
const OWN_ROWS = { ranked: 10, lacking: 50 };

interface BoardServices extends Pick<Services, 'database' | 'jobs' | 'clock' | 'foodData'>, Pick<Reading, 'neighbours'> {
  /** From where a board is read that is up to date there; who may see it, and whether one must be worked out, is asked of the primary. */
  reading: (primary: Database) => Database;
}

/** The board that somebody asks for, with the names that they may see and no others. */
export async function readBoard(
  { database, jobs, clock, foodData, neighbours, reading }: BoardServices,
  actor: Actor,
  asked: BoardQuery,
): Promise<Leaderboard> {
  const now = clock();
  const today = now.toISOString().slice(0, 10) as Day;
  const look = await lookOf(database, actor, { asked, today });
  const { key } = look;
  const blank = { ...boardFacts(look, today), ...NO_ROWS, asOf: now.toISOString() };
  if (key === null) return blank;
  const read = async (from: Database, isGood: (head: BoardHead) => boolean) =>
    keptBoard(from, { look: { ...look, key }, blank, isGood, neighbours });
  const kept = await read(reading(database), ({ isOutdated }) => !isOutdated);
  if (kept) return kept;
  const state = await freshBoard({ database, jobs, foodData }, key);
  if (state === 'counting') return { ...blank, isCounting: true };
  return { ...((await read(database, () => true)) ?? blank), isOutdated: state === 'outdated' };
}

interface Reading {
  look: Look & { key: BoardKey };
  neighbours: NeighbourMemory;
}

/** A board as it is kept, head and rows of one moment: a renewal meanwhile puts other rows in their place. */
async function keptBoard(
  database: Database,
  { look, blank, isGood, neighbours }: Reading & { blank: Leaderboard; isGood: (head: BoardHead) => boolean },
): Promise<Leaderboard | null> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const head = await boardHead(transaction, look.key);
      if (!head || !isGood(head)) return null;
      const { ranked, lacking, asOf } = head;
      const counted = { ...blank, ranked, lacking, asOf: asOf.toISOString() };
      return { ...counted, ...(await rowsOf(transaction, head, { look, neighbours })) };
    });
}

function boardFacts({ asked, restaurant, around, period }: Look, today: Day) {
  const { id, name, organizationId, organizationName } = restaurant;
  return {
    scope: asked.scope,
    periodType: periodTypeOf(period),
    period,
    formerPeriod: periodLater(period, -1),
    latestPeriod: lastFinished(periodTypeOf(period), today),
    by: asked.by,
    emissionDatabase: asked.emissionDatabase,
    boundary: 'farm_to_kitchen_door' as const,
    restaurant: { id, name, organizationId, organizationName },
    takesPart: around.takesPart,
    enterpriseName: around.enterpriseName,
    sector: around.segment,
    joined: around.joined,
    restaurants: around.restaurants,
  };
}

const NO_ROWS = {
  isOutdated: false,
  isCounting: false,
  ranked: 0,
  lacking: 0,
  isTooFew: false,
  coverage: null,
  foodDataVersions: [],
  foodDataVersion: null,
  largest: null,
  items: [],
  next: null,
  own: [],
  ownLacking: [],
} satisfies Partial<Leaderboard>;

type Rows = Pick<
  Leaderboard,
  | 'isTooFew'
  | 'coverage'
  | 'foodDataVersions'
  | 'foodDataVersion'
  | 'largest'
  | 'items'
  | 'next'
  | 'own'
  | 'ownLacking'
  | 'ranked'
  | 'lacking'
>;

async function rowsOf(
  database: Database,
  { id: boardId, ranked, lacking, summary, asOf }: BoardHead,
  { look: { asked, restaurant, named, key }, neighbours }: Reading,
): Promise<Rows> {
  const { organizationId } = restaurant;
  const own = await ownStandings(database, { boardId, organizationId, restaurantId: restaurant.id, most: OWN_ROWS });
  const restaurantIds = own.unranked.map(({ id }) => id);
  const missing = await monthsWithoutReport(database, key, { restaurantIds, months: monthsOf(key.period) });
  const ownLacking = own.unranked.map(({ lacks, ...name }) => ({
    restaurant: name,
    lacks,
    missing: missing.get(name.id) ?? [],
  }));
  const known = await rankedOf(database, boardId, named);
  const strangers = { restaurants: ranked - known.restaurants, organizations: summary.organizations - known.organizations };
  // How many there are would tell as much as their figures do.
  if (singlesOut(key.scope, strangers)) return { ...NO_ROWS, ranked: known.restaurants, lacking: 0, isTooFew: true, ownLacking };
  const after = Number(asked.cursor ?? 0);
  const version = summary.foodDataVersion ?? null;
  // The one above the page too: the first of it is compared with that.
  const page = await standingsAfter(database, { boardId, after: Math.max(0, after - 1), most: PAGE + Math.min(1, after), named });
  const above = await neighbours.of(database, { key, version, moment: asOf.toISOString(), rows: pairsOf(page) });
  const row = (standing: StoredStanding): BoardRow => toRow(standing, key, above.get(standing.restaurantId) ?? null);
  return {
    ranked,
    lacking,
    isTooFew: false,
    coverage: summary.servings > 0 ? asShown(summary.servingsCounted / summary.servings) : null,
    foodDataVersions: summary.foodDataVersions,
    foodDataVersion: version,
    largest: summary.largest,
    items: page.filter(({ position }) => position > after).map(row),
    next: after + PAGE < ranked ? String(after + PAGE) : null,
    own: own.ranked.map(row),
    ownLacking,
  };
}

/** A share in whole percent, as it is shown: its other digits would tell what somebody who joined or left brought with them. */
function asShown(share: number): number {
  return Math.round(share * 100) / 100;
}

function toRow({ restaurantId: _id, ...standing }: StoredStanding, { measure }: BoardKey, above: BoardRow['above']): BoardRow {
  const row = { ...standing, above };
  return row.restaurant === null ? anonymised(row, measure) : row;
}

/** Each that shares no place with the one before it, and that one. */
function pairsOf(page: readonly StoredStanding[]): { restaurantId: string; above: string }[] {
  return page.flatMap(({ restaurantId }, index) => {
    const before = page[index - 1];
    return before ? [{ restaurantId, above: before.restaurantId }] : [];
  });
}
