import { readFollowing, stopFollowing } from '@plateprint/shared/calendar/following-api.ts';
import { placeOf } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import type { Planner } from '../state/use-planner.ts';
import parts from '../parts.module.css';
import type { Followed } from './use-followed.ts';

interface FollowedNoteProps {
  id: string | undefined;
  planner: Planner;
  followed: Followed;
  isLocked: boolean;
}

/** Which plan the open one follows, how many dishes are the kitchen's own, and the way back to theirs. Nothing where it follows none. */
export function FollowedNote({ id, planner, followed: { follows, varied }, isLocked }: FollowedNoteProps) {
  if (!follows || id === undefined) return null;
  return <Note {...{ id, planner, follows, varied, isLocked }} />;
}

interface NoteProps extends Pick<FollowedNoteProps, 'planner' | 'isLocked'>, Pick<Followed, 'varied'> {
  id: string;
  follows: NonNullable<Followed['follows']>;
}

function Note({ id, planner, follows, varied, isLocked }: NoteProps) {
  const text = useText('calendar/following');
  const [isAsked, setAsked] = useState(false);
  const stop = useChange(stopFollowing, { refreshes: [readFollowing], onSuccess: () => setAsked(false) });
  const { name, restaurantName: restaurant, isOffered } = follows;
  const takeAll = (): void => {
    const own = planner.current().draft.cells.filter((cell) => !varied.has(placeOf(cell)));
    const theirs = follows.cells.filter((cell) => varied.has(placeOf(cell)));
    const cells = [...own, ...theirs.map((cell) => ({ ...cell, servings: null, locked: false }))];
    planner.dispatch({ do: 'replace_cells', cells });
  };
  return (
    <Message
      action={
        !isLocked && (
          <div className={parts.actions}>
            {varied.size > 0 && (
              <Button size="small" onClick={takeAll}>
                {text('takeAll')}
              </Button>
            )}
            <Button size="small" onClick={() => setAsked(true)}>
              {text('stop')}
            </Button>
          </div>
        )
      }
    >
      {text(isOffered ? 'follows' : 'ended', { name, restaurant })} {text('own', { count: varied.size })}
      <ConfirmDialog
        title={text('stopTitle')}
        confirmLabel={text('stop')}
        isOpen={isAsked}
        busy={stop.isPending}
        failure={stop.error}
        onClose={() => setAsked(false)}
        onConfirm={() => stop.mutate({ params: { id } })}
      >
        {text('stopHelp', { name })}
      </ConfirmDialog>
    </Message>
  );
}
