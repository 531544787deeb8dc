import { use } from 'react';

type OpenedParts = typeof import('./opened.tsx');

let parts: OpenedParts | null = null;
let onTheirWay: Promise<OpenedParts> | null = null;

export function fetchOpened(): Promise<OpenedParts> {
  onTheirWay ??= import('./opened.tsx').then(
    (fetched) => (parts = fetched),
    (failure: unknown) => {
      // A file that did not arrive may be asked for again.
      onTheirWay = null;
      throw failure;
    },
  );
  return onTheirWay;
}

/** What stands over a page. Suspends until it is here, and not at all once it is. */
export function useOpened(): OpenedParts {
  return parts ?? use(fetchOpened());
}

/** Fetches it with the first touch of a page: a first paint does not wait for it, and no first press either. */
export function fetchOpenedWhenTouched(): void {
  const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
  const touched = (): void => {
    for (const event of events) removeEventListener(event, touched, true);
    void fetchOpened().catch(() => undefined);
  };
  for (const event of events) addEventListener(event, touched, { capture: true, passive: true });
}
