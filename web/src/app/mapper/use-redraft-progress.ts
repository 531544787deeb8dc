import { cancelSave, readSaveProgress } from '@plateprint/shared/reports/api/report-api.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';

/** Milliseconds between two looks. */
const EVERY = 400;

/** How far the recalculation of drafts has come, read by the key that it was sent with. */
export function useRedraftProgress() {
  const [key, setKey] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const timer = setInterval(() => {
      call(readSaveProgress, { params: { key } }).then(
        ({ phase, done, total }) =>
          setShare(phase === 'calculating' && total > 0 ? done / total : phase === 'writing' ? 1 : null),
        // Not begun, or done already: the next look, or the answer itself, tells.
        () => setShare(null),
      );
    }, EVERY);
    return () => clearInterval(timer);
  }, [key]);
  return {
    share,
    begin: (): string => {
      const made = crypto.randomUUID();
      setKey(made);
      return made;
    },
    end: (): void => {
      setKey(null);
      setShare(null);
    },
    cancel: (): void => {
      if (key !== null) void call(cancelSave, { params: { key } }).catch(() => undefined);
    },
  };
}
