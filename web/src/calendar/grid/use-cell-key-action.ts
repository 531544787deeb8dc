import type { CellPlace } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cellAt } from '../state/plan-state.ts';
import type { Planner } from '../state/use-planner.ts';
import { type CellKey, placeBeside } from './use-cell-keys.ts';

interface KeyReach {
  isLocked: boolean;
  goTo: (place: CellPlace | null) => void;
  write: (place: CellPlace) => void;
}

/** What a key does to the plan; a dish that was copied or cut waits here to be pasted. */
export function useCellKeyAction({ dispatch, current }: Planner, { isLocked, goTo, write }: KeyReach) {
  const copied = useRef<string | null>(null);
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
        case 'cut':
        case 'copy':
          copied.current = cellAt(draft, place)?.recipeId ?? null;
          return key.key === 'cut' ? dispatch({ do: 'clear', place }) : undefined;
        case 'paste':
          return copied.current === null ? undefined : dispatch({ do: 'put', place, recipeId: copied.current });
      }
    },
    [dispatch, current, isLocked, goTo, write],
  );
}
