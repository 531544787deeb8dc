import type { AdminUser } from '@plateprint/shared/admin/admin-api.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { memberName } from '../organizations/member-name.ts';
import { rolesOf } from '../organizations/membership.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { Link } from '../ui/control/link.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
import type { Column } from '../ui/table/table.tsx';
import styles from './admin.module.css';

export function AdminUserTable({ users, onAsk }: { users: readonly AdminUser[]; onAsk: (user: AdminUser) => void }) {
  const text = useText('admin');
  const columns = useColumns();
  return (
    <DataTable
      caption={text('users')}
      columns={columns}
      rows={users}
      keyOf={(user) => user.id}
      renderActions={(user) => (
        <Menu
          label={text('actions', { name: memberName(user) })}
          entries={[
            {
              id: 'super',
              label: text(user.isSuperAdmin ? 'super.revoke' : 'super.grant'),
              icon: 'shield',
              danger: user.isSuperAdmin,
              onAction: () => onAsk(user),
            },
          ]}
        />
      )}
    />
  );
}

function useColumns(): Column<AdminUser>[] {
  const text = useText('admin');
  const access = useText('access');
  const format = useFormat();
  return [
    { id: 'name', label: text('name'), names: true, cell: (user) => memberName(user) },
    { id: 'email', label: text('email'), cell: ({ email }) => <span className={styles.quiet}>{email}</span> },
    {
      id: 'organization',
      label: text('organization.one'),
      cell: ({ organization: { id, name } }) => (
        <Link to="/admin/organization/{-$id}" params={{ id }} quiet>
          {name}
        </Link>
      ),
    },
    {
      id: 'role',
      label: access('role'),
      cell: ({ roles }) => format.list(rolesOf(roles).map((role) => access(`roles.${role}`))) || '–',
    },
    { id: 'since', label: text('since'), wideOnly: true, cell: ({ created }) => format.date(created) },
  ];
}
