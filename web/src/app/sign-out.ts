import { signOut } from '@plateprint/shared/users/user-api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { sessionQuery } from '../users/session.ts';

/** Other tabs of this browser hear here that nobody is signed in any more. */
const tabs = new BroadcastChannel('plateprint.session');

let isRunning = false;

export function isSigningOut(): boolean {
  return isRunning;
}

/** Ends the session, forgets everything, leads to sign-in and tells the other tabs. Throws a `ClientFailure`. */
export async function signOutHere(client: QueryClient, toSignIn: () => Promise<void>): Promise<void> {
  isRunning = true;
  try {
    await call(signOut);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no target
    tabs.postMessage('signed-out');
    await forgetEverything(client, toSignIn);
  } finally {
    isRunning = false;
  }
}

/** For a session that has ended elsewhere: in another tab, or at the server. */
export async function forgetEverything(client: QueryClient, toSignIn: () => Promise<void>): Promise<void> {
  client.clear();
  client.setQueryData(sessionQuery.queryKey, null);
  await toSignIn();
}

export function onSignOutElsewhere(heard: () => void): () => void {
  tabs.addEventListener('message', heard);
  return () => tabs.removeEventListener('message', heard);
}
