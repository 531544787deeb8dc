import {
  deleteOrganization,
  listAllOrganizations,
  readAdminAudit,
  restoreOrganization,
} from '@plateprint/shared/admin/admin-api.ts';
import { listOrganizations } from '@plateprint/shared/organizations/organization-api.ts';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useBin } from '../organizations/use-bin.ts';

const REFRESHES = [listAllOrganizations, listOrganizations, restaurantOfUser, readAdminAudit];

/** Deletes and restores organizations. */
export function useOrganizationsBin() {
  const text = useText('admin');
  const remove = useChange(deleteOrganization, { refreshes: REFRESHES });
  const restore = useChange(restoreOrganization, { refreshes: REFRESHES });
  return useBin<{ id: string; name: string }>({
    remove: async ({ id: organizationId }) => remove.mutateAsync({ body: { organizationId } }),
    restore: async ({ id }) => restore.mutateAsync({ params: { id } }),
    noticesOf: ({ name }) => ({
      deleted: text('organization.deleted', { name }),
      restored: text('organization.restored', { name }),
      undo: text('undo'),
    }),
  });
}
