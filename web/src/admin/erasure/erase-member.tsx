import { eraseMember } from '@plateprint/shared/admin/erasure-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { listMembers } from '@plateprint/shared/organizations/member-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { memberName } from '../../organizations/member-name.ts';
import type { MemberQuestionProps } from '../../organizations/member-question-props.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import styles from './erasure.module.css';

/** Asks before a removed member is erased without waiting for the 30 days to pass. */
export function EraseMember({ member, onClose }: MemberQuestionProps) {
  const text = useText('admin/erasure');
  const notices = useNotices();
  const name = memberName(member);
  const erase = useChange(eraseMember, {
    refreshes: [listMembers, readOrganizationAudit],
    onSuccess() {
      notices.show({ message: text('member.erased', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={text('member.title', { name })}
      isOpen
      onClose={onClose}
      onConfirm={() => erase.mutate({ params: { id: member.id } })}
      confirmLabel={text('confirm')}
      danger
      busy={erase.isPending}
      failure={erase.error}
    >
      <div className={styles.part}>
        <p>{text('member.what', { email: member.email })}</p>
        <p>{text('member.stays')}</p>
      </div>
    </ConfirmDialog>
  );
}
