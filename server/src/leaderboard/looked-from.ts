import type { Actor, OrganizationPlace } from '@plateprint/shared/access/actor.ts';
import { mayNameOnLeaderboard, mayReadLeaderboardOf } from '@plateprint/shared/access/leaderboard-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import type { BoardScope } from '@plateprint/shared/leaderboard/anonymity.ts';
import { type BoardPeriod, isFinished, lastFinished, periodTypeOf } from '@plateprint/shared/leaderboard/board-period.ts';
import type { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import { demandOfPlan } from '../access/demand.ts';
import type { Database } from '../platform/database/database.ts';
import { type OwnedRestaurant, restaurantInReach, restaurantOf } from '../restaurants/restaurant-store.ts';
import type { BoardKey } from './board-key.ts';
import { organizationsOfEnterprise, type Surroundings, surroundingsOf } from './surroundings-store.ts';

export type BoardQuery = HandlerInput<typeof readLeaderboard>['query'];

/** From where somebody looks at which board, and whose restaurants they may see by name on it. */
export interface Look {
  asked: BoardQuery;
  restaurant: OwnedRestaurant;
  around: Surroundings;
  period: BoardPeriod;
  /** Null where there is no such board: an enterprise's for an organization without one. */
  key: BoardKey | null;
  /** Ids of organizations. */
  named: string[];
}

/** @throws not_found, plan_lacks, invalid_input for a period that is not over */
export async function lookOf(
  database: Database,
  actor: Actor,
  { asked, today }: { asked: BoardQuery; today: Day },
): Promise<Look> {
  const restaurant = await startingPoint(database, actor, asked.restaurantId);
  demandOfPlan(mayReadLeaderboardOf(actor, restaurant), actor, 'leaderboard', restaurant);
  const period = periodOf(asked, today);
  const around = await surroundingsOf(database, restaurant);
  const scopeId = scopeIdOf(asked.scope, restaurant, around);
  const { scope, emissionDatabase, by: measure } = asked;
  const key = scopeId === null ? null : { scope, scopeId, emissionDatabase, period, measure };
  return { asked, restaurant, around, period, key, named: await namedBy(database, actor, { restaurant, scope }) };
}

async function startingPoint(database: Database, actor: Actor, restaurantId: string | undefined): Promise<OwnedRestaurant> {
  const id = restaurantId ?? actor.restaurantId;
  if (id) return restaurantOf(database, actor, id);
  const any = await restaurantInReach(database, actor, actor.organizationId);
  if (!any) throw new AppError('not_found');
  return any;
}

function periodOf({ period, periodType }: BoardQuery, today: Day): BoardPeriod {
  const asked = period as BoardPeriod | undefined;
  if (asked === undefined) return lastFinished(periodType, today);
  if (isFinished(asked, today)) return asked;
  const type = periodTypeOf(asked);
  const message = `Places are settled when a ${type} is over: the last one is ${lastFinished(type, today)}.`;
  throw new AppError('invalid_input', [{ path: 'period', code: 'not_over', message }]);
}

function scopeIdOf(scope: BoardScope, restaurant: OwnedRestaurant, { segment }: Surroundings): string | null {
  if (scope === 'organization') return restaurant.organizationId;
  return scope === 'enterprise' ? restaurant.enterpriseId : segment;
}

async function namedBy(
  database: Database,
  actor: Actor,
  { restaurant, scope }: { restaurant: OwnedRestaurant; scope: BoardScope },
): Promise<string[]> {
  const { organizationId, enterpriseId } = restaurant;
  const own: OrganizationPlace = { id: organizationId, enterpriseId };
  const isWider = scope !== 'organization' && enterpriseId !== null;
  const others = isWider ? await organizationsOfEnterprise(database, enterpriseId) : [];
  const organizations = [own, ...others.filter(({ id }) => id !== organizationId)];
  return organizations.filter((each) => mayNameOnLeaderboard(actor, each, restaurant)).map(({ id }) => id);
}
