import { useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { useOrganizationsBin } from './use-organizations-bin.ts';

interface DeleteOrganizationProps {
  organization: { id: string; name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before an organization is deleted: its people can no longer sign in. */
export function DeleteOrganization({ organization, onClose, onDeleted }: DeleteOrganizationProps) {
  const text = useText('admin');
  const { putIn } = useOrganizationsBin();
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    const isDeleted = await putIn(organization);
    onClose();
    if (isDeleted) onDeleted?.();
  }

  return (
    <ConfirmDialog
      title={text('organization.deleteTitle', { name: organization.name })}
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel={text('organization.delete')}
      danger
      busy={isBusy}
    >
      <p>{text('organization.deleteLead')}</p>
    </ConfirmDialog>
  );
}
