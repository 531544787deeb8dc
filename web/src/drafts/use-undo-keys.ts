import { useEffect } from 'react';
import type { StepBack } from './history.ts';

/**
 * Ctrl or ⌘ with Z takes back, with Shift (or Ctrl Y) makes again, wherever the focus is on the page: what the browser
 * would take back in one field alone would not reach the rest. With S it is saved, where `save` is given.
 */
export function useUndoKeys(dispatch: (step: StepBack) => void, save?: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const action = actionOf(event.key.toLowerCase(), event.shiftKey);
      // In a dialog its own fields are meant.
      if (!action || (event.target as HTMLElement | null)?.closest('[role="dialog"], [role="alertdialog"]')) return;
      if (action === 'save' && !save) return;
      event.preventDefault();
      if (action === 'save') save?.();
      else dispatch({ do: action });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dispatch, save]);
}

function actionOf(key: string, isShift: boolean): 'undo' | 'redo' | 'save' | null {
  if (key === 'z') return isShift ? 'redo' : 'undo';
  if (key === 'y' && !isShift) return 'redo';
  return key === 's' && !isShift ? 'save' : null;
}
