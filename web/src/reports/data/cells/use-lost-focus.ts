import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that led on is gone with what it stood in: what stands there now is where reading and Tab go on. Where a
 * field has taken the focus itself, it stays.
 */
export function useLostFocus<Place extends HTMLElement>(shown: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const former = useRef(shown);
  useEffect(() => {
    if (former.current === shown) return;
    former.current = shown;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [shown]);
  return place;
}
