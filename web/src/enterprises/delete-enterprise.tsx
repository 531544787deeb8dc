import { deleteEnterprise, type Enterprise, listEnterprises } from '@plateprint/shared/enterprises/enterprise-api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { useRestoreEnterprise } from './use-restore-enterprise.ts';

/** Asks before an enterprise is deleted; only one without organizations can be. */
export function DeleteEnterprise({ enterprise, onClose }: { enterprise: Enterprise; onClose: () => void }) {
  const text = useText('enterprises');
  const notices = useNotices();
  const navigate = useNavigate();
  const restore = useRestoreEnterprise();
  const remove = useChange(deleteEnterprise, {
    refreshes: [listEnterprises],
    onSuccess: () => {
      notices.show({
        message: text('deleted', { name: enterprise.name }),
        action: { label: text('undo'), run: () => restore(enterprise) },
      });
      // The page stays the same one, with another address: it does not take the question away by itself.
      onClose();
      void navigate({ to: '/enterprises/{-$id}', params: { id: undefined } });
    },
  });
  return (
    <ConfirmDialog
      title={text('deleteTitle', { name: enterprise.name })}
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: enterprise.id } })}
      confirmLabel={text('delete')}
      danger
      busy={remove.isPending}
      failure={remove.error}
    >
      <p>{text('deleteLead')}</p>
    </ConfirmDialog>
  );
}
