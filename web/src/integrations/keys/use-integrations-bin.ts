import { deleteIntegration, listIntegrations, restoreIntegration } from '@plateprint/shared/integrations/integration-api.ts';
import type { Integration } from '@plateprint/shared/integrations/integration.ts';
import { listWebhooks } from '@plateprint/shared/integrations/webhook-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useBin } from '../../organizations/use-bin.ts';

/** Reads that are out of date once an integration is changed. */
export const INTEGRATION_REFRESHES = [listIntegrations, listWebhooks, readOrganizationAudit];

/** Deletes and restores integrations. */
export function useIntegrationsBin() {
  const text = useText('integrations');
  const remove = useChange(deleteIntegration, { refreshes: INTEGRATION_REFRESHES });
  const restore = useChange(restoreIntegration, { refreshes: INTEGRATION_REFRESHES });
  return useBin<Pick<Integration, 'id' | 'name'>>({
    remove: async ({ id }) => remove.mutateAsync({ params: { id } }),
    restore: async ({ id }) => restore.mutateAsync({ params: { id } }),
    noticesOf: ({ name }) => ({ deleted: text('deleted', { name }), restored: text('restored', { name }), undo: text('undo') }),
  });
}
