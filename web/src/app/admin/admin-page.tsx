import { readAdminAudit } from '@plateprint/shared/admin/admin-api.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { AuditList } from '../../organizations/audit/audit-list.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchTabs } from '../../ui/choice/search-tabs.tsx';
import { AdminOrganizations } from '../../admin/admin-organizations.tsx';
import { AdminUsers } from '../../admin/admin-users.tsx';
import { Corrections } from '../../admin/corrections/corrections.tsx';

/** The whole installation, for super-admins: everybody, every organization, and who changed what. */
export function AdminPage() {
  const text = useText('admin');
  const corrections = useText('admin/corrections');
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={
          <>
            <ButtonLink to="/enterprises/{-$id}" params={{ id: undefined }} icon="building">
              {text('enterprises')}
            </ButtonLink>
            <ButtonLink to="/admin/organization/{-$id}" params={{ id: undefined }} variant="primary" icon="add">
              {text('organization.add')}
            </ButtonLink>
          </>
        }
      />
      <SearchTabs
        label={text('title')}
        tabs={[
          { id: 'organizations', label: text('organizations'), content: <AdminOrganizations /> },
          { id: 'users', label: text('users'), content: <AdminUsers /> },
          { id: 'corrections', label: corrections('title'), content: <Corrections /> },
          { id: 'audit', label: text('audit'), content: <AdminAudit /> },
        ]}
      />
    </Page>
  );
}

function AdminAudit() {
  return <AuditList pages={usePages(readAdminAudit, {})} showOrganization />;
}
