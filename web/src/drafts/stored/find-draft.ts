import { type DraftFormat, openDraft, type OpenedDraft, openDraftInTurns } from './draft-format.ts';
import type { DraftPlace } from './draft-place.ts';
import { type KeyStorage, placesOf, sizeOfDraft, storedDraft } from './draft-storage.ts';

/** The draft that an address asks for: the one with an id, else the newest one of a saved thing. */
export interface WantedDraft {
  userId: string;
  id: string | undefined;
  thing: string | undefined;
}

/** The draft that an address asks for; null where there is none that this person could go on with. */
export function findDraft<State>(
  storage: KeyStorage,
  format: DraftFormat<State>,
  wanted: WantedDraft,
): OpenedDraft<State> | null {
  const search = searched<State>(storage, format.kind, wanted);
  let step = search.next();
  while (step.done !== true) step = search.next(openDraft(storage, format, step.value));
  return step.value;
}

/** The same in turns with the page: for drafts that may be megabytes. */
export async function findDraftInTurns<State>(
  storage: KeyStorage,
  format: DraftFormat<State>,
  wanted: WantedDraft,
): Promise<OpenedDraft<State> | null> {
  const search = searched<State>(storage, format.kind, wanted);
  let step = search.next();
  while (step.done !== true) step = search.next(await openDraftInTurns(storage, format, step.value));
  return step.value;
}

/** Characters of all drafts that may be looked into for it. */
export function sizeOfWanted(storage: KeyStorage, kind: string, { userId, id, thing }: WantedDraft): number {
  const named = id === undefined ? [] : [{ userId, kind, id }];
  const ofThing = thing === undefined ? [] : draftsOfThing(storage, { userId, kind, thing });
  return [...named, ...ofThing].reduce((sum, place) => sum + sizeOfDraft(storage, place), 0);
}

/** Which drafts to open, one after the other, until one is what is wanted. */
function* searched<State>(
  storage: KeyStorage,
  kind: string,
  { userId, id, thing }: WantedDraft,
): Generator<DraftPlace, OpenedDraft<State> | null, OpenedDraft<State> | null> {
  const named = id === undefined ? null : yield { userId, kind, id };
  if (thing === undefined) return named;
  if (named?.is === 'open' && named.header.thing === thing) return named;
  let other: OpenedDraft<State> | null = null;
  for (const place of draftsOfThing(storage, { userId, kind, thing })) {
    const opened = yield place;
    if (opened?.is === 'open') return opened;
    other ??= opened;
  }
  return other;
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
