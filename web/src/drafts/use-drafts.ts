import { useMemo, useSyncExternalStore } from 'react';
import { deviceStorage, draftChanges, onDraftChanges } from './stored/device-drafts.ts';
import type { DraftHeader } from './stored/draft-header.ts';
import type { DraftPlace } from './stored/draft-place.ts';
import { type KeyStorage, placesOf, storedDraft } from './stored/draft-storage.ts';

export interface ListedDraft {
  place: DraftPlace;
  /** Null: it is damaged. */
  header: DraftHeader | null;
}

/** Somebody's drafts in this browser, the latest first; it changes with them, in whichever tab. */
export function useDrafts(userId: string): readonly ListedDraft[] {
  const changes = useSyncExternalStore(onDraftChanges, draftChanges);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- looked at anew with every change
  return useMemo(() => draftsOf(deviceStorage(), userId), [userId, changes]);
}

/** The same, once. */
export function draftsHere(userId: string): ListedDraft[] {
  return draftsOf(deviceStorage(), userId);
}

export function draftsOf(storage: KeyStorage, userId: string): ListedDraft[] {
  return placesOf(storage, userId)
    .map((place) => ({ place, header: storedDraft(storage, place)?.header ?? null }))
    .toSorted((one, other) => (other.header?.savedAt ?? '').localeCompare(one.header?.savedAt ?? ''));
}
