import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { askBefore } from './before-ending.ts';
import { deviceStorage, draftsChanged, mayKeepDrafts, THIS_TAB } from './stored/device-drafts.ts';
import { type DraftFormat, draftOfState, textInTurns } from './stored/draft-format.ts';
import type { DraftPlace } from './stored/draft-place.ts';
import { type DraftHold, dropDraft, keepDraft } from './stored/keep-draft.ts';
import { randomId } from './stored/random-id.ts';

/** The work of an editor: where its draft lies, and what the draft is of. */
export interface DraftWork<State> {
  format: DraftFormat<State>;
  place: DraftPlace;
  /** The tab that wrote what is gone on with; null: begun here. */
  writer: string | null;
  restaurantId: string;
}

export interface DraftKeeping<State> {
  /** False where the browser's storage cannot hold the work. */
  isKept: boolean;
  /** Keeps a state at once; answers whether the browser has it. */
  keepNow: (state: State) => boolean;
  /** Saved or discarded: the draft goes, and nothing is kept until something changes. */
  drop: () => void;
}

/** Milliseconds: long enough to spare a fast typist the writing, short enough to lose nothing that a person would miss. */
const PAUSE = 250;

/** Keeps what is not saved in this browser: a moment after each change, and at once when the page is hidden, left or begun anew elsewhere. */
export function useKeptDraft<State>(work: DraftWork<State>, state: State, isUnsaved: boolean): DraftKeeping<State> {
  const [isKept, setKept] = useState(true);
  const latest = useRef({ work, state, isUnsaved });
  const [keeper] = useState(() => keeperOf(work));
  useLayoutEffect(() => {
    latest.current = { work, state, isUnsaved };
  });
  useEffect(() => {
    keeper.wake();
    let isLatest = true;
    const look = (text?: string): void => setKept(keeper.look({ work: latest.current.work, state, isUnsaved, text }));
    const timer = setTimeout(() => {
      const { format } = latest.current.work;
      if (!isUnsaved || !format.large) look();
      else void textInTurns(format, state).then((text) => isLatest && look(text));
    }, PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [keeper, state, isUnsaved]);
  useEffect(() => {
    const keep = (): void => void keeper.look(latest.current);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    // The page of another restaurant looks for it before this one is taken down.
    const notBefore = askBefore(['restaurant'], async () => {
      keep();
      return true;
    });
    return () => {
      notBefore();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keeper]);
  const keepNow = useCallback(
    (now: State) => {
      const isIn = keeper.look({ work: latest.current.work, state: now, isUnsaved: true });
      setKept(isIn);
      return isIn;
    },
    [keeper],
  );
  return { isKept, keepNow, drop: keeper.drop };
}

interface DraftState<State> {
  work: DraftWork<State>;
  state: State;
  isUnsaved: boolean;
  /** The content of its draft, where that is written already. */
  text?: string | undefined;
}

interface Keeper<State> {
  look: (at: DraftState<State>) => boolean;
  drop: () => void;
  wake: () => void;
}

function keeperOf<State>({ place, writer }: DraftWork<State>): Keeper<State> {
  let hold: DraftHold = { place, writers: writer === null ? [THIS_TAB] : [THIS_TAB, writer] };
  let isResting = false;
  let kept: State | null = null;
  const drop = (): void => {
    isResting = true;
    kept = null;
    dropDraft(deviceStorage(), hold);
    draftsChanged();
  };
  const keep = ({ work, state, text }: DraftState<State>): boolean => {
    const header = { savedAt: new Date().toISOString(), writer: THIS_TAB, restaurantId: work.restaurantId };
    const of = text === undefined ? header : { ...header, text };
    const draft = draftOfState(work.format, state, of);
    const result = keepDraft(deviceStorage(), hold, { draft, freshId: randomId });
    hold = result.hold;
    kept = result.isKept ? state : null;
    draftsChanged();
    return result.isKept;
  };
  return {
    look: (at) => {
      if (!mayKeepDrafts(at.work.place) || isResting || at.state === kept) return true;
      if (at.isUnsaved) return keep(at);
      if (kept !== null) drop();
      return true;
    },
    drop,
    wake: () => {
      isResting = false;
    },
  };
}
