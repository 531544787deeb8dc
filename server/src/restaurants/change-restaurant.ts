import { mayJoinLeaderboard } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayLeaveLeaderboard } from '@plateprint/shared/access/leaderboard-abilities.ts';
import { mayEditRestaurant, mayManageRestaurant } from '@plateprint/shared/access/restaurant-abilities.ts';
import type { AuditAction } from '@plateprint/shared/access/audit-entry.ts';
import { audit, type AuditValues } from '../access/audit.ts';
import { demandOfPlan } from '../access/demand.ts';
import type { Database } from '../platform/database/database.ts';
import type { OwnedOrganization } from '../organizations/organization-store.ts';
import type { Services } from '../platform/services.ts';
import type { DetailedRestaurant } from './restaurant-details-store.ts';
import {
  binRestaurant,
  changeRestaurant,
  insertRestaurant,
  type RestaurantChange,
  withItsName,
} from './restaurant-write-store.ts';

type Changing = Pick<Services, 'database' | 'clock'>;

interface Writing {
  actor: Actor;
  at: Date;
  restaurant: { id: string; name: string; organizationId: string };
  values?: { before: AuditValues; after: AuditValues };
}

async function write(database: Database, action: AuditAction, { actor, at, restaurant, values }: Writing): Promise<void> {
  const { id, name, organizationId } = restaurant;
  await audit(database, { action, at, by: actor, thing: { kind: 'restaurant', id, name }, organizationId, ...values });
}

/** @returns the id. @throws name_taken */
export async function addRestaurant(
  { database, clock }: Changing,
  actor: Actor,
  { organization, name, location }: { organization: OwnedOrganization; name: string; location: string | null },
): Promise<string> {
  const organizationId = organization.id;
  return withItsName(async () =>
    database.transaction().execute(async (transaction) => {
      const id = await insertRestaurant(transaction, { organizationId, name, location, now: clock() });
      const values = { before: {}, after: { name, location } };
      await write(transaction, 'restaurant_created', { actor, at: clock(), restaurant: { id, name, organizationId }, values });
      return id;
    }),
  );
}

function recordOf({ name, location, onLeaderboard }: RestaurantChange): AuditValues {
  return { name, location, leaderboard: onLeaderboard };
}

/** @throws not_allowed, plan_lacks or plan_inactive for what the caller or the plan lacks; name_taken */
export async function editRestaurant(
  { database, clock }: Changing,
  actor: Actor,
  { restaurant, change }: { restaurant: DetailedRestaurant; change: RestaurantChange },
): Promise<void> {
  const { onLeaderboard, ...details } = change;
  const joins = onLeaderboard !== undefined && onLeaderboard !== restaurant.onLeaderboard;
  const mayChoose = onLeaderboard ? mayJoinLeaderboard : mayLeaveLeaderboard;
  if (joins) demandOfPlan(mayChoose(actor, restaurant), actor, 'leaderboard', restaurant);
  const edits = Object.values(details).some((value) => value !== undefined);
  if (edits || !joins) demandOfPlan(mayEditRestaurant(actor, restaurant), actor, 'organization_settings', restaurant);
  const now = { name: restaurant.name, location: restaurant.ownLocation, onLeaderboard: restaurant.onLeaderboard };
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await withItsName(async () =>
    database.transaction().execute(async (transaction) => {
      await changeRestaurant(transaction, restaurant, change);
      const values = { before: recordOf(now), after: recordOf({ ...now, ...given }) };
      await write(transaction, 'restaurant_changed', { actor, at: clock(), restaurant, values });
    }),
  );
}

/** @throws not_allowed, plan_inactive; name_taken when another restaurant took the name of one to be restored */
export async function deleteOrRestore(
  { database, clock }: Changing,
  actor: Actor,
  { restaurant, action }: { restaurant: DetailedRestaurant; action: 'restaurant_deleted' | 'restaurant_restored' },
): Promise<void> {
  demandOfPlan(mayManageRestaurant(actor, restaurant), actor, 'organization_settings', restaurant);
  await withItsName(async () =>
    database.transaction().execute(async (transaction) => {
      await binRestaurant(transaction, restaurant, action === 'restaurant_deleted' ? clock() : null);
      await write(transaction, action, { actor, at: clock(), restaurant });
    }),
  );
}
