import { useEffect, useRef, useState } from 'react';
import { type CopyPlace, forgetWorkingCopy, keepWorkingCopy } from './report-working-copy.ts';
import type { WizardState } from './wizard-state.ts';

/** Milliseconds without a change before the work is kept in the browser. */
const KEEP_PAUSE = 400;

/** Keeps the work in the browser when the hand rests, and at the latest when the page goes. */
export function useKeptWork(place: CopyPlace, state: WizardState, changed: boolean): { isKept: boolean; rest: () => void } {
  const [isKept, setKept] = useState(true);
  const latest = useRef<KeptWork>({ place, state, changed, isResting: false, hasKept: false });
  useEffect(() => {
    const { isResting } = latest.current;
    Object.assign(latest.current, { place, state, changed, isResting: isResting && !changed });
    const timer = setTimeout(() => setKept(keepNow(latest.current)), KEEP_PAUSE);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const keep = (): void => void keepNow(latest.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  return {
    isKept,
    rest: () => {
      latest.current.isResting = true;
    },
  };
}

interface KeptWork {
  place: CopyPlace;
  state: WizardState;
  changed: boolean;
  /** Saved: there is nothing to keep until something changes. */
  isResting: boolean;
  /** What is kept is of this tab: another one's, where the same report is worked on, is not taken away. */
  hasKept: boolean;
}

function keepNow(work: KeptWork): boolean {
  const { place, state, changed, isResting } = work;
  if (isResting) return true;
  const isBegun = state.base === null && (changed || state.draft.startDate !== null);
  if (changed || isBegun) {
    work.hasKept = keepWorkingCopy(place, state);
    return work.hasKept;
  }
  if (work.hasKept) forgetWorkingCopy(place);
  work.hasKept = false;
  return true;
}
