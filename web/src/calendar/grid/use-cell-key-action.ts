import type { CellPlace } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { Planner } from '../state/use-planner.ts';
import { type CellKey, placeBeside } from './use-cell-keys.ts';

interface KeyReach {
  isLocked: boolean;
  goTo: (place: CellPlace | null) => void;
  write: (place: CellPlace) => void;
}

/** The action of a key on the plan. */
export function useCellKeyAction({ dispatch, current }: Planner, { isLocked, goTo, write }: KeyReach) {
  return useCallback(
    (key: CellKey, place: CellPlace) => {
      const { draft } = current();
      switch (key.key) {
        case 'step':
          return goTo(placeBeside(draft, place, key.step));
        case 'carry': {
          const to = placeBeside(draft, place, key.step);
          if (to) dispatch({ do: 'move', from: place, to });
          return goTo(to);
        }
        case 'write':
          // Drawn before the key ends: its letter is typed into the field.
          return isLocked ? undefined : flushSync(() => write(place));
        case 'clear':
          return dispatch({ do: 'clear', place });
      }
    },
    [dispatch, current, isLocked, goTo, write],
  );
}
