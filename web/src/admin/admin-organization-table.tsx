import type { AdminOrganization } from '@plateprint/shared/admin/admin-api.ts';
import { PLAN_NAMES } from '@plateprint/shared/access/plan.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useLocationName } from '../organizations/use-location-names.ts';
import { Badge } from '../ui/control/badge.tsx';
import { Button } from '../ui/control/button.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { Link } from '../ui/control/link.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
import type { Column } from '../ui/table/table.tsx';
import styles from './admin.module.css';

interface AdminOrganizationTableProps {
  organizations: readonly AdminOrganization[];
  onPlan: (organization: AdminOrganization) => void;
  onDelete: (organization: AdminOrganization) => void;
  onRestore: (organization: AdminOrganization) => void;
  onErase: (organization: AdminOrganization) => void;
}

export function AdminOrganizationTable(props: AdminOrganizationTableProps) {
  const { organizations, onPlan, onDelete, onRestore, onErase } = props;
  const text = useText('admin');
  const columns = useColumns();
  return (
    <DataTable
      caption={text('organizations')}
      columns={columns}
      rows={organizations}
      keyOf={(organization) => organization.id}
      renderActions={(organization) =>
        organization.deleted ? (
          <span className={styles.actions}>
            <Button size="small" icon="undo" onClick={() => onRestore(organization)}>
              {text('restore')}
            </Button>
            <Menu
              label={text('actions', { name: organization.name })}
              entries={[{ id: 'erase', label: text('erase'), icon: 'bin', danger: true, onAction: () => onErase(organization) }]}
            />
          </span>
        ) : (
          <Menu
            label={text('actions', { name: organization.name })}
            entries={[
              { id: 'plan', label: text('plan.open'), icon: 'key', onAction: () => onPlan(organization) },
              {
                id: 'delete',
                label: text('organization.delete'),
                icon: 'bin',
                danger: true,
                apart: true,
                onAction: () => onDelete(organization),
              },
            ]}
          />
        )
      }
    />
  );
}

function useColumns(): Column<AdminOrganization>[] {
  const text = useText('admin');
  const access = useText('access');
  const format = useFormat();
  const locationName = useLocationName();
  return [
    {
      id: 'name',
      label: text('name'),
      names: true,
      cell: ({ id, name, deleted }) =>
        deleted ? (
          name
        ) : (
          <Link to="/admin/organization/{-$id}" params={{ id }} quiet>
            {name}
          </Link>
        ),
    },
    {
      id: 'plan',
      label: access('plan'),
      cell: ({ plan, planActive }) => (
        <span className={styles.badges}>
          {PLAN_NAMES[plan]} {!planActive && <Badge tone="warning">{text('plan.inactive')}</Badge>}
        </span>
      ),
    },
    { id: 'enterprise', label: text('enterprise'), cell: ({ enterprise }) => enterprise?.name ?? '–' },
    { id: 'location', label: text('location'), wideOnly: true, cell: ({ location }) => locationName(location) },
    {
      id: 'restaurants',
      label: text('restaurants'),
      numeric: true,
      cell: ({ restaurantCount }) => format.number(restaurantCount),
    },
    { id: 'members', label: text('members'), numeric: true, cell: ({ memberCount }) => format.number(memberCount) },
  ];
}
