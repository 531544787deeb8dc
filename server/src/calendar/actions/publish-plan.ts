import { type Actor, type Author, authorOf } from '@plateprint/shared/access/actor.ts';
import type { Publication } from '@plateprint/shared/calendar/publication-api.ts';
import { changedMeanwhile } from '../../platform/database/changed-meanwhile.ts';
import type { Database } from '../../platform/database/database.ts';
import { NO_PAYLOAD } from '../../platform/events/event-payload.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Services } from '../../platform/services.ts';
import type { OwnedMenuPlan } from '../menu-plan-store.ts';
import { publicationOf, publish, withdraw } from '../store/publication-store.ts';
import { writePlanMenus } from './write-plan-menus.ts';

interface Publishing {
  title: string;
  by: Actor;
  /** Further writes of the same transaction. */
  within?: (transaction: Database) => Promise<void>;
}

/**
 * Guests see the plan as it is saved: feed, menus that show it, kitchens that follow it, and programs that listen.
 * @throws changed_meanwhile where it is another version by then
 */
export async function publishPlan(
  services: Services,
  kept: OwnedMenuPlan,
  { title, by, within }: Publishing,
): Promise<Publication> {
  const { database, clock, jobs } = services;
  const { row, restaurant } = kept;
  await database.transaction().execute(async (transaction) => {
    await publish(transaction, kept, { title, by: authorOf(by), now: clock() });
    await recordEvent(transaction, {
      type: 'menu-plan.published',
      organizationId: restaurant.organizationId,
      at: clock(),
      payloads: () => [{ ...NO_PAYLOAD, restaurantId: restaurant.id, id: row.id, name: row.name }],
    });
    if (row.offered_at !== null) await jobs.queue(transaction, 'calendar.followers', { planId: row.id });
    await within?.(transaction);
  });
  await writePlanMenus(services, restaurant.id);
  return publicationOf(database, kept);
}

/** @throws changed_meanwhile where the version that somebody looked at is not the one that guests would see */
export async function refuseOtherVersion(
  database: Database,
  { row: { id, version, organization_id: organizationId } }: OwnedMenuPlan,
  { seen, by }: { seen: number | undefined; by: Author },
): Promise<void> {
  if (seen === undefined || seen === version) return;
  throw await changedMeanwhile(database, { table: 'menu_plan', id, organizationId, by });
}

/** Guests see its dishes no more. */
export async function withdrawPlan(services: Services, kept: OwnedMenuPlan): Promise<Publication> {
  await withdraw(services.database, kept);
  await writePlanMenus(services, kept.restaurant.id);
  return publicationOf(services.database, kept);
}

/** Under which name guests see which version of it; null while they see none. */
export async function publishedState(database: Database, kept: OwnedMenuPlan): Promise<Publication['published']> {
  return (await publicationOf(database, kept)).published;
}
