import { readSession } from '@plateprint/shared/users/user-api.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../platform/api/call.ts';
import { inactivityState, type InactivityState } from './inactivity.ts';
import { ACTION_STEP, lastAction, markAction, onActionElsewhere } from './last-action.ts';

const ACTIONS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Milliseconds between two signs of life to the server, which counts for itself. */
const SIGN_OF_LIFE = 60_000;

/** Counts the time without an action. While the warning stands only `stay` ends it: a brushed mouse does not. */
export function useInactivity(minutes: number): { state: InactivityState; stay: () => void } {
  const [moment, setMoment] = useState(thisMoment);
  const state = useMemo(() => inactivityState(moment.action, minutes, moment.now), [moment, minutes]);
  const lastSign = useRef(0);

  const look = useCallback(() => setMoment(thisMoment()), []);
  const note = useCallback(() => {
    const now = Date.now();
    if (markAction(now) && minutes > 0 && now - lastSign.current > SIGN_OF_LIFE) {
      lastSign.current = now;
      // The next thing that the person does shows the failure.
      call(readSession).catch(() => {});
    }
  }, [minutes]);
  const stay = useCallback(() => {
    note();
    look();
  }, [note, look]);

  useEffect(() => {
    let noted = 0;
    // Each key and each step of a mouse comes by here: most of them may cost nothing.
    const onAction = () => {
      if (Math.abs(Date.now() - noted) < ACTION_STEP) return;
      const { action, now } = thisMoment();
      if (inactivityState(action, minutes, now).kind !== 'active') return;
      noted = now;
      // Nothing is drawn anew: when the warning would be due it is looked at when the last action was.
      note();
    };
    if (lastAction() === null) markAction(Date.now());
    for (const action of ACTIONS) addEventListener(action, onAction, { passive: true, capture: true });
    document.addEventListener('visibilitychange', look);
    const silence = onActionElsewhere(look);
    return () => {
      for (const action of ACTIONS) removeEventListener(action, onAction, { capture: true });
      document.removeEventListener('visibilitychange', look);
      silence();
    };
  }, [minutes, look, note]);

  useEffect(() => {
    const wait = state.kind === 'warning' ? 1000 : state.kind === 'active' ? state.changesIn : null;
    if (wait === null) return undefined;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [state, look]);

  return { state, stay };
}

function thisMoment(): { action: number; now: number } {
  const now = Date.now();
  return { action: lastAction() ?? now, now };
}
