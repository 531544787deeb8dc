import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/organizations/organization-api.ts';
import type { LogoActions } from './logo-setting.tsx';
import { useLogoActions } from './use-logo-actions.ts';

const REFRESHES = [api.readOrganization, api.listOrganizations, readOrganizationAudit];

export function useOrganizationLogo(organizationId: string): LogoActions {
  const body = { organizationId };
  return useLogoActions({
    upload: { endpoint: api.uploadOrganizationLogo, input: (file) => ({ body, file }) },
    remove: { endpoint: api.deleteOrganizationLogo, input: { body } },
    restore: { endpoint: api.restoreOrganizationLogo, input: { body } },
    refreshes: REFRESHES,
  });
}
