import { type CellPlace, placeOf } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type DragEvent, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cellAt } from '../state/plan-state.ts';
import type { Planner } from '../state/use-planner.ts';
import { draggedNow, endDrag } from './dragged.ts';
import { type CellKey, cellKeyOf, cellName, placeBeside } from './use-cell-keys.ts';

/** The same value while somebody plans: a cell that has it is not drawn anew. */
export interface GridActions {
  isLocked: boolean;
  onPress: (place: CellPlace, isEmpty: boolean) => void;
  onSelect: (place: CellPlace) => void;
  onKey: (event: KeyboardEvent, place: CellPlace) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent, place: CellPlace) => void;
  onChoose: (place: CellPlace, recipeId: string) => void;
  onEnd: () => void;
}

export interface GridState {
  selected: CellPlace | null;
  /** The cell that is written in. */
  writing: CellPlace | null;
  actions: GridActions;
  /** Puts a dish of the list where the selection stands, and goes on to the next place. */
  putSelected: (recipeId: string) => void;
}

/** The cell of a place gets the focus: at once where it is drawn, else with the next frame. */
function focusCell(place: CellPlace): void {
  const cell = cellOf(place);
  if (cell) cell.focus();
  else requestAnimationFrame(() => cellOf(place)?.focus());
}

function cellOf(place: CellPlace): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellName(place))}"]`);
}

/** Selecting, writing, moving and dropping in the plan; keys, pointer and list end in the same actions. */
export function useGridActions({ dispatch, current }: Planner, isLocked: boolean): GridState {
  const [selected, setSelected] = useState<CellPlace | null>(null);
  const [writing, setWriting] = useState<GridState['writing']>(null);
  const copied = useRef<string | null>(null);
  const chosen = useRef<CellPlace | null>(null);
  const select = useCallback((place: CellPlace) => {
    chosen.current = place;
    setSelected((before) => (before && placeOf(before) === placeOf(place) ? before : place));
  }, []);
  const goTo = useCallback(
    (place: CellPlace | null) => {
      if (!place) return;
      select(place);
      focusCell(place);
    },
    [select],
  );
  const putAndGoOn = useCallback(
    (place: CellPlace, recipeId: string) => {
      dispatch({ do: 'put', place, recipeId });
      setWriting(null);
      goTo(placeBeside(current().draft, place, 'next') ?? place);
    },
    [dispatch, current, goTo],
  );
  const act = useCallback(
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
          return isLocked ? undefined : flushSync(() => setWriting(place));
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
    [dispatch, current, goTo, isLocked],
  );
  const actions = useMemo<GridActions>(
    () => ({
      isLocked,
      onSelect: select,
      onPress: (place, isEmpty) => {
        select(place);
        if (isEmpty && !isLocked) setWriting(place);
      },
      onKey: (event, place) => {
        const key = cellKeyOf(event);
        if (!key) return;
        if (key.key !== 'write' || !key.isLetter) event.preventDefault();
        act(key, place);
      },
      onDragOver: (event) => {
        const dragged = draggedNow();
        if (isLocked || dragged === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = dragged.from === 'list' ? 'copy' : 'move';
      },
      onDrop: (event, place) => {
        const dragged = draggedNow();
        endDrag();
        if (isLocked || dragged === null) return;
        event.preventDefault();
        if (dragged.from === 'list') dispatch({ do: 'put', place, recipeId: dragged.recipeId });
        else dispatch({ do: 'move', from: dragged.place, to: place });
        goTo(place);
      },
      onChoose: putAndGoOn,
      onEnd: () => {
        setWriting(null);
        if (chosen.current) focusCell(chosen.current);
      },
    }),
    [isLocked, select, act, dispatch, goTo, putAndGoOn],
  );
  const putSelected = useCallback(
    (recipeId: string) => {
      const { weekdays, lines } = current().draft;
      const first = { week: 0, weekday: Math.min(...weekdays), lineId: lines[0]?.id ?? '' };
      const place = chosen.current ?? first;
      dispatch({ do: 'put', place, recipeId });
      select(placeBeside(current().draft, place, 'next') ?? place);
    },
    [dispatch, current, select],
  );
  return { selected, writing, actions, putSelected };
}
