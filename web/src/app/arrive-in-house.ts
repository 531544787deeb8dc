import { permissions } from '@plateprint/shared/users/user-api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readOf } from '../api/use-read.ts';
import { restaurantQuery } from '../restaurants/use-restaurants.ts';
import { arrive, type Way } from './arrive.ts';

const permissionsQuery = readOf(permissions, {});

/** Arrives, and loads what the pages of the house need: the restaurant worked in, and what its person may do. */
export async function arriveInHouse(client: QueryClient, way: Way): Promise<void> {
  const isLoaded = [restaurantQuery, permissionsQuery].every(({ queryKey }) => client.getQueryData(queryKey) !== undefined);
  if ((await arrive(client, way, isLoaded)) === 'show') return;
  await Promise.all([client.ensureQueryData(restaurantQuery), client.ensureQueryData(permissionsQuery)]);
}
