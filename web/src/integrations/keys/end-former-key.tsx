import { updateIntegration } from '@plateprint/shared/integrations/integration-api.ts';
import type { Integration } from '@plateprint/shared/integrations/integration.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { INTEGRATION_REFRESHES } from './use-integrations-bin.ts';

/** Ends the key before the last rotation: what still calls with it is refused from now on. */
export function EndFormerKey({ integration, onClose }: { integration: Integration; onClose: () => void }) {
  const text = useText('integrations');
  const notices = useNotices();
  const end = useChange(updateIntegration, {
    refreshes: INTEGRATION_REFRESHES,
    onSuccess: ({ name }) => {
      notices.show({ message: text('endFormer.done', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={text('endFormer.title', { name: integration.name })}
      isOpen
      onClose={onClose}
      onConfirm={() => end.mutate({ params: { id: integration.id }, body: { endFormer: true } })}
      confirmLabel={text('endFormer.confirm')}
      danger
      busy={end.isPending}
      failure={end.error}
    >
      <p>{text('endFormer.lead')}</p>
    </ConfirmDialog>
  );
}
