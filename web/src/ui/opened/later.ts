import { useCallback, useSyncExternalStore } from 'react';
import { fetchedPatiently } from './fetched-patiently.ts';

/** Code that is fetched when it is first wanted, and is there at once from then on. */
export interface Later<Code> {
  /** The same promise each time. It never refuses: a part that waits for it would ask again at once, and without a network do nothing else. */
  fetch: () => Promise<Code>;
  /** Null until it arrived. */
  now: () => Code | null;
}

export function later<Code>(load: () => Promise<Code>): Later<Code> {
  let arrived: Code | null = null;
  let onItsWay: Promise<Code> | null = null;
  return {
    fetch: () => (onItsWay ??= fetchedPatiently(load).then((code) => (arrived = code))),
    now: () => arrived,
  };
}

/** The code, null until it is there; it is fetched once it is wanted. */
export function useLater<Code>({ fetch, now }: Later<Code>, isWanted: boolean): Code | null {
  const untilThere = useCallback(
    (tell: () => void) => {
      if (isWanted && now() === null) void fetch().then(tell);
      return () => undefined;
    },
    [fetch, now, isWanted],
  );
  return useSyncExternalStore(untilThere, now);
}
