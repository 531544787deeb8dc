import { signOut } from '@plateprint/shared/users/user-api.ts';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { forgetDraftsOf } from '../../drafts/stored/device-drafts.ts';
import { call } from '../../platform/api/call.ts';
import { hintRestaurant } from '../../restaurants/hint-restaurant.ts';
import { sessionQuery } from '../../users/session.ts';

/** The message to other tabs: nobody is signed in any more, and whose unsaved work is forgotten. */
const SignedOut = z.object({ event: z.literal('signed-out'), forgets: z.nullable(z.string()) });
type SignedOut = z.infer<typeof SignedOut>;

/** Other tabs of this browser hear here that nobody is signed in any more. */
const tabs = new BroadcastChannel('plateprint.session');

let isRunning = false;

export function isSigningOut(): boolean {
  return isRunning;
}

/**
 * Ends the session, forgets everything, leads to sign-in and tells the other tabs. `forgets` names the person whose unsaved
 * work goes too; null where nobody signed out, but the time was over. Throws a `ClientFailure`.
 */
export async function signOutHere(client: QueryClient, forgets: string | null, toSignIn: () => Promise<void>): Promise<void> {
  await call(signOut);
  tellTabs(forgets);
  await forgetEverything(client, toSignIn);
}

/** After one's own account was erased, its session with it: the same, without asking the server. */
export async function leaveErased(client: QueryClient, userId: string, toFarewell: () => Promise<void>): Promise<void> {
  tellTabs(userId);
  await forgetEverything(client, toFarewell);
}

function tellTabs(forgets: string | null): void {
  if (forgets !== null) forgetDraftsOf(forgets);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no target
  tabs.postMessage({ event: 'signed-out', forgets } satisfies SignedOut);
}

/**
 * For a session that has ended: here, in another tab, or at the server. The pages of the app are left before what they
 * show is forgotten, and the guard lets sign-in pass meanwhile.
 */
export async function forgetEverything(client: QueryClient, toSignIn: () => Promise<void>): Promise<void> {
  isRunning = true;
  try {
    await toSignIn();
    client.clear();
    client.setQueryData(sessionQuery.queryKey, null);
    hintRestaurant(null);
    void forgetArchives();
  } finally {
    isRunning = false;
  }
}

/** Pictures of pages that an archive of the last two minutes was made of. */
async function forgetArchives(): Promise<void> {
  try {
    const { forgetPageFolders } = await import('../../exports/encoding/page-folder.ts');
    await forgetPageFolders();
  } catch {
    // Without a connection the program for it does not come: the next archive removes them.
  }
}

export function onSignOutElsewhere(heard: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    const message = SignedOut.safeParse(data);
    // Here too, and before the pages are left: what they would still keep is not kept.
    if (message.success && message.data.forgets !== null) forgetDraftsOf(message.data.forgets);
    heard();
  };
  tabs.addEventListener('message', onMessage);
  return () => tabs.removeEventListener('message', onMessage);
}
