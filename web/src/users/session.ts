import { authenticate } from '@plateprint/shared/users/user-api.ts';
import type { SignedInUser } from '@plateprint/shared/users/user.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/call.ts';
import { isProblem, type ClientFailure } from '../platform/api/client-failure.ts';
import { readKey } from '../platform/api/endpoint-key.ts';

/** The signed-in person; null for nobody, which is no failure. */
export const sessionQuery = queryOptions<SignedInUser | null, ClientFailure>({
  queryKey: readKey(authenticate, {}),
  // Without the query's signal: the guard waits for the answer even when no part of the screen does any more.
  queryFn: async () => {
    try {
      return await call(authenticate);
    } catch (failure) {
      if (isProblem(failure, 'not_signed_in')) return null;
      throw failure;
    }
  },
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
