import { authenticate, readSession } from '@plateprint/shared/users/user-api.ts';
import type { SignedInUser } from '@plateprint/shared/users/user.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/call.ts';
import { type ClientFailure, isProblem } from '../platform/api/client-failure.ts';
import { readKey } from '../platform/api/endpoint-key.ts';

/** While a release is rolled out a server of the former one may answer: it knows `authenticate` alone, which refuses nobody as 401. */
async function whoIsHere(): Promise<SignedInUser | null> {
  try {
    return (await call(readSession)).session;
  } catch (error) {
    if (!isProblem(error, 'not_found')) throw error;
  }
  try {
    return await call(authenticate);
  } catch (error) {
    if (isProblem(error, 'not_signed_in')) return null;
    throw error;
  }
}

/** The signed-in person; null for nobody, which is no failure. */
export const sessionQuery = queryOptions<SignedInUser | null, ClientFailure>({
  queryKey: readKey(readSession, {}),
  // Without the query's signal: the guard waits for the answer even when no part of the screen does any more.
  queryFn: whoIsHere,
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
