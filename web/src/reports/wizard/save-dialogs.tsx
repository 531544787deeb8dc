import { saveMessage } from '@plateprint/shared/reports/model/report-status.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedSave } from '../../drafts/saving/failed-save.tsx';
import { readKey } from '../../platform/api/endpoint-key.ts';
import { call } from '../../platform/api/call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { refusedRows } from './refused-rows.ts';
import { MissingFirst } from '../missing-first.tsx';
import { PeriodDialog } from './period-dialog.tsx';
import { useProposedName } from './use-proposed-name.ts';
import { SaveProgress } from './save-progress.tsx';
import type { WizardWork } from './use-report-wizard.ts';
import { type WizardState, wizardOfReport } from './wizard-state.ts';

interface SaveDialogsProps {
  wizard: WizardWork;
  onOpen: (state: WizardState | null) => void;
}

/** The questions before a report is saved, and the messages while it is. */
export function SaveDialogs({ wizard, onOpen }: SaveDialogsProps) {
  const { asking, saving, state } = wizard;
  return (
    <>
      {asking?.kind === 'save' && <CreateOrUpdate wizard={wizard} status={asking.status} />}
      {asking?.kind === 'conflict' && <Conflict wizard={wizard} status={asking.status} isOwn={asking.isOwn} onOpen={onOpen} />}
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
  const { draft, base } = wizard.state;
  const proposed = useProposedName(draft);
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
            {text(`save.action.${message}`)}
          </Button>
        </>
      }
    >
      <p>{text(`save.words.${status}`)}</p>
      {status === 'completed' && <MissingFirst draft={draft} />}
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
        <FailedSave failure={wizard.failure}>
          <strong>{refusedRows(wizard.failure, draft).join(', ')}</strong>
        </FailedSave>
      )}
    </Dialog>
  );
}

interface ConflictProps extends SaveDialogsProps {
  status: Status;
  /** The same person saved it, in another tab or on another device. */
  isOwn: boolean;
}

/** There is a newer version: nothing is overwritten unasked, and nothing of one's own is lost. */
function Conflict({ wizard, status, isOwn, onOpen }: ConflictProps) {
  const text = useText('reports/wizard');
  const drafts = useText('drafts');
  const failureText = useFailureText();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const { base, draft } = wizard.state;
  // A month of a restaurant has one report: there a copy would be refused.
  const mayBeCopied = !rulesOf(draft).oncePerStart || draft.startDate !== base?.startDate;
  const isBusy = wizard.saving.running !== null;
  async function load(): Promise<void> {
    if (!base) return;
    try {
      const newer = await call(readReport, { params: { id: base.id } });
      client.setQueryData(readKey(readReport, { params: { id: newer.id } }), newer);
      onOpen(wizardOfReport(newer));
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
      <p>
        <strong>{drafts(isOwn ? 'conflict.own' : 'conflict.other')}</strong> {text('conflict.words')}
      </p>
      {problem !== null && <Message tone="danger">{failureText(problem)}</Message>}
    </Dialog>
  );
}
