import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import {
  type BoardPeriod,
  firstMonthOf,
  periodLater,
  periodTypeOf,
  yearBefore,
} from '@plateprint/shared/leaderboard/board-period.ts';
import type { Measure } from '@plateprint/shared/leaderboard/measure.ts';
import { movement, type Movement } from '@plateprint/shared/leaderboard/movement.ts';
import { type Contestant, ranking, type Standing, type Unranked } from '@plateprint/shared/leaderboard/ranking.ts';
import type { Database } from '../platform/database/database.ts';
import type { BoardGroup, BoardKey } from './board-key.ts';
import { firstMonthsOf, type Joined, joinedWithSums, releaseOf, type ReleaseOfBoard } from './contestant-store.ts';

export interface WorkedOut {
  ranked: (Standing & { movement: Movement })[];
  unranked: Unranked[];
  summary: BoardSummary;
}

/** Facts about all rows of a board together. */
export interface BoardSummary {
  /** Organizations with a ranked restaurant. */
  organizations: number;
  /** Servings sold, and those of dishes that have a level. */
  servings: number;
  servingsCounted: number;
  foodDataVersions: string[];
  /** The release that all months are counted with where their reports were made with several; absent on boards of before. */
  foodDataVersion?: string | null;
  /** The largest figure or upper end of a range. */
  largest: number | null;
}

/** The facts that the boards of a group have in common. */
export interface Field {
  joined: readonly Joined[];
  release: ReleaseOfBoard;
}

/** Reads who takes part with their months, as far as the measures need them. */
export async function fieldOf(
  database: Database,
  group: BoardGroup,
  { measures, today }: { measures: readonly Measure[]; today: string },
): Promise<Field> {
  const former = periodLater(group.period, -1);
  const periods = [
    group.period,
    former,
    ...(measures.includes('improvement') ? [yearBefore(group.period), yearBefore(former)] : []),
  ];
  const release = await releaseOf(database, group, { periods, today });
  return { joined: await joinedWithSums(database, group, { periods, version: release.version }), release };
}

/** Works a board out from restaurants' months: its places, and how they came about since the period before. */
export async function workOutBoard(database: Database, key: BoardKey, { joined, release }: Field): Promise<WorkedOut> {
  const former = periodLater(key.period, -1);
  const type = periodTypeOf(key.period);
  const { ranked, unranked } = ranking(contestants(joined, key.period), key.measure, type);
  const formerPlaces = new Map(
    ranking(contestants(joined, former), key.measure, type).ranked.map(({ restaurantId, place }) => [restaurantId, place]),
  );
  const newcomers = ranked.flatMap(({ restaurantId }) => (formerPlaces.has(restaurantId) ? [] : [restaurantId]));
  const firstMonths = await firstMonthsOf(database, key, newcomers);
  const moved = ranked.map((standing) => ({
    ...standing,
    movement: movement(standing.place, {
      former: formerPlaces.get(standing.restaurantId) ?? null,
      firstMonth: firstPlaceable(key.measure, firstMonths.get(standing.restaurantId) ?? null),
      formerBegan: firstMonthOf(former),
    }),
  }));
  const { version: foodDataVersion, versions: foodDataVersions } = release;
  const summary = { ...summaryOf(key.period, { joined, ranked }), foodDataVersions, foodDataVersion };
  return { ranked: moved, unranked, summary };
}

/** The first month that could give a place: a change needs the same month of the year before as well. */
function firstPlaceable(measure: Measure, first: Month | null): Month | null {
  return first !== null && measure === 'improvement' ? monthLater(first, 12) : first;
}

function contestants(joined: readonly Joined[], period: BoardPeriod): Contestant[] {
  return joined.map(({ restaurantId, organizationId, sums }) => ({
    restaurantId,
    organizationId,
    now: sums.get(period) ?? null,
    before: sums.get(yearBefore(period)) ?? null,
  }));
}

function summaryOf(
  period: BoardPeriod,
  { joined, ranked }: { joined: readonly Joined[]; ranked: readonly Standing[] },
): Omit<BoardSummary, 'foodDataVersions' | 'foodDataVersion'> {
  const placed = new Set(ranked.map(({ restaurantId }) => restaurantId));
  const sums = joined.flatMap(({ restaurantId, sums: own }) => (placed.has(restaurantId) ? (own.get(period) ?? []) : []));
  return {
    organizations: new Set(ranked.map(({ organizationId }) => organizationId)).size,
    servings: sums.reduce((sum, { servings }) => sum + servings, 0),
    servingsCounted: sums.reduce((all, { byLevel }) => all + byLevel.reduce((sum, servings) => sum + servings, 0), 0),
    largest: ranked.reduce<number | null>((most, { value, range }) => {
      const end = Math.abs(range?.high ?? value);
      return most === null || end > most ? end : most;
    }, null),
  };
}
