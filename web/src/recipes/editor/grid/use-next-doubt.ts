import { useCallback, useEffect } from 'react';
import { type DoubtfulLine, nextDoubt } from '../state/doubtful-lines.ts';
import { focusCell } from '../state/grid-focus.ts';

/** The row that has the focus; −1: none. */
function focusedRow(): number {
  const cell = document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
  return cell == null ? -1 : Number(cell);
}

/** Goes from doubt to doubt, by F8 (with Shift backwards) from anywhere on the page; what a line may mean is offered at once. */
export function useNextDoubt(doubts: readonly DoubtfulLine[]): (by: 1 | -1) => void {
  const toNext = useCallback(
    (by: 1 | -1): void => {
      const doubt = nextDoubt(doubts, focusedRow(), by);
      if (!doubt) return;
      focusCell(doubt.row, doubt.cell);
      // The list of an ingredient opens by a click, as by hand.
      if (doubt.cell === 'ingredient') document.querySelector<HTMLElement>(`[data-cell="${doubt.row}:ingredient"]`)?.click();
    },
    [doubts],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as HTMLElement | null)?.closest('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      toNext(event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toNext]);
  return toNext;
}
