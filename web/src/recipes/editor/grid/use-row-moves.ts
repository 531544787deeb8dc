import { useCallback, useLayoutEffect, useRef } from 'react';
import { focusCell, type GridColumn } from '../state/grid-focus.ts';
import type { RowMove } from './row-move.ts';
import type { LineCount } from '../state/steady-lines.ts';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';

/** Where the focus goes after a line was moved: it stays with the line. */
const NEXT_ROW: Record<RowMove, number> = { up: -1, down: 1, duplicate: 1, remove: 0, own: 0 };

function focusedColumn(): GridColumn {
  const column = (document.activeElement as HTMLElement | null)?.dataset['cell']?.split(':')[1];
  return column === 'ingredient' || column === 'amount' ? column : 'written';
}

/** Moves, doubles and takes away whole lines, and keeps the focus with what was moved. */
export function useRowMoves(
  { dispatch }: Pick<RecipeEditor, 'dispatch'>,
  counts: ReadonlyMap<string, LineCount>,
): (id: string, row: number, move: RowMove) => void {
  const latest = useRef(counts);
  useLayoutEffect(() => {
    latest.current = counts;
  });
  return useCallback(
    (id, row, move) => {
      const column = focusedColumn();
      if (move === 'up') dispatch({ do: 'move_line', id, by: -1 });
      else if (move === 'down') dispatch({ do: 'move_line', id, by: 1 });
      else if (move === 'duplicate') dispatch({ do: 'duplicate_line', id });
      else if (move === 'own') dispatch({ do: 'own_instead', id, grams: latest.current.get(id)?.grams ?? null });
      else dispatch({ do: 'remove_line', id });
      // After the rows were drawn anew: a menu gives the focus back to its button first.
      requestAnimationFrame(() => requestAnimationFrame(() => focusCell(Math.max(0, row + NEXT_ROW[move]), column)));
    },
    [dispatch],
  );
}
