import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import { historyOf } from '../../../drafts/history.ts';
import { type CreatorEdit, historyReducer } from './creator-history.ts';
import { type CreatorState, isKnowing } from './creator-state.ts';

export interface MenuCreator {
  state: CreatorState;
  dispatch: (action: CreatorEdit) => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The state as it is now, for what ends later than it began. */
  current: () => CreatorState;
}

/** The creator's state, with the way back. Locked it takes in what is known of what it shows, and no change, whatever asks for one. */
export function useMenuCreator(first: CreatorState, isLocked: boolean): MenuCreator {
  const [history, change] = useReducer(historyReducer, first, historyOf<CreatorState, never>);
  const dispatch = useCallback(
    (action: CreatorEdit) => {
      if (!isLocked || isKnowing(action)) change(action);
    },
    [isLocked],
  );
  const state = history.now;
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const current = useCallback(() => latest.current, []);
  return { state, dispatch, current, canUndo: history.past.length > 0, canRedo: history.future.length > 0 };
}
