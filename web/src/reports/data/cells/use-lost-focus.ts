import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that led on is gone with what it stood in: what stands there now is where reading and Tab go on. Where a
 * field has taken the focus itself, it stays. In a task of its own: before the focus moves the browser lays out what is new.
 */
export function useLostFocus<Place extends HTMLElement>(shown: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const former = useRef(shown);
  useEffect(() => {
    if (former.current === shown) return undefined;
    former.current = shown;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) place.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [shown]);
  return place;
}
