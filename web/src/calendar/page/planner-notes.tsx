import type { MenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { FailedSave } from '../../drafts/saving/failed-save.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import type { UnknownDishes } from '../dishes/use-unknown-dishes.ts';
import type { Planner } from '../state/use-planner.ts';
import { Overtaken } from './overtaken.tsx';
import type { PlanSaving } from './use-save-plan.ts';

interface PlannerNotesProps {
  planner: Planner;
  saving: PlanSaving;
  unknown: UnknownDishes;
  isContinued: boolean;
  onOpen: (newer: MenuPlan) => void;
}

/** Notes on this plan: unsaved work gone on with, why it was not saved, and why its dishes are not all known. */
export function PlannerNotes({ planner, saving, unknown, isContinued, onOpen }: PlannerNotesProps) {
  const { failure, newer, isBusy, save } = saving;
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
      {failure && newer && <Overtaken {...{ planner, saving, newer, onOpen }} />}
      {failure && !newer && <FailedSave failure={failure} again={{ save, isBusy }} />}
    </>
  );
}
