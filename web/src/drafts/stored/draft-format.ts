import type { Stepwise } from '@plateprint/shared/kernel/reading/stepwise.ts';
import { jsonInTurns } from '../../platform/api/large/json-text.ts';
import { readLargeText } from '../../platform/api/large/read-json.ts';
import { inTurns } from '../../platform/api/large/turns.ts';
import type { DraftHeader } from './draft-header.ts';
import type { DraftPlace } from './draft-place.ts';
import { jsonOf, type KeyStorage, type StoredDraft, storedDraft, storeDraft } from './draft-storage.ts';

/** The same work as `read` and `write` do, in steps. */
interface LargeDraft<State> {
  read: (content: unknown, version: number, thing: string | null) => Stepwise<State | null>;
  /** Does the work of `write` ahead. */
  prepare: (state: State) => Stepwise<void>;
}

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
  /** For what may be megabytes: it is read and written between what the page has to do. */
  large?: LargeDraft<State>;
  /** The id of the saved thing that it changes; null: a new one. */
  thingOf: (state: State) => string | null;
  /** Its name in a list of drafts. */
  nameOf: (state: State) => string;
  factsOf: (state: State) => Record<string, string>;
}

export type OpenedDraft<State> =
  | { is: 'open'; place: DraftPlace; header: DraftHeader; state: State }
  | { is: 'unreadable'; place: DraftPlace };

/** Reads a draft; null where there is none. One that cannot be read is marked as such and stays where it is. */
export function openDraft<State>(storage: KeyStorage, format: DraftFormat<State>, place: DraftPlace): OpenedDraft<State> | null {
  const stored = storedDraft(storage, place);
  return stored && openedOf(storage, { place, stored, state: stateOf(format, stored) });
}

/** The same in turns with the page. */
export async function openDraftInTurns<State>(
  storage: KeyStorage,
  format: DraftFormat<State>,
  place: DraftPlace,
): Promise<OpenedDraft<State> | null> {
  const stored = storedDraft(storage, place);
  return stored && openedOf(storage, { place, stored, state: await stateInTurns(format, stored) });
}

function openedOf<State>(
  storage: KeyStorage,
  { place, stored, state }: { place: DraftPlace; stored: StoredDraft; state: State | null },
): OpenedDraft<State> {
  const { header } = stored;
  if (header && state !== null) return { is: 'open', place, header, state };
  if (header && !header.isUnreadable && !header.hasNoRoom)
    storeDraft(storage, place, { ...stored, header: { ...header, isUnreadable: true } });
  return { is: 'unreadable', place };
}

function stateOf<State>(format: DraftFormat<State>, { header, text }: StoredDraft): State | null {
  if (!header || isOfNewer(header, format)) return null;
  const content = jsonOf(text);
  return content === undefined ? null : format.read(content, header.format, header.thing);
}

async function stateInTurns<State>(format: DraftFormat<State>, { header, text }: StoredDraft): Promise<State | null> {
  if (!header || isOfNewer(header, format)) return null;
  const content = await readLargeText(text);
  if (content === undefined) return null;
  const { large } = format;
  if (large) return inTurns(large.read(content, header.format, header.thing));
  return format.read(content, header.format, header.thing);
}

/** Of a newer release, which was taken back: its content may say what this one would drop. */
function isOfNewer(header: DraftHeader, { version }: Pick<DraftFormat<never>, 'version'>): boolean {
  return header.format > version;
}

/** The stored form of a state, with what its header says beside what the state tells; `text`: its content, where that is written already. */
export function draftOfState<State>(
  format: DraftFormat<State>,
  state: State,
  { savedAt, writer, restaurantId, text }: Pick<DraftHeader, 'savedAt' | 'writer' | 'restaurantId'> & { text?: string },
): StoredDraft {
  const ofState = { thing: format.thingOf(state), name: format.nameOf(state), facts: format.factsOf(state) };
  const header = { format: format.version, savedAt, writer, restaurantId, ...ofState, isUnreadable: false, hasNoRoom: false };
  return { header, text: text ?? JSON.stringify(format.write(state)) };
}

/** The content of a state as it is stored, written in turns with the page. */
export async function textInTurns<State>({ large, write }: DraftFormat<State>, state: State): Promise<string> {
  if (large) await inTurns(large.prepare(state));
  return jsonInTurns(write(state));
}

/** A draft of a former release in this one's form; one that cannot be read is marked. @returns whether it changed */
export function upgradeDraft<State>(storage: KeyStorage, format: DraftFormat<State>, place: DraftPlace): boolean {
  const header = storedDraft(storage, place)?.header;
  if (!header || header.hasNoRoom || (header.format === format.version && !header.isUnreadable)) return false;
  const opened = openDraft(storage, format, place);
  if (opened?.is === 'open') return storeDraft(storage, place, draftOfState(format, opened.state, header));
  return !header.isUnreadable;
}
