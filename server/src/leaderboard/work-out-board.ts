import type { Month } from '@plateprint/shared/kernel/month.ts';
import {
  type BoardPeriod,
  firstMonthOf,
  periodLater,
  periodTypeOf,
  yearBefore,
} from '@plateprint/shared/leaderboard/board-period.ts';
import { movement, type Movement } from '@plateprint/shared/leaderboard/movement.ts';
import { type Contestant, ranking, type Standing, type Unranked } from '@plateprint/shared/leaderboard/ranking.ts';
import type { Database } from '../database/database.ts';
import type { BoardKey } from './board-key.ts';
import { type Joined, joinedWithSums, versionsOf } from './contestant-store.ts';

export interface WorkedOut {
  ranked: (Standing & { movement: Movement })[];
  unranked: Unranked[];
  summary: BoardSummary;
}

/** What a board says of all its rows together. */
export interface BoardSummary {
  /** Organizations with a ranked restaurant. */
  organizations: number;
  /** Grams. */
  weight: number;
  weightCovered: number;
  foodDataVersions: string[];
  /** The largest figure or upper end of a range. */
  largest: number | null;
}

/** Works a board out from restaurants' months: its places, and how they came about since the period before. */
export async function workOutBoard(database: Database, key: BoardKey): Promise<WorkedOut> {
  const former = periodLater(key.period, -1);
  const periods = [key.period, former, yearBefore(key.period), yearBefore(former)];
  const isOfYears = key.measure === 'improvement';
  const joined = await joinedWithSums(database, key, isOfYears ? periods : periods.slice(0, 2));
  const type = periodTypeOf(key.period);
  const { ranked, unranked } = ranking(contestants(joined, key.period), key.measure, type);
  const formerPlaces = new Map(
    ranking(contestants(joined, former), key.measure, type).ranked.map(({ restaurantId, place }) => [restaurantId, place]),
  );
  const firstMonths = new Map<string, Month | null>(joined.map(({ restaurantId, firstMonth }) => [restaurantId, firstMonth]));
  const moved = ranked.map((standing) => ({
    ...standing,
    movement: movement(standing.place, {
      former: formerPlaces.get(standing.restaurantId) ?? null,
      firstMonth: firstMonths.get(standing.restaurantId) ?? null,
      formerBegan: firstMonthOf(former),
    }),
  }));
  return { ranked: moved, unranked, summary: await summaryOf(database, key, { joined, ranked }) };
}

function contestants(joined: readonly Joined[], period: BoardPeriod): Contestant[] {
  return joined.map(({ restaurantId, organizationId, sums }) => ({
    restaurantId,
    organizationId,
    now: sums.get(period) ?? null,
    before: sums.get(yearBefore(period)) ?? null,
  }));
}

async function summaryOf(
  database: Database,
  key: BoardKey,
  { joined, ranked }: { joined: readonly Joined[]; ranked: readonly Standing[] },
): Promise<BoardSummary> {
  const placed = new Set(ranked.map(({ restaurantId }) => restaurantId));
  const sums = joined.flatMap(({ restaurantId, sums: own }) => (placed.has(restaurantId) ? (own.get(key.period) ?? []) : []));
  return {
    organizations: new Set(ranked.map(({ organizationId }) => organizationId)).size,
    weight: sums.reduce((sum, { weight }) => sum + weight, 0),
    weightCovered: sums.reduce((sum, { weightCovered }) => sum + weightCovered, 0),
    foodDataVersions: await versionsOf(database, key),
    largest: ranked.reduce<number | null>((most, { value, range }) => {
      const end = Math.abs(range?.high ?? value);
      return most === null || end > most ? end : most;
    }, null),
  };
}
