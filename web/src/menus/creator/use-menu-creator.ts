import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { type CreatorDeed, historyOf, historyReducer } from './creator-history.ts';
import type { CreatorState } from './creator-state.ts';
import { keepWorkingCopy } from './creator-working-copy.ts';

export interface MenuCreator {
  state: CreatorState;
  dispatch: (deed: CreatorDeed) => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The state as it is now, for what ends later than it began. */
  current: () => CreatorState;
}

/** Long enough to spare a fast typist the writing, short enough to lose nothing that a person would miss. */
const KEPT_AFTER_MS = 250;

/** The creator's state, kept in this browser with every change. */
export function useMenuCreator(userId: string, id: string | undefined, first: CreatorState): MenuCreator {
  const [history, dispatch] = useReducer(historyReducer, first, historyOf);
  const state = history.now;
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  useEffect(() => {
    if (!state.changed) return undefined;
    const keep = (): void => keepWorkingCopy(userId, state.base?.id ?? id, state);
    const timer = setTimeout(keep, KEPT_AFTER_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [userId, id, state]);

  const current = useCallback(() => latest.current, []);
  return { state, dispatch, current, canUndo: history.past.length > 0, canRedo: history.future.length > 0 };
}
