import type { Stepwise } from '@plateprint/shared/kernel/reading/stepwise.ts';
import { startTransition, useEffect, useRef, useState } from 'react';
import { inTurns } from '../platform/api/large/turns.ts';
import { deviceStorage } from './stored/device-drafts.ts';
import type { DraftFormat, OpenedDraft } from './stored/draft-format.ts';
import type { DraftPlace } from './stored/draft-place.ts';
import { findDraft, findDraftInTurns, sizeOfWanted } from './stored/find-draft.ts';
import { randomId } from './stored/random-id.ts';

/** Characters of a draft that is read at once, in some milliseconds. */
const AT_ONCE = 50_000;

/** The beginning of an editor. */
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

/** Looks once for the draft that an address asks for; `beginWith` begins again with another state, `apart` from what was being worked on. */
export function useOpenedDraft<State>(of: BeginningOf<State>): [Beginning<State>, (state: State, keeping?: 'apart') => void] {
  const [beginning, setBeginning] = useState(() => beginningOf(of, findDraft(deviceStorage(), of.format, of)));
  return [
    beginning,
    (state, keeping) => setBeginning((before) => (keeping ? begunApart(before, state) : begunWith(before, state))),
  ];
}

/** The same for drafts that may be megabytes: null while one is read, in turns with the page. */
export function useOpenedLargeDraft<State>(
  of: BeginningOf<State>,
  /** The last steps with a draft that was read. */
  settle: (state: State) => Stepwise<State>,
): [Beginning<State> | null, (state: State) => void] {
  const [beginning, setBeginning] = useState(() =>
    sizeOfWanted(deviceStorage(), of.format.kind, of) < AT_ONCE
      ? beginningOf(of, findDraft(deviceStorage(), of.format, of))
      : null,
  );
  const latest = useRef({ of, settle });
  useEffect(() => {
    if (beginning) return undefined;
    let isWanted = true;
    const { of: asked, settle: settled } = latest.current;
    const open = async (): Promise<void> => {
      const { state, ...rest } = beginningOf(asked, await findDraftInTurns(deviceStorage(), asked.format, asked));
      const begun = { ...rest, state: rest.writer === null ? state : await inTurns(settled(state)) };
      if (isWanted) startTransition(() => setBeginning(begun));
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [beginning]);
  return [beginning, (state) => setBeginning((before) => before && begunWith(before, state))];
}

function begunWith<State>({ place, round }: Beginning<State>, state: State): Beginning<State> {
  return { state, place, writer: null, unreadable: null, round: round + 1 };
}

/** What was being worked on stays the draft that it is. */
function begunApart<State>(before: Beginning<State>, state: State): Beginning<State> {
  return { ...begunWith(before, state), place: { ...before.place, id: randomId() } };
}

function beginningOf<State>(
  { format, id, userId, fresh }: BeginningOf<State>,
  found: OpenedDraft<State> | null,
): Beginning<State> {
  if (found?.is === 'open') {
    const { state, place, header } = found;
    return { state, place, writer: header.writer, unreadable: null, round: 0 };
  }
  const isFree = found === null && id !== undefined;
  const place = { userId, kind: format.kind, id: isFree ? id : randomId() };
  return { state: fresh, place, writer: null, unreadable: found?.place ?? null, round: 0 };
}
