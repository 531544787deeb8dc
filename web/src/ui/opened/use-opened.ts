import { use } from 'react';
import { fetchedPatiently } from './fetched-patiently.ts';

type OpenedParts = typeof import('./opened.tsx');

let parts: OpenedParts | null = null;
let onTheirWay: Promise<OpenedParts> | null = null;

/** Never refuses: a part that waits for it would ask again at once, and without a network do nothing else. */
export function fetchOpened(): Promise<OpenedParts> {
  onTheirWay ??= fetchedPatiently(() => import('./opened.tsx')).then((fetched) => (parts = fetched));
  return onTheirWay;
}

/** The parts that stand over a page. Suspends until they are here, and not at all once they are. */
export function useOpened(): OpenedParts {
  return parts ?? use(fetchOpened());
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
