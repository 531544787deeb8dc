import { readMember } from '@plateprint/shared/organizations/member-api.ts';
import type { Member, Organization } from '@plateprint/shared/organizations/organization.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { SidePanel } from '../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { MemberForm } from './member-form.tsx';
import { memberName } from '../member-name.ts';
import type { RestaurantChoiceField } from '../restaurant-choice-props.ts';

interface MemberPanelProps {
  member: Member;
  organization: Organization;
  restaurantField: RestaurantChoiceField;
  onClose: () => void;
}

/** One member beside the list. All restaurants of the portfolio are read first: saving sets them anew. */
export function MemberPanel({ member, organization, restaurantField, onClose }: MemberPanelProps) {
  const { data, error, refetch, isFetchedAfterMount } = useRead(
    readMember,
    { params: { id: member.id }, query: { organizationId: organization.id } },
    { staleTime: 0 },
  );
  if (data && isFetchedAfterMount) {
    return (
      <MemberForm
        member={data.member}
        portfolio={data.portfolio}
        organization={organization}
        restaurantField={restaurantField}
        onClose={onClose}
      />
    );
  }
  return (
    <SidePanel title={memberName(member)} isOpen onClose={onClose}>
      {error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
    </SidePanel>
  );
}
