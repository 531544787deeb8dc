import { EnterpriseView } from '../comparison/enterprise-view.tsx';
import { OrganizationView } from '../comparison/organization-view.tsx';
import { useDashboardFilter } from '../dashboard-filter.ts';
import { RestaurantView } from '../restaurant-view.tsx';

/** A restaurant’s months, or the comparison of an organization’s restaurants or of an enterprise’s organizations. */
export function DashboardPage() {
  const { view } = useDashboardFilter();
  if (view === 'enterprise') return <EnterpriseView />;
  return view === 'organization' ? <OrganizationView /> : <RestaurantView />;
}
