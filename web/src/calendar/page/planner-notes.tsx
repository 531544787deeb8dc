import { FailedSave } from '../../platform/drafts/saving/failed-save.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { planStateOf, type PlanState } from '../state/plan-state.ts';
import styles from './planner.module.css';
import type { PlanSaving } from './use-save-plan.ts';

interface PlannerNotesProps {
  saving: PlanSaving;
  isContinued: boolean;
  onOpen: (state: PlanState) => void;
}

/** Notes on this plan: unsaved work gone on with, and why it was not saved. */
export function PlannerNotes({ saving, isContinued, onOpen }: PlannerNotesProps) {
  const { failure, newer, isBusy, save, saveOver } = saving;
  const text = useText('calendar/planner');
  const drafts = useText('drafts');
  return (
    <>
      {isContinued && <Message>{drafts('continued')}</Message>}
      {failure && newer && (
        <Message
          tone="warning"
          action={
            <div className={styles.actions}>
              <Button size="small" onClick={() => onOpen(planStateOf(newer.thing))}>
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
