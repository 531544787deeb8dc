import type { MenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { FailedSave } from '../../drafts/saving/failed-save.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import type { UnknownDishes } from '../dishes/use-unknown-dishes.ts';
import styles from './planner.module.css';
import type { PlanSaving } from './use-save-plan.ts';

interface PlannerNotesProps {
  saving: PlanSaving;
  unknown: UnknownDishes;
  isContinued: boolean;
  onOpen: (newer: MenuPlan) => void;
}

/** Notes on this plan: unsaved work gone on with, why it was not saved, and why its dishes are not all known. */
export function PlannerNotes({ saving, unknown, isContinued, onOpen }: PlannerNotesProps) {
  const { failure, newer, isBusy, save, saveOver } = saving;
  const text = useText('calendar/planner');
  const drafts = useText('drafts');
  const ui = useText('ui');
  const failureText = useFailureText();
  return (
    <>
      {isContinued && <Message>{drafts('continued')}</Message>}
      {unknown.failure !== null && (
        <Message
          tone="warning"
          action={
            <Button size="small" onClick={unknown.onRetry}>
              {ui('retry')}
            </Button>
          }
        >
          {failureText(unknown.failure)}
        </Message>
      )}
      {failure && newer && (
        <Message
          tone="warning"
          action={
            <div className={styles.actions}>
              <Button size="small" onClick={() => onOpen(newer.thing)}>
                {text(newer.isOwn ? 'openOwn' : 'openNewer')}
              </Button>
              <Button size="small" onClick={saveOver}>
                {text('saveOver')}
              </Button>
            </div>
          }
        >
          <strong>{drafts(newer.isOwn ? 'conflict.own' : 'conflict.other')}</strong> {text('conflictHelp')}
        </Message>
      )}
      {failure && !newer && <FailedSave failure={failure} again={{ save, isBusy }} />}
    </>
  );
}
