import type { DraftHeader } from './draft-header.ts';
import type { DraftPlace } from './draft-place.ts';
import { jsonOf, type KeyStorage, type StoredDraft, storedDraft, storeDraft } from './draft-storage.ts';

/** How the drafts of one kind are written, and read whichever release wrote them. */
export interface DraftFormat<State> {
  kind: string;
  /** Raised when the shape changes in a way that a default cannot bridge. */
  version: number;
  /**
   * What was being worked on, of a content of this version or a former one; null for what is no such draft. `thing`: the
   * saved thing that its header names.
   */
  read: (content: unknown, version: number, thing: string | null) => State | null;
  write: (state: State) => unknown;
  /** Does the work of `write` ahead, between what the page has to do: for what may be megabytes. */
  prepare?: (state: State) => Promise<void>;
  /** The id of the saved thing that it changes; null: a new one. */
  thingOf: (state: State) => string | null;
  /** What a list of drafts says of it. */
  nameOf: (state: State) => string;
  factsOf: (state: State) => Record<string, string>;
}

export type OpenedDraft<State> =
  | { is: 'open'; place: DraftPlace; header: DraftHeader; state: State }
  | { is: 'unreadable'; place: DraftPlace };

/** Reads a draft; null where there is none. One that cannot be read is marked as such and stays where it is. */
export function openDraft<State>(storage: KeyStorage, format: DraftFormat<State>, place: DraftPlace): OpenedDraft<State> | null {
  const stored = storedDraft(storage, place);
  if (!stored) return null;
  const { header } = stored;
  const state = stateOf(format, stored);
  if (header && state !== null) return { is: 'open', place, header, state };
  if (header && !header.isUnreadable && !header.hasNoRoom)
    storeDraft(storage, place, { ...stored, header: { ...header, isUnreadable: true } });
  return { is: 'unreadable', place };
}

function stateOf<State>(format: DraftFormat<State>, { header, text }: StoredDraft): State | null {
  // Of a newer release, which was taken back: its content may say what this one would drop.
  if (!header || header.format > format.version) return null;
  const content = jsonOf(text);
  return content === undefined ? null : format.read(content, header.format, header.thing);
}

/** The stored form of a state, with what its header says beside what the state tells. */
export function draftOfState<State>(
  format: DraftFormat<State>,
  state: State,
  { savedAt, writer, restaurantId }: Pick<DraftHeader, 'savedAt' | 'writer' | 'restaurantId'>,
): StoredDraft {
  const told = { thing: format.thingOf(state), name: format.nameOf(state), facts: format.factsOf(state) };
  const header = { format: format.version, savedAt, writer, restaurantId, ...told, isUnreadable: false, hasNoRoom: false };
  return { header, text: JSON.stringify(format.write(state)) };
}

/** A draft of a former release in this one's form; one that cannot be read is marked. @returns whether it changed */
export function upgradeDraft<State>(storage: KeyStorage, format: DraftFormat<State>, place: DraftPlace): boolean {
  const header = storedDraft(storage, place)?.header;
  if (!header || header.hasNoRoom || (header.format === format.version && !header.isUnreadable)) return false;
  const opened = openDraft(storage, format, place);
  if (opened?.is === 'open') return storeDraft(storage, place, draftOfState(format, opened.state, header));
  return !header.isUnreadable;
}
