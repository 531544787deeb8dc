import type { CellPlace } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { cellAt } from '../state/plan-state.ts';
import type { Planner } from '../state/use-planner.ts';
import { focusCell } from './use-cell-selection.ts';

/** A dish that was picked up without a pointer goes where is pressed next, or where Enter is; Escape leaves it where it stands. */
export function useMovedDish({ state, dispatch, current }: Planner) {
  const [moving, setMoving] = useState<CellPlace | null>(null);
  const now = useRef<CellPlace | null>(null);
  const move = useCallback((from: CellPlace | null) => {
    const place = from ?? now.current;
    now.current = from;
    setMoving(from);
    if (place) focusCell(place);
  }, []);
  const isGone = moving !== null && cellAt(state.draft, moving) === null;
  useEffect(() => {
    if (!isGone) return;
    now.current = null;
    // oxlint-disable-next-line react/set-state-in-effect -- it answers a dish that was taken away, by whatever took it
    setMoving(null);
  }, [isGone]);
  const arrive = useCallback(
    (to: CellPlace): boolean => {
      const from = now.current;
      if (from === null || cellAt(current().draft, from) === null) return false;
      dispatch({ do: 'move', from, to });
      now.current = null;
      setMoving(null);
      focusCell(to);
      return true;
    },
    [dispatch, current],
  );
  /** Whether a key was one of the move's. */
  const keyOfMoved = useCallback(
    (event: KeyboardEvent, place: CellPlace): boolean => {
      const isOf = event.key === 'Escape' ? now.current !== null : event.key === 'Enter' && arrive(place);
      if (!isOf) return false;
      event.preventDefault();
      if (event.key === 'Escape') move(null);
      return true;
    },
    [arrive, move],
  );
  return { moving: isGone ? null : moving, move, arrive, keyOfMoved };
}
