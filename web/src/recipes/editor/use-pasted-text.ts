import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * Takes what is pasted while no field has the focus and no dialog is open: a text of several lines, so that a word pasted
 * by mistake does nothing.
 */
export function usePastedText(onText: (text: string) => void | Promise<void>): void {
  const take = useEffectEvent(onText);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      if (event.defaultPrevented || (event.target as Element | null)?.closest?.(FIELDS)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.split(/\r?\n/).filter((line) => line.trim() !== '').length < 2) return;
      event.preventDefault();
      void take(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
