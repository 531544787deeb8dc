import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ClientFailure } from '../../api/client-failure.ts';
import { type AskedName, type LookUp, lookUpNames, type NameMatch, NAMES_A_CALL } from './look-up-names.ts';

/** Calls under way at once. */
const AT_ONCE = 2;

export interface NameMatches {
  /** Undefined while it is not looked up. */
  matchOf: (key: string) => NameMatch | undefined;
  /** 0–1; null when nothing is under way. */
  share: number | null;
  /** A person called it off; what is not looked up waits. */
  isStopped: boolean;
  failure: ClientFailure | null;
  stop: () => void;
  retry: () => void;
}

/** Looks names up in batches, two at a time, each name once. Names that are mended are looked up as they come. */
export function useNameMatches(names: readonly AskedName[], how: Omit<LookUp, 'signal'>): NameMatches {
  const [known, setKnown] = useState<ReadonlyMap<string, NameMatch>>(new Map());
  const [isStopped, setStopped] = useState(false);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const controller = useRef<AbortController | null>(null);
  const isRunning = useRef(false);
  const unknown = useMemo(() => names.filter(({ key }) => !known.has(key)), [names, known]);
  useEffect(() => () => controller.current?.abort(), []);

  useEffect(() => {
    if (unknown.length === 0 || isRunning.current || isStopped || failure) return;
    isRunning.current = true;
    const own = new AbortController();
    controller.current = own;
    const size = NAMES_A_CALL[how.variety];
    const batches = Array.from({ length: Math.ceil(unknown.length / size) }, (_, at) =>
      unknown.slice(at * size, (at + 1) * size),
    );
    const work = async (): Promise<void> => {
      for (let batch = batches.shift(); batch && !own.signal.aborted; batch = batches.shift()) {
        const found = await lookUpNames(batch, { ...how, signal: own.signal });
        setKnown((before) => new Map([...before, ...found]));
      }
    };
    void Promise.all(Array.from({ length: AT_ONCE }, work))
      .catch((thrown: unknown) => {
        own.abort();
        const failed = thrown instanceof ClientFailure ? thrown : new ClientFailure('network');
        if (failed.kind !== 'cancelled') setFailure(failed);
      })
      .finally(() => {
        isRunning.current = false;
      });
  }, [unknown, isStopped, failure, how]);

  const matchOf = useCallback((key: string) => known.get(key), [known]);
  const isBusy = unknown.length > 0 && !isStopped && !failure;
  return {
    matchOf,
    share: isBusy ? (names.length - unknown.length) / names.length : null,
    isStopped,
    failure,
    stop: () => {
      setStopped(true);
      controller.current?.abort();
    },
    retry: () => {
      setStopped(false);
      setFailure(null);
    },
  };
}
