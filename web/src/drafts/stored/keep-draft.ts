import type { DraftPlace } from './draft-place.ts';
import { type KeyStorage, removeDraft, type StoredDraft, storedDraft, storeDraft } from './draft-storage.ts';

/** One tab's hold on a draft. */
export interface DraftHold {
  place: DraftPlace;
  /** Writers of the stored draft that do not count as somebody else: this tab, and the one whose work it goes on with. */
  writers: readonly string[];
}

export interface KeepResult {
  hold: DraftHold;
  /** False where the browser has no room for it. */
  isKept: boolean;
}

/**
 * Keeps what is worked on. Where another tab has written to the same place meanwhile, this one's work gets a place of its
 * own: neither is lost.
 */
export function keepDraft(
  storage: KeyStorage,
  hold: DraftHold,
  { draft, freshId }: { draft: StoredDraft; freshId: () => string },
): KeepResult {
  const place = isOwn(storage, hold) ? hold.place : { ...hold.place, id: freshId() };
  if (storeDraft(storage, place, draft)) return { hold: { ...hold, place }, isKept: true };
  // An older copy would bring back work that is no longer meant: only the name stays, so that nothing is lost silently.
  removeDraft(storage, place);
  if (draft.header) storeDraft(storage, place, { header: { ...draft.header, hasNoRoom: true }, text: '' });
  return { hold: { ...hold, place }, isKept: false };
}

/** There is nothing left to keep: saved or discarded. What another tab wrote stays. */
export function dropDraft(storage: KeyStorage, hold: DraftHold): void {
  if (isOwn(storage, hold)) removeDraft(storage, hold.place);
}

function isOwn(storage: KeyStorage, { place, writers }: DraftHold): boolean {
  const stored = storedDraft(storage, place);
  if (!stored) return true;
  return stored.header !== null && writers.includes(stored.header.writer);
}
