import { useBlocker } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** Where the browser has no room for the draft, leaving loses it, and a reload asks too. */
  keeping: { isKept: boolean; drop: () => void };
  /** Saves without leading anywhere; answers whether it was saved. Null: it cannot be saved from here. */
  save: (() => Promise<boolean>) | null;
  /** What leaving loses, where it is no draft that the browser had no room for. */
  lost?: string;
}

/** Leaving with changes asks first. A reload does not: the draft survives it. */
export const LeaveGuard = memo(function LeaveGuard({ isUnsaved, keeping, save, lost }: LeaveGuardProps) {
  const text = useText('drafts');
  const { isKept } = keeping;
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && (current.pathname !== next.pathname || draftIn(current.search) !== draftIn(next.search)),
    withResolver: true,
    enableBeforeUnload: isUnsaved && !isKept,
  });
  const leave = (): void => {
    // The dialog has said that it is lost: its name need not stand in the overview.
    if (!isKept) keeping.drop();
    blocker.proceed?.();
  };
  const stay = (): void => blocker.reset?.();
  async function saveAndLeave(): Promise<void> {
    setSaving(true);
    const isSaved = await save?.().finally(() => setSaving(false));
    if (isSaved) blocker.proceed?.();
    else stay();
  }
  return (
    <Dialog
      title={text('leave.title')}
      role="alertdialog"
      size="medium"
      isOpen={blocker.status === 'blocked'}
      onClose={stay}
      actions={
        <>
          <Button variant="quiet" onClick={stay}>
            {text('leave.stay')}
          </Button>
          <Button variant={save ? 'secondary' : 'primary'} onClick={leave}>
            {text('leave.leave')}
          </Button>
          {save && (
            <Button variant="primary" busy={isSaving} onClick={() => void saveAndLeave()}>
              {text('leave.save')}
            </Button>
          )}
        </>
      }
    >
      <p>{lost ?? text(isKept ? 'leave.kept' : 'leave.lost')}</p>
    </Dialog>
  );
});

/** For files that are chosen and not yet taken over: a browser keeps none of them. */
export const NOT_KEPT = { isKept: false, drop: () => undefined };

/** Another draft is another piece of work, though its page is the same. */
function draftIn(search: object): unknown {
  return 'draft' in search ? search.draft : undefined;
}
