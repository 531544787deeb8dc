import {
  dissociateOrganization,
  type Enterprise,
  listEnterprises,
  readEnterprise,
} from '@plateprint/shared/enterprises/enterprise-api.ts';
import { listOrganizations, readOrganization } from '@plateprint/shared/organizations/organization-api.ts';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';

interface DissociateDialogProps {
  enterprise: Pick<Enterprise, 'id' | 'name'>;
  organization: { id: string; name: string };
  onClose: () => void;
}

/** Asks before an organization is taken out of its enterprise: the owners no longer reach it. */
export function DissociateDialog({ enterprise, organization, onClose }: DissociateDialogProps) {
  const text = useText('enterprises');
  const notices = useNotices();
  const dissociate = useChange(dissociateOrganization, {
    refreshes: [readEnterprise, listEnterprises, listOrganizations, readOrganization],
    onSuccess: () => {
      notices.show({ message: text('dissociated', { name: organization.name, enterprise: enterprise.name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={text('dissociateTitle', { name: organization.name, enterprise: enterprise.name })}
      isOpen
      onClose={onClose}
      onConfirm={() => dissociate.mutate({ body: { enterpriseId: enterprise.id, organizationId: organization.id } })}
      confirmLabel={text('dissociate')}
      danger
      busy={dissociate.isPending}
      failure={dissociate.error}
    >
      <p>{text('dissociateMeans')}</p>
    </ConfirmDialog>
  );
}
