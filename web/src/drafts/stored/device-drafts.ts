import { adoptFormerDrafts, removeFormerDrafts } from './former-drafts.ts';
import { type DraftFormat, upgradeDraft } from './draft-format.ts';
import type { DraftPlace } from './draft-place.ts';
import { type KeyStorage, placesOf, removeDraft } from './draft-storage.ts';
import { leaversIn, noteStayIn } from './leavers.ts';
import { randomId } from './random-id.ts';

const NOWHERE: KeyStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('The browser forbids its storage.');
  },
  removeItem: () => undefined,
};

/** This browser's storage; one that holds nothing where it is forbidden. */
export function deviceStorage(): KeyStorage {
  try {
    return localStorage;
  } catch {
    return NOWHERE;
  }
}

/** This tab, until it is loaded anew. */
export const THIS_TAB = randomId();

/** People whose drafts were forgotten here: what a page of theirs would still keep while it is left is not kept. */
const forgotten = new Set<string>();
const listeners = new Set<() => void>();
let changes = 0;

/** Tells this tab's lists that a draft was kept or removed. */
export function draftsChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

export function draftChanges(): number {
  return changes;
}

/** Calls back when a draft is kept or removed in any tab. */
export function onDraftChanges(heard: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', draftsChanged);
  listeners.add(heard);
  return () => {
    listeners.delete(heard);
    if (listeners.size === 0) removeEventListener('storage', draftsChanged);
  };
}

/** Somebody is signed in here: their drafts are kept, and those of former releases are taken over. */
export function openDraftsOf(userId: string): void {
  forgotten.delete(userId);
  adoptFormerDrafts(deviceStorage(), userId, new Date());
}

/** Everything that somebody was working on in this browser is gone, and nothing more is kept until they sign in again. */
export function forgetDraftsOf(userId: string): void {
  forgotten.add(userId);
  const storage = deviceStorage();
  for (const place of placesOf(storage, userId)) removeDraft(storage, place);
  removeFormerDrafts(storage, userId);
  draftsChanged();
}

/** Somebody signs in, to stay when the browser is closed or not. */
export function noteStay(userId: string, stays: boolean): void {
  noteStayIn(deviceStorage(), userId, stays);
}

/** Nobody is signed in: what those were working on who did not mean to stay is gone. */
export function forgetDraftsOfLeavers(): void {
  for (const userId of leaversIn(deviceStorage())) forgetDraftsOf(userId);
}

/** Brings a draft of a former release in this browser into today's form. */
export function upgradeHere<State>(fetch: () => Promise<DraftFormat<State>>): (place: DraftPlace) => Promise<void> {
  return async (place) => {
    if (upgradeDraft(deviceStorage(), await fetch(), place)) draftsChanged();
  };
}

export function mayKeepDrafts({ userId }: DraftPlace): boolean {
  return !forgotten.has(userId);
}
