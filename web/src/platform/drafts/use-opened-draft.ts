import { useState } from 'react';
import { deviceStorage } from './stored/device-drafts.ts';
import type { DraftFormat } from './stored/draft-format.ts';
import type { DraftPlace } from './stored/draft-place.ts';
import { findDraft } from './stored/find-draft.ts';
import { randomId } from './stored/random-id.ts';

/** What an editor begins with. */
export interface Beginning<State> {
  state: State;
  place: DraftPlace;
  /** The tab that wrote what is gone on with; null: nothing is. */
  writer: string | null;
  /** A draft that is there and cannot be read. */
  unreadable: DraftPlace | null;
  /** Makes the editor anew. */
  round: number;
}

interface BeginningOf<State> {
  format: DraftFormat<State>;
  userId: string;
  /** The draft that the address names. */
  id: string | undefined;
  /** The saved thing that is opened; undefined: a new one. */
  thing: string | undefined;
  /** Without a draft: the thing as it is saved, or an empty one. */
  fresh: State;
}

/** Looks once for the draft that an address asks for; `beginWith` begins again with another state. */
export function useOpenedDraft<State>(of: BeginningOf<State>): [Beginning<State>, (state: State) => void] {
  const [beginning, setBeginning] = useState(() => beginningOf(of));
  const beginWith = (state: State): void => {
    const { place, round } = beginning;
    setBeginning({ state, place, writer: null, unreadable: null, round: round + 1 });
  };
  return [beginning, beginWith];
}

function beginningOf<State>({ format, userId, id, thing, fresh }: BeginningOf<State>): Beginning<State> {
  const found = findDraft(deviceStorage(), format, { userId, id, thing });
  if (found?.is === 'open') {
    const { state, place, header } = found;
    return { state, place, writer: header.writer, unreadable: null, round: 0 };
  }
  const isFree = found === null && id !== undefined;
  const place = { userId, kind: format.kind, id: isFree ? id : randomId() };
  return { state: fresh, place, writer: null, unreadable: found?.place ?? null, round: 0 };
}
