import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { AuditList } from './audit-list.tsx';

export function OrganizationAudit({ organizationId }: { organizationId: string }) {
  return <AuditList pages={usePages(readOrganizationAudit, { params: { id: organizationId } })} />;
}
