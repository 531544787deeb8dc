import { updateIntegration } from '@plateprint/shared/integrations/integration-api.ts';
import { FORMER_KEY_HOURS, type Integration, type IntegrationWithKey } from '@plateprint/shared/integrations/integration.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import styles from '../integration.module.css';
import { INTEGRATION_REFRESHES } from './use-integrations-bin.ts';

interface RotateKeyProps {
  integration: Integration;
  onClose: () => void;
  onRotated: (rotated: IntegrationWithKey, after: string) => void;
}

/** A new key in the place of the one that is there, which works on for a day or ends now. */
export function RotateKey({ integration, onClose, onRotated }: RotateKeyProps) {
  const text = useText('integrations');
  const [endFormer, setEndFormer] = useState(false);
  const rotate = useChange(updateIntegration, {
    refreshes: INTEGRATION_REFRESHES,
    onSuccess: (rotated) =>
      onRotated(
        rotated,
        endFormer ? text('rotate.formerEnded') : text('rotate.formerWorks', { hours: String(FORMER_KEY_HOURS) }),
      ),
  });
  return (
    <ConfirmDialog
      title={text('rotate.title', { name: integration.name })}
      isOpen
      onClose={onClose}
      onConfirm={() => rotate.mutate({ params: { id: integration.id }, body: { rotate: true, endFormer } })}
      confirmLabel={text('rotate.confirm')}
      danger={endFormer}
      busy={rotate.isPending}
      failure={rotate.error}
    >
      <div className={styles.form}>
        <p>{text('rotate.lead', { hours: String(FORMER_KEY_HOURS) })}</p>
        <Checkbox label={text('rotate.endNow')} hint={text('rotate.endNowHint')} checked={endFormer} onChange={setEndFormer} />
      </div>
    </ConfirmDialog>
  );
}
