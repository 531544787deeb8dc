import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { OrganizationAudit } from '../../organizations/audit/organization-audit.tsx';
import { Members } from '../../organizations/members/members.tsx';
import { OrganizationProfile } from '../../organizations/organization-profile.tsx';
import { useOrganization } from '../../organizations/use-organization.ts';
import { RestaurantList } from '../../restaurants/details/restaurant-list.tsx';
import { RestaurantChoice } from '../../restaurants/restaurant-choice.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Button } from '../../ui/control/button.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Link } from '../../ui/control/link.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchTabs } from '../../ui/choice/search-tabs.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { DeleteOrganization } from '../../admin/delete-organization.tsx';
import { EraseMember } from '../../admin/erasure/erase-member.tsx';
import { NewOrganization } from '../../admin/new-organization.tsx';
import { PlanAndEnterprise } from './plan-and-enterprise.tsx';

/** One organization for super-admins; without an id a new one. */
export function AdminOrganizationPage() {
  const text = useText('admin');
  const { id } = useParams({ strict: false });
  if (id !== undefined) return <OneOrganization key={id} id={id} />;
  return (
    <Page>
      <PageHeader
        title={text('organization.new')}
        lead={text('organization.newLead')}
        trail={<Trail here={text('organization.new')} />}
      />
      <NewOrganization />
    </Page>
  );
}

function Trail({ here }: { here: string }) {
  const text = useText('admin');
  return (
    <Breadcrumbs
      crumbs={[
        <Link key="admin" to="/admin" quiet>
          {text('title')}
        </Link>,
        here,
      ]}
    />
  );
}

function OneOrganization({ id }: { id: string }) {
  const text = useText('admin');
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const { data: organization, error, refetch } = useOrganization(id);
  const name = organization?.name ?? text('organization.one');
  return (
    <Page>
      <PageHeader
        title={name}
        trail={<Trail here={name} />}
        actions={
          organization && (
            <Button variant="quiet" icon="bin" onClick={() => setIsDeleting(true)}>
              {text('organization.delete')}
            </Button>
          )
        }
      />
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!organization && !error && <Skeleton lines={8} />}
      {organization && <Tabs organization={organization} />}
      {organization && isDeleting && (
        <DeleteOrganization
          organization={organization}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => void navigate({ to: '/admin' })}
        />
      )}
    </Page>
  );
}

function Tabs({ organization }: { organization: Organization }) {
  const text = useText('admin');
  const { id, mayManage } = organization;
  return (
    <SearchTabs
      label={organization.name}
      tabs={[
        { id: 'plan', label: text('planAndEnterprise'), content: <PlanAndEnterprise organization={organization} /> },
        {
          id: 'members',
          label: text('members'),
          content: <Members organization={organization} restaurantField={RestaurantChoice} eraseQuestion={EraseMember} />,
        },
        {
          id: 'restaurants',
          label: text('restaurants'),
          content: <RestaurantList organizationId={id} mayManage={mayManage} />,
        },
        { id: 'profile', label: text('profile'), content: <OrganizationProfile organization={organization} /> },
        { id: 'audit', label: text('audit'), content: <OrganizationAudit organizationId={id} /> },
      ]}
    />
  );
}
