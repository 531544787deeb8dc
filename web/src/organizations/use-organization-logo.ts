import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/organizations/organization-api.ts';
import { useChange } from '../platform/api/use-change.ts';
import { useUpload } from '../platform/api/use-upload.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../platform/notices/notices.tsx';
import type { LogoActions } from './logo-setting.tsx';
import { useAlert } from './use-alert.ts';

const REFRESHES = [api.readOrganization, api.listOrganizations, readOrganizationAudit];

export function useOrganizationLogo(organizationId: string): LogoActions {
  const text = useText('organizations');
  const notices = useNotices();
  const alert = useAlert();
  const body = { organizationId };
  const upload = useUpload(api.uploadOrganizationLogo, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('logo.saved') }),
  });
  const restore = useChange(api.restoreOrganizationLogo, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('logo.restored') }),
  });
  const putBack = () => restore.mutate({ body }, { onError: alert });
  const remove = useChange(api.deleteOrganizationLogo, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('logo.deleted'), action: { label: text('undo'), run: putBack } }),
  });
  return {
    upload: (file) => upload.start({ body, file }),
    isUploading: upload.isUploading,
    share: upload.share,
    cancel: upload.cancel,
    failure: upload.failure,
    remove: () => remove.mutate({ body }, { onError: alert }),
    restore: putBack,
    isChanging: remove.isPending || restore.isPending,
  };
}
