import { type CellPlace, placeOf } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cellName } from './use-cell-keys.ts';

interface CellSelection {
  selected: CellPlace | null;
  /** The same, for what must not be made anew when the selection moves. */
  chosen: RefObject<CellPlace | null>;
  select: (place: CellPlace) => void;
  /** Selects a place, and its cell gets the focus; at the plan's edge (null) nothing happens. */
  goTo: (place: CellPlace | null) => void;
  /** The same of a cell that somebody points at, once it is drawn as it is now: it is in sight, and the page is not measured before that. */
  goToPointed: (pointed: { cell: HTMLElement; place: CellPlace }, draw: () => void) => void;
}

export function useCellSelection(): CellSelection {
  const [selected, setSelected] = useState<CellPlace | null>(null);
  const chosen = useRef<CellPlace | null>(null);
  const select = useCallback((place: CellPlace) => {
    // A cell that is pressed or dropped on says it again with its focus: that would draw the planner a second time.
    if (chosen.current && placeOf(chosen.current) === placeOf(place)) return;
    chosen.current = place;
    setSelected(place);
  }, []);
  const goTo = useCallback(
    (place: CellPlace | null) => {
      if (!place) return;
      select(place);
      focusCell(place);
    },
    [select],
  );
  const goToPointed = useCallback(
    ({ cell, place }: { cell: HTMLElement; place: CellPlace }, draw: () => void) => {
      flushSync(() => {
        draw();
        select(place);
      });
      cell.focus({ preventScroll: true });
    },
    [select],
  );
  return { selected, chosen, select, goTo, goToPointed };
}

/** The cell of a place gets the focus: at once where it is drawn, else with the next frame. */
export function focusCell(place: CellPlace): void {
  const cell = cellOf(place);
  if (cell) cell.focus();
  else requestAnimationFrame(() => cellOf(place)?.focus());
}

function cellOf(place: CellPlace): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellName(place))}"]`);
}
