import { type FocusEvent, useCallback, useMemo, useRef, useState } from 'react';

interface CurrentRow {
  /** The line that is worked in, whose details are shown; null: none yet. */
  id: string | null;
  /** For whatever holds the rows. */
  watch: { onFocus: (event: FocusEvent) => void; onPointerDown: () => void };
}

/**
 * The row that is worked in. Of a press it changes only once the press is over: rows that moved under the pointer would
 * leave its click beside what was meant.
 */
export function useCurrentRow(): CurrentRow {
  const [id, setId] = useState<string | null>(null);
  const pressed = useRef<{ next: string | null } | null>(null);
  const onPointerDown = useCallback(() => {
    const press = { next: null as string | null };
    pressed.current = press;
    const end = (): void => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      // The click that belongs to the press comes right after it.
      setTimeout(() => {
        if (pressed.current === press) pressed.current = null;
        if (press.next !== null) setId(press.next);
      });
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }, []);
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const line = target.closest('[data-line]')?.getAttribute('data-line') ?? null;
    if (line === null) return;
    if (pressed.current) pressed.current.next = line;
    else setId(line);
  }, []);
  return { id, watch: useMemo(() => ({ onFocus, onPointerDown }), [onFocus, onPointerDown]) };
}
