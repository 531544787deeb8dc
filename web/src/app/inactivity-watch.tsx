import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useNotices } from '../notices/notices.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useInactivity } from '../users/use-inactivity.ts';
import { useSettings } from '../users/use-settings.ts';
import { useSignOut } from './use-sign-out.ts';

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
    signOut(() => notices.show({ message: text('inactivity.over', { minutes }), display: null }));
  }, [isOver, signOut, notices, text, minutes]);

  return (
    <Dialog
      role="alertdialog"
      title={text('inactivity.title')}
      isOpen={state.kind === 'warning'}
      onClose={stay}
      actions={
        <>
          <Button variant="quiet" onClick={() => signOut()}>
            {text('signOut')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {text('inactivity.stay')}
          </Button>
        </>
      }
    >
      <p>{state.kind === 'warning' && text('inactivity.warning', { seconds: state.secondsLeft })}</p>
    </Dialog>
  );
}
