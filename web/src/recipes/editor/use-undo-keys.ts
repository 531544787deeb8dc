import { useEffect } from 'react';
import type { RecipeEditor } from './use-recipe-editor.ts';

/**
 * Ctrl or ⌘ with Z takes back, with Shift (or Ctrl Y) makes again, wherever the focus is on the page: what the browser
 * would take back in one field alone would not reach the recipe.
 */
export function useUndoKeys({ dispatch }: Pick<RecipeEditor, 'dispatch'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const deed = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' && !event.shiftKey ? 'redo' : null;
      // In a dialog its own fields are meant.
      if (!deed || (event.target as HTMLElement | null)?.closest('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      dispatch({ do: deed });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dispatch]);
}
