import { permissions } from '@plateprint/shared/users/user-api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { readOf } from '../api/use-read.ts';
import { restaurantQuery } from '../restaurants/use-restaurants.ts';
import { sessionQuery } from '../users/session.ts';
import { guard } from './guard.ts';
import { isSigningOut } from './sign-out.ts';
import { wayBack } from './way-back.ts';

/** Authenticates, then does what the guard says: throws a redirect, or loads what the pages of the house need. */
export async function arrive(client: QueryClient, { pathname: path, href }: { pathname: string; href: string }): Promise<void> {
  const session = await client.ensureQueryData(sessionQuery);
  const isLoaded =
    client.getQueryData(restaurantQuery.queryKey) !== undefined && client.getQueryData(permissionsQuery.queryKey) !== undefined;
  const answer = guard({ path, isSignedIn: session !== null, isSigningOut: isSigningOut(), isLoaded });
  if (answer.kind === 'go' && answer.to === '/sign-in') throw redirect({ to: '/sign-in', search: wayBack({ after: href }) });
  if (answer.kind === 'go') throw redirect({ to: answer.to });
  if (answer.kind === 'load')
    await Promise.all([client.ensureQueryData(restaurantQuery), client.ensureQueryData(permissionsQuery)]);
}

const permissionsQuery = readOf(permissions, {});
