/** Whether a key belongs to a field, a menu or an open dialog, and not to the page. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing) return true;
  const { target } = event;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  const field = target.closest('input, textarea, select, [contenteditable="true"]');
  if (!(field instanceof HTMLInputElement)) return field !== null;
  return field.type !== 'checkbox' && field.type !== 'radio';
}

/** Whether Enter or the space bar would press what has the focus. */
export function isPressing(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.closest('button, a, summary, input') !== null;
}
