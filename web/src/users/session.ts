import { readSession } from '@plateprint/shared/users/user-api.ts';
import type { SignedInUser } from '@plateprint/shared/users/user.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/call.ts';
import type { ClientFailure } from '../platform/api/client-failure.ts';
import { readKey } from '../platform/api/endpoint-key.ts';

/** The signed-in person; null for nobody, which is no failure. */
export const sessionQuery = queryOptions<SignedInUser | null, ClientFailure>({
  queryKey: readKey(readSession, {}),
  // Without the query's signal: the guard waits for the answer even when no part of the screen does any more.
  queryFn: async () => (await call(readSession)).session,
  staleTime: 5 * 60_000,
});

export function useSessionIfAny(): SignedInUser | null {
  return useQuery({ ...sessionQuery, enabled: false }).data ?? null;
}

/** The signed-in person, on pages that the guard opens to nobody else. */
export function useSession(): SignedInUser {
  const session = useSessionIfAny();
  if (!session) throw new Error('This page is behind the guard');
  return session;
}
