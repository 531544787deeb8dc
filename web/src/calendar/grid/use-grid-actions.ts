import type { CellPlace } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type DragEvent, type KeyboardEvent, type RefObject, useCallback, useMemo, useState } from 'react';
import type { Planner } from '../state/use-planner.ts';
import { draggedNow, endDrag } from './dragged.ts';
import { useCellKeyAction } from './use-cell-key-action.ts';
import { cellKeyOf, nextFreePlace } from './use-cell-keys.ts';
import { focusCell, useCellSelection } from './use-cell-selection.ts';
import { useMovedDish } from './use-moved-dish.ts';

/** The same value while somebody plans: a cell that has it is not drawn anew. */
export interface GridActions {
  isLocked: boolean;
  onPress: (place: CellPlace, isEmpty: boolean) => void;
  onSelect: (place: CellPlace) => void;
  onKey: (event: KeyboardEvent, place: CellPlace) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent<HTMLElement>, place: CellPlace) => void;
  onChoose: (place: CellPlace, recipeId: string) => void;
  onEnd: () => void;
}

export interface GridState {
  selected: CellPlace | null;
  /** The cell that is written in. */
  writing: CellPlace | null;
  /** The cell whose dish goes to the next place that is pressed. */
  moving: CellPlace | null;
  actions: GridActions;
  /** Puts a dish of the list where the selection stands, and goes on to the next free place. */
  putSelected: (recipeId: string) => void;
  /** Lets the dish of a place go to the next one that is pressed; null: it stays. */
  move: (from: CellPlace | null) => void;
  /** Looks for another dish of a place; null: no more. */
  write: (place: CellPlace | null) => void;
  /** Where the selection stands, for what must not be made anew when it moves. */
  chosen: RefObject<CellPlace | null>;
}

/** Selecting, writing, moving and dropping in the plan; keys, pointer and list end in the same actions. */
export function useGridActions(planner: Planner, isLocked: boolean): GridState {
  const { dispatch, current } = planner;
  const [writing, setWriting] = useState<GridState['writing']>(null);
  const { selected, chosen, select, goTo, goToPointed } = useCellSelection();
  const { moving, move, arrive, keyOfMoved } = useMovedDish(planner);
  const putAndGoOn = useCallback(
    (place: CellPlace, recipeId: string) => {
      dispatch({ do: 'put', place, recipeId });
      setWriting(null);
      goTo(nextFreePlace(current().draft, place) ?? place);
    },
    [dispatch, current, goTo],
  );
  const act = useCellKeyAction(planner, { isLocked, goTo, write: setWriting });
  const actions = useMemo<GridActions>(
    () => ({
      isLocked,
      onSelect: select,
      onPress: (place, isEmpty) => {
        select(place);
        if (!arrive(place) && isEmpty && !isLocked) setWriting(place);
      },
      onKey: (event, place) => {
        if (keyOfMoved(event, place)) return;
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
        goToPointed({ cell: event.currentTarget, place }, () =>
          dragged.from === 'list'
            ? dispatch({ do: 'put', place, recipeId: dragged.recipeId })
            : dispatch({ do: 'move', from: dragged.place, to: place }),
        );
      },
      onChoose: putAndGoOn,
      onEnd: () => {
        setWriting(null);
        if (chosen.current) focusCell(chosen.current);
      },
    }),
    [isLocked, chosen, select, arrive, keyOfMoved, act, dispatch, goToPointed, putAndGoOn],
  );
  const putSelected = useCallback(
    (recipeId: string) => {
      const { weekdays, lines } = current().draft;
      const first = { week: 0, weekday: Math.min(...weekdays), lineId: lines[0]?.id ?? '' };
      const place = chosen.current ?? first;
      dispatch({ do: 'put', place, recipeId });
      select(nextFreePlace(current().draft, place) ?? place);
    },
    [dispatch, current, chosen, select],
  );
  return { selected, writing, moving, actions, putSelected, move, write: setWriting, chosen };
}
