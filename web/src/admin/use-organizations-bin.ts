import {
  deleteOrganization,
  listAllOrganizations,
  readAdminAudit,
  restoreOrganization,
} from '@plateprint/shared/admin/admin-api.ts';
import { listOrganizations } from '@plateprint/shared/organizations/organization-api.ts';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useChange } from '../api/use-change.ts';
import { useText } from '../i18n/use-text.ts';
import { useNotices } from '../notices/notices.tsx';
import { useAlert } from '../organizations/use-alert.ts';

type Named = { id: string; name: string };

const REFRESHES = [listAllOrganizations, listOrganizations, restaurantOfUser, readAdminAudit];

/** Deletes and restores organizations; `putIn` tells whether it worked. */
export function useOrganizationsBin(): {
  putIn: (organization: Named) => Promise<boolean>;
  takeOut: (organization: Named) => void;
} {
  const text = useText('admin');
  const notices = useNotices();
  const alert = useAlert();
  const remove = useChange(deleteOrganization, { refreshes: REFRESHES });
  const restore = useChange(restoreOrganization, { refreshes: REFRESHES });

  async function takeOut({ id, name }: Named) {
    try {
      await restore.mutateAsync({ params: { id } });
      notices.show({ message: text('organization.restored', { name }) });
    } catch (failure) {
      alert(failure);
    }
  }

  async function putIn(organization: Named) {
    try {
      await remove.mutateAsync({ body: { organizationId: organization.id } });
      const undo = { label: text('undo'), run: () => void takeOut(organization) };
      notices.show({ message: text('organization.deleted', { name: organization.name }), action: undo });
      return true;
    } catch (failure) {
      alert(failure);
      return false;
    }
  }

  return { putIn, takeOut: (organization) => void takeOut(organization) };
}
