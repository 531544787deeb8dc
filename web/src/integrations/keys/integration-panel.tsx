import { createIntegration, updateIntegration } from '@plateprint/shared/integrations/integration-api.ts';
import { type Integration, type IntegrationWithKey, opensNothing } from '@plateprint/shared/integrations/integration.ts';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { SidePanel } from '../../ui/overlay/dialog.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from '../integration.module.css';
import { INTEGRATION_REFRESHES } from './use-integrations-bin.ts';

interface IntegrationPanelProps {
  organizationId: string;
  /** Null: a new one. */
  integration: Integration | null;
  onClose: () => void;
  onMade: (made: IntegrationWithKey) => void;
}

/** Name and uses of an integration. */
export function IntegrationPanel({ organizationId, integration, onClose, onMade }: IntegrationPanelProps) {
  const text = useText('integrations');
  const ui = useText('ui');
  const failureText = useFailureText();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(integration?.name ?? text('nameOffered'));
  const [flags, setFlags] = useState({ open_api: integration?.open_api ?? true, mapping_api: integration?.mapping_api ?? false });
  const [wasTried, setWasTried] = useState(false);
  const { save, isPending, error } = useSave({ organizationId, integration, onClose, onMade });
  const isNameless = name.trim() === '';
  const isUseless = opensNothing(flags);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isNameless) return focusFirstProblem(form.current);
    if (!isUseless && !isPending) save({ name: name.trim(), ...flags });
  }

  return (
    <SidePanel
      title={integration ? integration.name : text('add')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isPending}>
            {integration ? ui('save') : text('addConfirm')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        {!integration && <p className={styles.quiet}>{text('addLead')}</p>}
        {error && <Message tone="danger">{failureText(error)}</Message>}
        <TextField
          autoFocus={!integration}
          label={text('name')}
          hint={text('nameHint')}
          name="integration-name"
          maxLength={200}
          autoComplete="off"
          value={name}
          onChange={setName}
          // The name that is offered gives way to the first letter.
          onFocus={(event) => !integration && event.currentTarget.select()}
          problem={wasTried && isNameless && text('nameMissing')}
        />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{text('uses')}</legend>
          {(['open_api', 'mapping_api'] as const).map((flag) => (
            <Checkbox
              key={flag}
              label={text(`flags.${flag}`)}
              hint={text(`flagMeans.${flag}`)}
              checked={flags[flag]}
              onChange={(checked) => setFlags({ ...flags, [flag]: checked })}
            />
          ))}
          {(wasTried || integration) && isUseless && (
            <p className={styles.problem} role="alert">
              {text('flagMissing')}
            </p>
          )}
        </fieldset>
      </form>
    </SidePanel>
  );
}

function useSave({ organizationId, integration, onClose, onMade }: IntegrationPanelProps) {
  const text = useText('integrations');
  const notices = useNotices();
  const create = useChange(createIntegration, { refreshes: INTEGRATION_REFRESHES, onSuccess: (made) => onMade(made) });
  const update = useChange(updateIntegration, {
    refreshes: INTEGRATION_REFRESHES,
    onSuccess: ({ name }) => {
      notices.show({ message: text('saved', { name }) });
      onClose();
    },
  });
  return {
    isPending: create.isPending || update.isPending,
    error: create.error ?? update.error,
    save: (body: { name: string; open_api: boolean; mapping_api: boolean }) =>
      integration
        ? update.mutate({ params: { id: integration.id }, body })
        : create.mutate({ body: { organizationId, ...body } }),
  };
}
