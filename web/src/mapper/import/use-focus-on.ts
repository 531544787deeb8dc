import { type RefObject, useEffect, useRef } from 'react';

/**
 * What a step of work stands in: it takes the focus when a step follows another, whose buttons are gone, so that the next key
 * meets the work and not the page around it. Its element needs `tabIndex={-1}`.
 */
export function useFocusOn<Element extends HTMLElement>(step: string): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const former = useRef(step);
  useEffect(() => {
    if (former.current !== step) place.current?.focus({ preventScroll: true });
    former.current = step;
  }, [step]);
  return place;
}
