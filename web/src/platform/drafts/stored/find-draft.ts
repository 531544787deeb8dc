import { type DraftFormat, openDraft, type OpenedDraft } from './draft-format.ts';
import type { DraftPlace } from './draft-place.ts';
import { type KeyStorage, placesOf, storedDraft } from './draft-storage.ts';

/** What an address asks for: the draft with an id, else the newest one of a saved thing. */
export interface WantedDraft {
  userId: string;
  id: string | undefined;
  thing: string | undefined;
}

/** The draft that an address asks for; null where there is none that this person could go on with. */
export function findDraft<State>(
  storage: KeyStorage,
  format: DraftFormat<State>,
  { userId, id, thing }: WantedDraft,
): OpenedDraft<State> | null {
  const named = id === undefined ? null : openDraft(storage, format, { userId, kind: format.kind, id });
  if (thing === undefined) return named;
  if (named?.is === 'open' && named.header.thing === thing) return named;
  const opened = draftsOfThing(storage, { userId, kind: format.kind, thing }).map((place) => openDraft(storage, format, place));
  return opened.find((each) => each?.is === 'open') ?? opened.find((each) => each !== null) ?? null;
}

/** The newest first. */
function draftsOfThing(
  storage: KeyStorage,
  { userId, kind, thing }: { userId: string; kind: string; thing: string },
): DraftPlace[] {
  return placesOf(storage, userId)
    .filter((place) => place.kind === kind)
    .map((place) => ({ place, header: storedDraft(storage, place)?.header }))
    .filter(({ header }) => header?.thing === thing)
    .toSorted((one, other) => (other.header?.savedAt ?? '').localeCompare(one.header?.savedAt ?? ''))
    .map(({ place }) => place);
}
