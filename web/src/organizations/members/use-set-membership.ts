import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { listMembers, readMember } from '@plateprint/shared/organizations/member-api.ts';
import type { Member, Organization } from '@plateprint/shared/organizations/organization.ts';
import { updateRole } from '@plateprint/shared/users/role-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useActor } from '../../users/actor.ts';
import { sessionQuery } from '../../users/session.ts';
import { memberName } from '../member-name.ts';
import type { Membership } from './membership-fields.tsx';

interface SetMembership {
  set: (member: Member, membership: Membership) => void;
  isPending: boolean;
  failure: ClientFailure | null;
}

/** Sets role and restaurants of a member; one's own change asks everything shown anew, by what one may now. */
export function useSetMembership(organization: Organization, onDone: () => void): SetMembership {
  const text = useText('organizations/members');
  const notices = useNotices();
  const client = useQueryClient();
  const { userId } = useActor();
  const save = useChange(updateRole, { refreshes: [listMembers, readMember, readOrganizationAudit] });
  async function askAnew() {
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await client.invalidateQueries();
  }

  return {
    set: (member, { role, restaurants }) =>
      save.mutate(
        {
          params: { id: member.id },
          body: { organizationId: organization.id, roles: [{ role }], restaurantIds: [...restaurants.keys()] },
        },
        {
          onSuccess: () => {
            notices.show({ message: text('change.saved', { name: memberName(member) }) });
            onDone();
            if (member.id === userId) void askAnew();
          },
        },
      ),
    isPending: save.isPending,
    failure: save.error,
  };
}
