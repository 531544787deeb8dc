import type { KeyboardEvent } from 'react';

/** The actions on a whole line. */
export type RowMove = 'up' | 'down' | 'duplicate' | 'remove' | 'own';

/** Alt with an arrow moves the line, Ctrl or ⌘ with D doubles it, with Shift and Backspace takes it away. */
export function rowMoveOf(event: KeyboardEvent): RowMove | null {
  const command = event.ctrlKey || event.metaKey;
  // In the ingredient's cell Alt ↓ opens the list, as in every combobox.
  const isCombobox = (event.target as HTMLElement).getAttribute('role') === 'combobox';
  if (event.altKey && !command && event.key === 'ArrowUp') return 'up';
  if (event.altKey && !command && event.key === 'ArrowDown' && !isCombobox) return 'down';
  if (command && !event.shiftKey && event.key.toLowerCase() === 'd') return 'duplicate';
  return command && event.shiftKey && event.key === 'Backspace' ? 'remove' : null;
}
