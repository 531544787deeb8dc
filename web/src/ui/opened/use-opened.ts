import { use } from 'react';
import { later } from './later.ts';

const OPENED = later(() => import('./opened.tsx'));

export const fetchOpened = OPENED.fetch;

/** The parts that stand over a page. Suspends until they are here, and not at all once they are. */
export function useOpened(): typeof import('./opened.tsx') {
  return OPENED.now() ?? use(OPENED.fetch());
}

/** Fetches it with the first touch of a page: a first paint does not wait for it, and no first press either. */
export function fetchOpenedWhenTouched(): void {
  const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
  const touched = (): void => {
    for (const event of events) removeEventListener(event, touched, true);
    void fetchOpened();
  };
  for (const event of events) addEventListener(event, touched, { capture: true, passive: true });
}
