import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { listInvitations, resendInvitation, withdrawInvitation } from '@plateprint/shared/organizations/member-api.ts';
import type { Organization, PendingInvitation } from '@plateprint/shared/organizations/organization.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Badge } from '../../ui/control/badge.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import type { Column } from '../../ui/table/table.tsx';
import styles from '../organization.module.css';
import { useAlert } from '../use-alert.ts';
import { useRestaurantWords } from './use-restaurant-words.ts';

const REFRESHES = [listInvitations, readOrganizationAudit];

/** People who are invited and have not answered yet. */
export function Invitations({ organization }: { organization: Organization }) {
  const text = useText('organizations/members');
  const notices = useNotices();
  const alert = useAlert();
  const columns = useColumns();
  const pages = usePages(listInvitations, { params: { id: organization.id } });
  const [withdrawn, setWithdrawn] = useState<PendingInvitation | null>(null);
  const resend = useChange(resendInvitation, {
    refreshes: REFRESHES,
    onSuccess: ({ email }) => notices.show({ message: text('invite.sent', { email }) }),
  });
  const withdraw = useChange(withdrawInvitation, {
    refreshes: REFRESHES,
    onSuccess: () => {
      if (withdrawn) notices.show({ message: text('invite.withdrawn', { email: withdrawn.email }) });
      setWithdrawn(null);
    },
  });

  return (
    <PagedList pages={pages} list={text('invite.pending')} empty={<p className={styles.quiet}>{text('invite.none')}</p>}>
      {(items) => (
        <>
          <DataTable
            caption={text('invite.pending')}
            columns={columns}
            rows={items}
            keyOf={(invitation) => invitation.id}
            renderActions={(invitation) =>
              organization.mayManage && (
                <Menu
                  label={text('actions', { name: invitation.email })}
                  entries={[
                    {
                      id: 'resend',
                      label: text('invite.resend'),
                      icon: 'mail',
                      onAction: () => resend.mutate({ body: { invitationId: invitation.id } }, { onError: alert }),
                    },
                    {
                      id: 'withdraw',
                      label: text('invite.withdraw'),
                      icon: 'close',
                      danger: true,
                      apart: true,
                      onAction: () => setWithdrawn(invitation),
                    },
                  ]}
                />
              )
            }
          />
          <ConfirmDialog
            title={text('invite.withdrawTitle', { email: withdrawn?.email ?? '' })}
            isOpen={withdrawn !== null}
            onClose={() => setWithdrawn(null)}
            onConfirm={() => withdrawn && withdraw.mutate({ params: { id: withdrawn.id } })}
            confirmLabel={text('invite.withdraw')}
            danger
            busy={withdraw.isPending}
            failure={withdraw.error}
          >
            <p>{text('invite.withdrawLead')}</p>
          </ConfirmDialog>
        </>
      )}
    </PagedList>
  );
}

function useColumns(): Column<PendingInvitation>[] {
  const text = useText('organizations/members');
  const access = useText('access');
  const format = useFormat();
  const restaurantWords = useRestaurantWords();
  return [
    { id: 'email', label: text('email'), names: true, cell: ({ email }) => email },
    { id: 'role', label: access('role'), cell: ({ role }) => access(`roles.${role}`) },
    { id: 'restaurants', label: text('restaurants'), cell: (invitation) => restaurantWords(invitation) },
    { id: 'by', label: text('invite.by'), wideOnly: true, cell: ({ invitedBy }) => invitedBy ?? '–' },
    {
      id: 'until',
      label: text('invite.until'),
      cell: ({ isExpired, expires }) =>
        isExpired ? <Badge tone="warning">{text('invite.expired')}</Badge> : format.date(expires),
    },
  ];
}
