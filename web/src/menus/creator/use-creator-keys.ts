import { useEffect } from 'react';
import type { MenuCreator } from './use-menu-creator.ts';

/** Ctrl or ⌘ with Z, Shift Z and Y over the whole page; with S it is saved. */
export function useCreatorKeys({ dispatch }: Pick<MenuCreator, 'dispatch'>, save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const deed = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : key === 's' ? 'save' : null;
      // In a dialog its own fields are meant.
      if (!deed || (event.target as HTMLElement | null)?.closest('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      if (deed === 'save') save();
      else dispatch({ do: deed });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dispatch, save]);
}
