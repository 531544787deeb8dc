import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { listMembers, removeMember, restoreMember } from '@plateprint/shared/organizations/member-api.ts';
import type { Member } from '@plateprint/shared/organizations/organization.ts';
import { forcePasswordUpdate } from '@plateprint/shared/users/password-api.ts';
import { endMemberSecondFactor } from '@plateprint/shared/users/second-factor-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useAlert } from '../use-alert.ts';
import { memberName } from '../member-name.ts';

const REFRESHES = [listMembers, readOrganizationAudit];

interface MemberActions {
  remove: (member: Member) => void;
  restore: (member: Member) => void;
  askForPassword: (member: Member) => void;
  endTwoStep: (member: Member) => void;
}

/** The actions on a member from the list. Removing is done at once and can be undone, but for a guest's. */
export function useMemberActions(organizationId: string): MemberActions {
  const text = useText('organizations/members');
  const notices = useNotices();
  const alert = useAlert();
  const remove = useChange(removeMember, { refreshes: REFRESHES });
  const restore = useChange(restoreMember, { refreshes: REFRESHES });
  const force = useChange(forcePasswordUpdate, { refreshes: [readOrganizationAudit] });
  const loosen = useChange(endMemberSecondFactor, { refreshes: [readOrganizationAudit] });

  // Promises rather than callbacks: undo also works from the next page, when this one is gone.
  async function takeBack(member: Member) {
    try {
      await restore.mutateAsync({ params: { id: member.id } });
      notices.show({ message: text('restored', { name: memberName(member) }) });
    } catch (failure) {
      alert(failure);
    }
  }

  async function takeOut(member: Member) {
    try {
      const { restorable } = await remove.mutateAsync({ params: { id: member.id }, query: { organizationId } });
      const undo = { label: text('undo'), run: () => void takeBack(member) };
      notices.show({ message: text('removed', { name: memberName(member) }), ...(restorable && { action: undo }) });
    } catch (failure) {
      alert(failure);
    }
  }

  async function askForPassword(member: Member) {
    try {
      await force.mutateAsync({ params: { id: member.id } });
      notices.show({ message: text('password.asked', { name: memberName(member) }) });
    } catch (failure) {
      alert(failure);
    }
  }

  async function endTwoStep(member: Member) {
    try {
      await loosen.mutateAsync({ params: { id: member.id } });
      notices.show({ message: text('twoStep.ended', { name: memberName(member) }) });
    } catch (failure) {
      alert(failure);
    }
  }

  return {
    remove: (member) => void takeOut(member),
    restore: (member) => void takeBack(member),
    askForPassword: (member) => void askForPassword(member),
    endTwoStep: (member) => void endTwoStep(member),
  };
}
