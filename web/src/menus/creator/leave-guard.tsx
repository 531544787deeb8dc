import { useBlocker } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Leaving with changes asks first. A reload does not: the working copy survives it. */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const text = useText('menus/creator');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
    withResolver: true,
    enableBeforeUnload: false,
  });
  return (
    <Dialog
      title={text('leaveTitle')}
      role="alertdialog"
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{text('stay')}</Button>
          <Button variant="primary" onClick={() => blocker.proceed?.()}>
            {text('leaveNow')}
          </Button>
        </>
      }
    >
      <p>{text('leave')}</p>
    </Dialog>
  );
}
