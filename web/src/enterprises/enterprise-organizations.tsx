import type { AssociatedOrganization } from '@plateprint/shared/enterprises/enterprise-api.ts';
import { PLAN_NAMES } from '@plateprint/shared/access/plan.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Logo } from '../organizations/logo.tsx';
import { useLocationName } from '../organizations/use-location-names.ts';
import { Button } from '../ui/control/button.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { Link } from '../ui/control/link.tsx';
import type { Column } from '../ui/table/table.tsx';
import styles from './enterprise.module.css';

interface EnterpriseOrganizationsProps {
  organizations: readonly AssociatedOrganization[];
  /** Null for those who may not take one out. */
  onDissociate: ((organization: AssociatedOrganization) => void) | null;
}

export function EnterpriseOrganizations({ organizations, onDissociate }: EnterpriseOrganizationsProps) {
  const text = useText('enterprises');
  const columns = useColumns();
  return (
    <DataTable
      caption={text('organizations')}
      columns={columns}
      rows={organizations}
      keyOf={(organization) => organization.id}
      {...(onDissociate && {
        renderActions: (organization: AssociatedOrganization) => (
          <Button
            size="small"
            variant="quiet"
            aria-label={text('dissociateOne', { name: organization.name })}
            onClick={() => onDissociate(organization)}
          >
            {text('dissociate')}
          </Button>
        ),
      })}
    />
  );
}

function useColumns(): Column<AssociatedOrganization>[] {
  const text = useText('enterprises');
  const access = useText('access');
  const format = useFormat();
  const locationName = useLocationName();
  return [
    {
      id: 'name',
      label: text('name'),
      names: true,
      cell: ({ id, name, logo }) => (
        <span className={styles.named}>
          <Logo path={logo} icon="building" />
          <Link to="/organization" search={{ id }} quiet>
            {name}
          </Link>
        </span>
      ),
    },
    { id: 'location', label: text('location'), cell: ({ location }) => locationName(location) },
    { id: 'plan', label: access('plan'), cell: ({ plan }) => (plan ? PLAN_NAMES[plan] : access('noPlan')) },
    {
      id: 'restaurants',
      label: text('restaurants'),
      numeric: true,
      cell: ({ restaurantCount }) => format.number(restaurantCount),
    },
    { id: 'members', label: text('members'), numeric: true, cell: ({ memberCount }) => format.number(memberCount) },
  ];
}
