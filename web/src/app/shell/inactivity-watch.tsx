import { lazy, Suspense, useEffect, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useInactivity } from '../../users/use-inactivity.ts';
import { useSettings } from '../../users/use-settings.ts';
import { useSignOut } from '../session/use-sign-out.ts';

const InactivityWarning = lazy(() =>
  import('./inactivity-warning.tsx').then((module) => ({ default: module.InactivityWarning })),
);

/** Warns somebody who does nothing, and signs them out when the time of their settings is over. */
export function InactivityWatch() {
  const text = useText('app');
  const notices = useNotices();
  const minutes = useSettings().settings.inactivityLogoutTime;
  const { state, stay } = useInactivity(minutes);
  const signOut = useSignOut();
  const isOver = state.kind === 'over';
  const hasLeft = useRef(false);

  useEffect(() => {
    if (isOver === hasLeft.current) return;
    hasLeft.current = isOver;
    if (!isOver) return;
    signOut({
      forgets: null,
      afterwards: () => notices.show({ message: text('inactivity.over', { minutes }), display: null }),
    });
  }, [isOver, signOut, notices, text, minutes]);

  if (state.kind !== 'warning') return null;
  return (
    <Suspense>
      <InactivityWarning secondsLeft={state.secondsLeft} onStay={stay} onSignOut={() => signOut({ forgets: null })} />
    </Suspense>
  );
}
