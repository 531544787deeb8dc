import { deleteIntegration, listIntegrations, restoreIntegration } from '@plateprint/shared/integrations/integration-api.ts';
import type { Integration } from '@plateprint/shared/integrations/integration.ts';
import { listWebhooks } from '@plateprint/shared/integrations/webhook-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { useChange } from '../../api/use-change.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../../notices/notices.tsx';
import { useAlert } from '../../organizations/use-alert.ts';

/** What is out of date once an integration is changed. */
export const INTEGRATION_REFRESHES = [listIntegrations, listWebhooks, readOrganizationAudit];

type Named = Pick<Integration, 'id' | 'name'>;

interface IntegrationDeeds {
  remove: (integration: Named) => void;
  restore: (integration: Named) => void;
}

/** Deletes and restores integrations, each told; deleting has an undo. */
export function useIntegrationDeeds(): IntegrationDeeds {
  const text = useText('integrations');
  const notices = useNotices();
  const alert = useAlert();
  const remove = useChange(deleteIntegration, { refreshes: INTEGRATION_REFRESHES });
  const restore = useChange(restoreIntegration, { refreshes: INTEGRATION_REFRESHES });

  // Promises rather than callbacks: undo also works from the next page, when this one is gone.
  async function takeOut({ id, name }: Named) {
    try {
      await restore.mutateAsync({ params: { id } });
      notices.show({ message: text('restored', { name }) });
    } catch (failure) {
      alert(failure);
    }
  }

  async function putIn(integration: Named) {
    try {
      await remove.mutateAsync({ params: { id: integration.id } });
      notices.show({
        message: text('deleted', { name: integration.name }),
        action: { label: text('undo'), run: () => void takeOut(integration) },
      });
    } catch (failure) {
      alert(failure);
    }
  }

  return { remove: (integration) => void putIn(integration), restore: (integration) => void takeOut(integration) };
}
