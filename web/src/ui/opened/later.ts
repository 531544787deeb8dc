import { useCallback, useSyncExternalStore } from 'react';
import { fetchedPatiently } from './fetched-patiently.ts';

/** Code that is fetched when it is first wanted, and is there at once from then on. */
export interface Later<Code> {
  fetch: () => Promise<Code>;
  /** Null until it arrived. */
  now: () => Code | null;
}

export function later<Code>(load: () => Promise<Code>): Later<Code> {
  let arrived: Code | null = null;
  let onItsWay: Promise<Code> | null = null;
  return {
    fetch: async () => (onItsWay ??= fetchedPatiently(load).then((code) => (arrived = code))),
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
