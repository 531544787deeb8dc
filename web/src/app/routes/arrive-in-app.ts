import { permissions } from '@plateprint/shared/users/user-api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readOf } from '../../platform/api/use-read.ts';
import { openDraftsOf } from '../../drafts/stored/device-drafts.ts';
import { restaurantQuery } from '../../restaurants/use-restaurants.ts';
import { sessionQuery } from '../../users/session.ts';
import { arrive, type Destination } from './arrive.ts';

const permissionsQuery = readOf(permissions, {});

/** Arrives, and loads what the pages of the app need: the restaurant worked in, and what its person may do. */
export async function arriveInApp(client: QueryClient, way: Destination): Promise<void> {
  const isLoaded = [restaurantQuery, permissionsQuery].every(({ queryKey }) => client.getQueryData(queryKey) !== undefined);
  const answer = await arrive(client, way, isLoaded);
  const session = client.getQueryData(sessionQuery.queryKey);
  if (session) openDraftsOf(session.authUser.id);
  if (answer === 'show') return;
  await Promise.all([client.ensureQueryData(restaurantQuery), client.ensureQueryData(permissionsQuery)]);
}
