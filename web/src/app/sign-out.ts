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
  await call(signOut);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no target
  tabs.postMessage('signed-out');
  await forgetEverything(client, toSignIn);
}

/** After one's own account was erased, its session with it: the same, without asking the server. */
export async function leaveErased(client: QueryClient, toFarewell: () => Promise<void>): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no target
  tabs.postMessage('signed-out');
  await forgetEverything(client, toFarewell);
}

/**
 * For a session that has ended: here, in another tab, or at the server. The pages of the house are left before what they
 * show is forgotten, and the guard lets sign-in pass meanwhile.
 */
export async function forgetEverything(client: QueryClient, toSignIn: () => Promise<void>): Promise<void> {
  isRunning = true;
  try {
    await toSignIn();
    client.clear();
    client.setQueryData(sessionQuery.queryKey, null);
  } finally {
    isRunning = false;
  }
}

export function onSignOutElsewhere(heard: () => void): () => void {
  tabs.addEventListener('message', heard);
  return () => tabs.removeEventListener('message', heard);
}
