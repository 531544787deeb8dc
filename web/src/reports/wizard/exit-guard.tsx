import { mayBeDraft } from '@plateprint/shared/reports/model/report-status.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { Dispatch } from 'react';
import { LeaveGuard } from '../../drafts/leave-guard.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useProposedName } from './use-proposed-name.ts';
import type { WizardWork } from './use-report-wizard.ts';
import { isFilled, type WizardAction } from './wizard-state.ts';

/** Leaving with changes asks first, whether back to the timespan or to another page. */
export function ExitGuard({ wizard, dispatch }: { wizard: WizardWork; dispatch: Dispatch<WizardAction> }) {
  const { draft, base } = wizard.state;
  const proposed = useProposedName(draft);
  const mayBeSaved = mayBeDraft(draft, base?.status ?? null);
  const save = async (): Promise<boolean> =>
    wizard.save('draft', { name: isBlank(draft.name) ? proposed : draft.name, isLeaving: true });
  return (
    <>
      <LeaveGuard
        isUnsaved={wizard.isChanged && isFilled(draft)}
        keeping={wizard.keeping}
        save={mayBeSaved && draft.startDate !== null ? save : null}
        isOfRestaurant={base === null || draft.category !== 'restaurant'}
      />
      <LeaveData wizard={wizard} dispatch={dispatch} mayBeSaved={mayBeSaved} />
    </>
  );
}

interface LeaveDataProps {
  wizard: WizardWork;
  dispatch: Dispatch<WizardAction>;
  mayBeSaved: boolean;
}

/** Back from the data to the timespan: what was changed is kept, saved or taken back. */
function LeaveData({ wizard, dispatch, mayBeSaved }: LeaveDataProps) {
  const text = useText('reports/wizard');
  const goBack = (): void => {
    wizard.ask(null);
    dispatch({ do: 'go', step: 'timespan' });
  };
  const undo = (): void => {
    dispatch({ do: 'give_back' });
    goBack();
  };
  return (
    <Dialog
      role="alertdialog"
      size="medium"
      title={text('exit.title')}
      isOpen={wizard.asking?.kind === 'leave_data'}
      onClose={() => wizard.ask(null)}
      actions={
        <>
          <Button variant="quiet" onClick={() => wizard.ask(null)}>
            {text('exit.stay')}
          </Button>
          <Button onClick={undo}>{text('exit.discard')}</Button>
          {mayBeSaved && <Button onClick={() => wizard.finish('draft')}>{text('exit.saveDraft')}</Button>}
          <Button variant="primary" onClick={goBack}>
            {text('exit.keep')}
          </Button>
        </>
      }
    >
      <p>{text('exit.data')}</p>
    </Dialog>
  );
}
