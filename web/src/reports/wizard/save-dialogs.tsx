import { saveMessage } from '@plateprint/shared/reports/report-status.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { readReport } from '@plateprint/shared/reports/report-api.ts';
import { rulesOf } from '@plateprint/shared/reports/report-kind.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useReportWords } from '../report-words.ts';
import { refusedRows } from './refused-rows.ts';
import { PeriodDialog } from './period-dialog.tsx';
import { SaveProgress } from './save-progress.tsx';
import type { WizardWork } from './use-report-wizard.ts';
import { type WizardState, wizardOfReport } from './wizard-state.ts';

interface SaveDialogsProps {
  wizard: WizardWork;
  onOpen: (state: WizardState | null) => void;
}

/** What is asked before and told while a report is saved. */
export function SaveDialogs({ wizard, onOpen }: SaveDialogsProps) {
  const { asking, saving, state } = wizard;
  return (
    <>
      {asking?.kind === 'save' && <CreateOrUpdate wizard={wizard} status={asking.status} />}
      {asking?.kind === 'conflict' && <Conflict wizard={wizard} status={asking.status} onOpen={onOpen} />}
      <PeriodDialog
        coverage={asking?.kind === 'period' ? asking.coverage : null}
        restaurants={asking?.kind === 'period' ? asking.restaurants : []}
        kind={state.draft}
        onClose={() => wizard.ask(null)}
        onGoOn={() => wizard.ask({ kind: 'save', status: 'completed' })}
      />
      {saving.running?.status === 'completed' && (
        <SaveProgress saveKey={saving.running.key} isAgain={saving.running.isAgain} onCancel={saving.cancel} />
      )}
    </>
  );
}

type Status = 'draft' | 'completed';

/** The create-or-update question: under which name, and what will happen. */
function CreateOrUpdate({ wizard, status }: { wizard: WizardWork; status: Status }) {
  const text = useText('reports/wizard');
  const failureText = useFailureText();
  const words = useReportWords();
  const { draft, base } = wizard.state;
  const { startDate, endDate } = draft;
  const proposed =
    startDate === null ? '' : `${words.kindOf(draft).split(',')[0]} ${words.timespanOf({ ...draft, startDate, endDate })}`;
  const [name, setName] = useState(isBlank(draft.name) ? proposed : draft.name);
  const [isTried, setTried] = useState(false);
  const message = saveMessage(base?.status ?? null, status);
  const save = (): void => {
    setTried(true);
    if (!isBlank(name)) void wizard.save(status, { name: name.trim() });
  };
  const isBusy = wizard.saving.running !== null;
  return (
    <Dialog
      title={text(`save.title.${message}`)}
      isOpen={!isBusy || status === 'draft'}
      onClose={() => wizard.ask(null)}
      actions={
        <>
          <Button variant="quiet" onClick={() => wizard.ask(null)}>
            {text('cancel')}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={save}>
            {text(`save.deed.${message}`)}
          </Button>
        </>
      }
    >
      <p>{text(`save.words.${status}`)}</p>
      <TextField
        label={text('save.name')}
        value={name}
        maxLength={200}
        autoFocus
        onChange={setName}
        problem={isTried && isBlank(name) && text('save.noName')}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      {wizard.failure && (
        <Message tone="danger">
          {failureText(wizard.failure)} <strong>{refusedRows(wizard.failure, draft).join(', ')}</strong>
        </Message>
      )}
    </Dialog>
  );
}

/** Somebody saved a newer version: nothing is overwritten unasked, and nothing of one's own is lost. */
function Conflict({ wizard, status, onOpen }: { wizard: WizardWork; status: Status; onOpen: SaveDialogsProps['onOpen'] }) {
  const text = useText('reports/wizard');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>(null);
  const { base, draft } = wizard.state;
  // A month of a restaurant has one report: there a copy would be refused.
  const mayBeCopied = !rulesOf(draft).oncePerStart || draft.startDate !== base?.startDate;
  const isBusy = wizard.saving.running !== null;
  async function load(): Promise<void> {
    if (!base) return;
    try {
      onOpen(wizardOfReport(await call(readReport, { params: { id: base.id } })));
    } catch (thrown) {
      setFailure(thrown);
    }
  }
  const problem = failure ?? wizard.failure;
  return (
    <Dialog
      role="alertdialog"
      size="medium"
      title={text('conflict.title')}
      isOpen={!isBusy}
      onClose={() => wizard.ask(null)}
      actions={
        <>
          <Button onClick={() => void load()}>{text('conflict.load')}</Button>
          {mayBeCopied && <Button onClick={() => void wizard.save(status, { as: 'copy' })}>{text('conflict.copy')}</Button>}
          <Button variant="danger" onClick={() => void wizard.save(status, { as: 'over' })}>
            {text('conflict.over')}
          </Button>
        </>
      }
    >
      <p>{text('conflict.words')}</p>
      {problem !== null && <Message tone="danger">{failureText(problem)}</Message>}
    </Dialog>
  );
}
