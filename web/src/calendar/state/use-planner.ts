import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import { historyOf } from '../../drafts/history.ts';
import { type PlanEdit, planHistoryReducer } from './plan-history.ts';
import type { PlanState } from './plan-state.ts';

export interface Planner {
  state: PlanState;
  dispatch: (action: PlanEdit) => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The state as it is now, for what ends later than it began. */
  current: () => PlanState;
}

/** The planner's state, with the way back. Locked it takes in what is known of dishes, and no change. */
export function usePlanner(first: PlanState, isLocked: boolean): Planner {
  const [history, change] = useReducer(planHistoryReducer, first, historyOf<PlanState, never>);
  const dispatch = useCallback(
    (action: PlanEdit) => {
      if (!isLocked || action.do === 'know_dishes') change(action);
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
