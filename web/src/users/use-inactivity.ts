import { authenticate } from '@plateprint/shared/users/user-api.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { inactivityState, type InactivityState } from './inactivity.ts';
import { lastDeed, markDeed, onDeedElsewhere } from './last-deed.ts';

const DEEDS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Milliseconds between two signs of life to the server, which counts for itself. */
const SIGN_OF_LIFE = 60_000;

/** Counts the time without a deed. While the warning stands only `stay` ends it: a brushed mouse does not. */
export function useInactivity(minutes: number): { state: InactivityState; stay: () => void } {
  const [moment, setMoment] = useState(thisMoment);
  const state = useMemo(() => inactivityState(moment.deed, minutes, moment.now), [moment, minutes]);
  const lastSign = useRef(0);

  const look = useCallback(() => setMoment(thisMoment()), []);
  const stay = useCallback(() => {
    const now = Date.now();
    const isNews = markDeed(now);
    if (isNews && minutes > 0 && now - lastSign.current > SIGN_OF_LIFE) {
      lastSign.current = now;
      // A failure is told by whatever the person does next.
      call(authenticate).catch(() => {});
    }
    if (isNews) look();
  }, [minutes, look]);

  useEffect(() => {
    const onDeed = () => {
      const { deed, now } = thisMoment();
      if (inactivityState(deed, minutes, now).kind === 'active') stay();
    };
    if (lastDeed() === null) markDeed(Date.now());
    for (const deed of DEEDS) addEventListener(deed, onDeed, { passive: true, capture: true });
    document.addEventListener('visibilitychange', look);
    const silence = onDeedElsewhere(look);
    return () => {
      for (const deed of DEEDS) removeEventListener(deed, onDeed, { capture: true });
      document.removeEventListener('visibilitychange', look);
      silence();
    };
  }, [minutes, look, stay]);

  useEffect(() => {
    const wait = state.kind === 'warning' ? 1000 : state.kind === 'active' ? state.changesIn : null;
    if (wait === null) return undefined;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [state, look]);

  return { state, stay };
}

function thisMoment(): { deed: number; now: number } {
  const now = Date.now();
  return { deed: lastDeed() ?? now, now };
}
