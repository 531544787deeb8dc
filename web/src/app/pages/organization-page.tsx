import { isSuperAdmin } from '@plateprint/shared/access/actor.ts';
import { mayReadMembers } from '@plateprint/shared/access/member-abilities.ts';
import { listOrganizations } from '@plateprint/shared/organizations/organization-api.ts';
import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { EraseMember } from '../../admin/erasure/erase-member.tsx';
import { OrganizationData } from '../../admin/export/organization-data.tsx';
import { ArchiveCard } from '../../menus/archive/archive-card.tsx';
import { LabelBasisCard } from '../../menus/labels/label-basis-card.tsx';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { OrganizationAudit } from '../../organizations/audit/organization-audit.tsx';
import { Members } from '../../organizations/members/members.tsx';
import { placeOf } from '../../organizations/organization-place.ts';
import { OrganizationProfile } from '../../organizations/organization-profile.tsx';
import { OrganizationPlan } from '../../organizations/plan/organization-plan.tsx';
import { useLocationName } from '../../organizations/use-location-names.ts';
import { useOrganization } from '../../organizations/use-organization.ts';
import { RestaurantList } from '../../restaurants/details/restaurant-list.tsx';
import { RestaurantChoice } from '../../restaurants/restaurant-choice.tsx';
import { useOnlyRestaurant, useRestaurant } from '../../restaurants/use-restaurants.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Message } from '../../ui/control/message.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchTabs } from '../../ui/choice/search-tabs.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useActor } from '../../users/actor.ts';

/** The organization that the restaurant worked in belongs to, or the one that the address names. */
export function OrganizationPage() {
  const actor = useActor();
  const asked = useSearch({ strict: false, select: (search: { id?: string }) => search.id });
  const restaurant = useRestaurant();
  const id = asked ?? restaurant?.organizationId ?? actor.organizationId;
  return <OneOrganization key={id} id={id} />;
}

function OneOrganization({ id }: { id: string }) {
  const text = useText('organizations');
  const locationName = useLocationName();
  const { data: organization, error, refetch } = useOrganization(id);
  return (
    <Page>
      <PageHeader
        title={organization?.name ?? text('page.title')}
        lead={organization && `${text(`segment.${organization.segment}`)} · ${locationName(organization.location)}`}
        actions={<OtherOrganization id={id} />}
      />
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!organization && !error && <Skeleton lines={8} />}
      {organization && <Tabs organization={organization} />}
    </Page>
  );
}

/** Everyone of the organization sees logo, name and plan; who runs it all the rest. */
function Tabs({ organization }: { organization: Organization }) {
  const text = useText('organizations');
  const ui = useText('ui');
  const data = useText('admin/export');
  const label = useText('menus/labels');
  const archive = useText('menus/archive');
  const actor = useActor();
  const runs = mayReadMembers(actor, placeOf(organization));
  const { id, mayManage } = organization;
  const isInactive = usePlanRefusal('organization_settings') === 'plan_inactive';
  const profile = { id: 'profile', label: text('page.profile'), content: <OrganizationProfile organization={organization} /> };
  const labels = { id: 'labels', label: label('tab'), content: <LabelBasisCard organizationId={id} /> };
  const plan = { id: 'plan', label: text('page.plan'), content: <OrganizationPlan organizationId={id} /> };
  if (!runs) return <SearchTabs label={text('page.title')} tabs={[profile, labels, plan]} />;
  return (
    <>
      {!mayManage && !isInactive && <Message tone="warning">{ui('failure.plan_inactive')}</Message>}
      <SearchTabs
        label={text('page.title')}
        tabs={[
          {
            id: 'members',
            label: text('page.members'),
            content: <People organization={organization} />,
          },
          {
            id: 'restaurants',
            label: text('page.restaurants'),
            content: <RestaurantList organizationId={id} mayManage={mayManage} />,
          },
          profile,
          labels,
          { id: 'archive', label: archive('tab'), content: <ArchiveCard organizationId={id} /> },
          plan,
          { id: 'audit', label: text('page.audit'), content: <OrganizationAudit organizationId={id} /> },
          { id: 'data', label: data('tab'), content: <OrganizationData organizationId={id} /> },
        ]}
      />
    </>
  );
}

/** For those who run several organizations; a super-admin finds them in the admin area. */
function OtherOrganization({ id }: { id: string }) {
  const text = useText('organizations');
  const actor = useActor();
  const navigate = useNavigate();
  const maySwitch = !isSuperAdmin(actor) && actor.roles.some(({ role }) => role.endsWith('-owner') || role.endsWith('-admin'));
  const { data } = useRead(listOrganizations, {}, { enabled: maySwitch });
  const organizations = data?.items ?? [];
  if (organizations.length < 2) return null;
  return (
    <NativeSelect
      label={text('page.choose')}
      hideLabel
      value={id}
      choices={organizations.map(({ id: value, name }) => ({ value, label: name }))}
      onChange={(chosen) => void navigate({ to: '/organization', search: { id: chosen } })}
    />
  );
}

function People({ organization }: { organization: Organization }) {
  const only = useOnlyRestaurant(organization.id);
  return (
    <Members organization={organization} restaurantField={RestaurantChoice} onlyRestaurant={only} eraseQuestion={EraseMember} />
  );
}
