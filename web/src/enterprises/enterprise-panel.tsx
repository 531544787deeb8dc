import * as api from '@plateprint/shared/enterprises/enterprise-api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { Button } from '../ui/control/button.tsx';
import { SidePanel } from '../ui/overlay/dialog.tsx';
import { focusFirstProblem } from '../ui/form/focus-problem.ts';
import { Message } from '../ui/control/message.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import styles from './enterprise.module.css';

const REFRESHES = [api.listEnterprises, api.readEnterprise];

/** A new enterprise, or another name for one. */
export function EnterprisePanel({ enterprise, onClose }: { enterprise: api.Enterprise | null; onClose: () => void }) {
  const text = useText('enterprises');
  const ui = useText('ui');
  const failureText = useFailureText();
  const notices = useNotices();
  const navigate = useNavigate();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(enterprise?.name ?? '');
  const [wasTried, setWasTried] = useState(false);
  const create = useChange(api.createEnterprise, {
    refreshes: REFRESHES,
    onSuccess: (made) => {
      notices.show({ message: text('added', { name: made.name }) });
      onClose();
      void navigate({ to: '/enterprises/{-$id}', params: { id: made.id } });
    },
  });
  const rename = useChange(api.updateEnterprise, {
    refreshes: REFRESHES,
    onSuccess: (renamed) => {
      notices.show({ message: text('renamed', { name: renamed.name }) });
      onClose();
    },
  });
  const failure = create.error ?? rename.error;
  const isNameless = name.trim() === '';
  const isBusy = create.isPending || rename.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isNameless) return focusFirstProblem(form.current);
    if (isBusy) return;
    if (enterprise) rename.mutate({ body: { id: enterprise.id, name: name.trim() } });
    else create.mutate({ body: { name: name.trim() } });
  }

  return (
    <SidePanel
      title={text(enterprise ? 'rename' : 'add')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {enterprise ? ui('save') : text('addConfirm')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && <Message tone="danger">{failureText(failure)}</Message>}
        <TextField
          autoFocus
          label={text('name')}
          name="enterprise-name"
          maxLength={200}
          autoComplete="off"
          value={name}
          onChange={setName}
          problem={wasTried && isNameless && text('nameMissing')}
        />
      </form>
    </SidePanel>
  );
}
