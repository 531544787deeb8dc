import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { forgetDraftsOfLeavers } from '../../drafts/stored/device-drafts.ts';
import { sessionQuery } from '../../users/session.ts';
import { guard } from './guard.ts';
import { isSigningOut } from '../session/sign-out.ts';
import { wayBack } from './way-back.ts';

export interface Destination {
  pathname: string;
  /** The same with its query and fragment, to come back to. */
  href: string;
}

/** Authenticates, then does what the guard says: throws a redirect, or answers whether something is to be loaded first. */
export async function arrive(client: QueryClient, { pathname, href }: Destination, isLoaded = false): Promise<'show' | 'load'> {
  const session = await client.ensureQueryData(sessionQuery);
  if (session === null) forgetDraftsOfLeavers();
  const answer = guard({ path: pathname, isSignedIn: session !== null, isSigningOut: isSigningOut(), isLoaded });
  if (answer.kind !== 'go') return answer.kind;
  throw answer.to === '/sign-in' ? redirect({ to: '/sign-in', search: wayBack({ after: href }) }) : redirect({ to: answer.to });
}
