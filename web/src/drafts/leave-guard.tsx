import { useBlocker } from '@tanstack/react-router';
import { memo, useEffect, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { askBefore, type Ending } from './before-ending.ts';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** Where the browser has no room for the draft, leaving loses it, and a reload asks too. */
  keeping: { isKept: boolean; drop: () => void };
  /** Saves without leading anywhere; answers whether it was saved. Null: it cannot be saved from here. */
  save: (() => Promise<boolean>) | null;
  /** What leaving loses, where it is no draft that the browser had no room for. */
  lost?: string;
  /**
   * The page is that of the restaurant worked in, and stays where another is chosen: what is kept goes on there. Else it is of a thing of one
   * restaurant, and choosing another leaves it.
   */
  isOfRestaurant: boolean;
}

/** Leaving with changes asks first. A reload does not: the draft survives it. */
export const LeaveGuard = memo(function LeaveGuard({ isUnsaved, keeping, save, lost, isOfRestaurant }: LeaveGuardProps) {
  const text = useText('drafts');
  const { isKept } = keeping;
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && (current.pathname !== next.pathname || draftIn(current.search) !== draftIn(next.search)),
    withResolver: true,
    enableBeforeUnload: isUnsaved && !isKept,
  });
  const ending = useEnding(isUnsaved && !(isKept && isOfRestaurant), lost === undefined ? OF_A_DRAFT : OF_FILES);
  const goOn = (): void => {
    blocker.proceed?.();
    ending.answer(true);
  };
  const leave = (): void => {
    // The dialog has said that it is lost: its name need not stand in the overview.
    if (!isKept) keeping.drop();
    goOn();
  };
  const stay = (): void => {
    blocker.reset?.();
    ending.answer(false);
  };
  async function saveAndLeave(): Promise<void> {
    setSaving(true);
    const isSaved = await save?.().finally(() => setSaving(false));
    if (isSaved) goOn();
    else stay();
  }
  return (
    <Dialog
      title={text('leave.title')}
      role="alertdialog"
      size="medium"
      isOpen={blocker.status === 'blocked' || ending.isAsked}
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

/** Signing out asks about drafts itself: it forgets all of them, wherever they were begun. */
const OF_A_DRAFT: readonly Ending[] = ['restaurant'];
const OF_FILES: readonly Ending[] = ['restaurant', 'session'];

/** The question whether unsaved work may end where the page stays. */
function useEnding(isAtStake: boolean, endings: readonly Ending[]): { isAsked: boolean; answer: (may: boolean) => void } {
  const [asked, setAsked] = useState<{ answer: (may: boolean) => void } | null>(null);
  useEffect(() => {
    if (!isAtStake) return undefined;
    return askBefore(endings, async () => new Promise((resolve) => setAsked({ answer: resolve })));
  }, [isAtStake, endings]);
  return {
    isAsked: asked !== null,
    answer: (may) => {
      setAsked(null);
      asked?.answer(may);
    },
  };
}

/** For files that are chosen and not yet taken over: a browser keeps none of them. */
export const NOT_KEPT = { isKept: false, drop: () => undefined };

/** Another draft is another piece of work, though its page is the same. */
function draftIn(search: object): unknown {
  return 'draft' in search ? search.draft : undefined;
}
