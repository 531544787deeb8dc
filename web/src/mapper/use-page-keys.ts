import { useEffect, useRef } from 'react';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { isPressing, isTyping } from './page-keys.ts';

export interface PageKeys {
  /** The candidate in this place, from 0. */
  pick: (place: number) => void;
  take: () => void;
  /** The best candidate, for this name and all that are similar. */
  takeAll: () => void;
  /** To the next name (1) or the one before (-1). */
  move: (by: 1 | -1) => void;
  noFood: () => void;
  similar: () => void;
  undo: () => void;
}

/** The keys of the queue, anywhere on the page but in fields. */
export function usePageKeys(keys: PageKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = isTyping(event) || event.repeat ? null : actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actionOf(event: KeyboardEvent, keys: PageKeys): (() => void) | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey) return keys.undo;
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-5]$/u.test(key)) return () => keys.pick(Number(key) - 1);
  if (key === 'Enter') return isPressing(event) ? null : shiftKey ? keys.takeAll : keys.take;
  if (key === 'ArrowDown') return () => keys.move(1);
  if (key === 'ArrowUp') return () => keys.move(-1);
  return ownValue({ n: keys.noFood, s: keys.similar, u: keys.undo }, key.toLowerCase()) ?? null;
}
