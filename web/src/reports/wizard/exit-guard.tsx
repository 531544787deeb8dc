import { mayBeDraft } from '@plateprint/shared/reports/report-status.ts';
import { useBlocker } from '@tanstack/react-router';
import type { Dispatch } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isFilled, type WizardAction } from './wizard-state.ts';
import type { WizardWork } from './use-report-wizard.ts';

/**
 * Leaving with changes asks first, whether back to the timespan or to another page. A reload does not ask: the work
 * survives it, unless the browser has no room for it.
 */
export function ExitGuard({ wizard, dispatch }: { wizard: WizardWork; dispatch: Dispatch<WizardAction> }) {
  const text = useText('reports/wizard');
  const { state, asking } = wizard;
  const { draft, base } = state;
  const isGuarded = wizard.isChanged && isFilled(draft);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isGuarded && current.pathname !== next.pathname,
    withResolver: true,
    enableBeforeUnload: isGuarded && !wizard.isKept,
  });
  const isLeavingPage = blocker.status === 'blocked';
  const isLeavingData = asking?.kind === 'leave_data';
  const stay = (): void => {
    blocker.reset?.();
    if (isLeavingData) wizard.ask(null);
  };
  const leave = (): void => {
    if (isLeavingPage) {
      blocker.proceed?.();
      return;
    }
    wizard.ask(null);
    dispatch({ do: 'give_back' });
    dispatch({ do: 'go', step: 'timespan' });
  };
  const keep = (): void => {
    if (isLeavingPage) {
      blocker.proceed?.();
      return;
    }
    wizard.ask(null);
    dispatch({ do: 'go', step: 'timespan' });
  };
  const saveDraft = (): void => {
    blocker.reset?.();
    wizard.finish('draft');
  };
  return (
    <Dialog
      role="alertdialog"
      size="medium"
      title={text('exit.title')}
      isOpen={isLeavingPage || isLeavingData}
      onClose={stay}
      actions={
        <>
          <Button variant="quiet" onClick={stay}>
            {text('exit.stay')}
          </Button>
          {isLeavingData && <Button onClick={leave}>{text('exit.discard')}</Button>}
          {mayBeDraft(draft, base?.status ?? null) && <Button onClick={saveDraft}>{text('exit.saveDraft')}</Button>}
          <Button variant="primary" onClick={keep}>
            {text(isLeavingPage ? 'exit.leave' : 'exit.keep')}
          </Button>
        </>
      }
    >
      <p>{text(isLeavingData ? 'exit.data' : wizard.isKept ? 'exit.page' : 'exit.pageLost')}</p>
    </Dialog>
  );
}
