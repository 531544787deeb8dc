import type { CellPlace } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useEffect, useRef } from 'react';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { cellAt } from '../state/plan-state.ts';
import type { Planner } from '../state/use-planner.ts';
import type { GridState } from './use-grid-actions.ts';

interface ClipboardReach {
  planner: Planner;
  isLocked: boolean;
  grid: Pick<GridState, 'chosen' | 'write'>;
  /** A list from elsewhere was pasted over a place. */
  onList: (text: string, from: CellPlace) => void;
}

/** While the focus is in a cell, what is copied and pasted are dishes; other programs get and give their names. */
const isInCell = (): boolean => document.activeElement?.hasAttribute('data-cell') ?? false;

/** In the field of a cell, where text is text; but what is more than one cell of a sheet is no name of a dish. */
const isInField = (): boolean => document.activeElement?.closest('[data-writing]') != null;
const isList = (text: string): boolean => /[\t\r\n]/u.test(text);

/** Copies, cuts and pastes the selected dish; names from another program, such as a column of a sheet, become a list to fill in. */
export function useCellClipboard({ planner, isLocked, grid: { chosen, write }, onList }: ClipboardReach): void {
  const { dispatch, current } = planner;
  const copied = useRef<{ recipeId: string; name: string } | null>(null);
  const nameOf = useRecipeName();
  useEffect(() => {
    const take = (event: ClipboardEvent): void => {
      const place = chosen.current;
      const cell = isInCell() && place ? cellAt(current().draft, place) : null;
      if (!place || !cell) return;
      event.preventDefault();
      copied.current = { recipeId: cell.recipeId, name: nameOf(current().dishes.get(cell.recipeId)?.names ?? []) };
      event.clipboardData?.setData('text/plain', copied.current.name);
      if (event.type === 'cut') dispatch({ do: 'clear', place });
    };
    const paste = (event: ClipboardEvent): void => {
      const place = chosen.current;
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      const isOver = isInCell() || (isInField() && isList(text));
      if (!isOver || !place || isLocked) return;
      event.preventDefault();
      if (text !== '' && text !== copied.current?.name) {
        write(null);
        onList(text, place);
      } else if (copied.current) dispatch({ do: 'put', place, recipeId: copied.current.recipeId });
    };
    document.addEventListener('copy', take);
    document.addEventListener('cut', take);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', take);
      document.removeEventListener('cut', take);
      document.removeEventListener('paste', paste);
    };
  });
}
