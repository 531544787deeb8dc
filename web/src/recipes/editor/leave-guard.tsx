import { useBlocker } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Leaving with changes asks first. A reload does not: the working copy survives it. */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const text = useText('recipes');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
    withResolver: true,
    enableBeforeUnload: false,
  });
  const isAsking = blocker.status === 'blocked';
  return (
    <Dialog
      title={text('editor.leaveTitle')}
      role="alertdialog"
      isOpen={isAsking}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{text('editor.stay')}</Button>
          <Button variant="primary" onClick={() => blocker.proceed?.()}>
            {text('editor.leaveNow')}
          </Button>
        </>
      }
    >
      <p>{text('editor.leave')}</p>
    </Dialog>
  );
}
