import { useEffect, useRef, useState } from 'react';

interface Action {
  kind: 'deleting' | 'restoring' | 'changing' | 'marking';
  /** It takes more than one call: worth a bar that says how far it is. */
  isLong: boolean;
}

/** The work on many recipes, and the share of it that is done, 0–1; null while nobody knows. */
export interface LongWork extends Action {
  share: number | null;
}

export interface Working {
  work: LongWork | null;
  /** Runs one action and tells how far it is; the signal says when it is called off. */
  during: <T>(what: Action, action: (tell: (share: number) => void, signal: AbortSignal) => Promise<T>) => Promise<T>;
  cancel: () => void;
}

/** Long work of this screen, one action at a time. It goes on when the screen is left: half of it is nobody's wish. */
export function useLongWork(): Working {
  const [work, setWork] = useState<LongWork | null>(null);
  const calling = useRef<AbortController | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const show = (shown: LongWork | null): void => {
    if (isHere.current) setWork(shown);
  };
  return {
    work,
    async during(what, action) {
      const controller = new AbortController();
      calling.current = controller;
      show({ ...what, share: what.kind === 'marking' ? null : 0 });
      try {
        return await action((share) => show({ ...what, share }), controller.signal);
      } finally {
        show(null);
      }
    },
    cancel: () => calling.current?.abort(),
  };
}
