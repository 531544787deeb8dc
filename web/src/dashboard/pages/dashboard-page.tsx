import { lazy } from 'react';
import { useDashboardFilter } from '../dashboard-filter.ts';
import { RestaurantView } from '../restaurant-view.tsx';

const EnterpriseView = lazy(async () => ({ default: (await import('../comparison/enterprise-view.tsx')).EnterpriseView }));
const OrganizationView = lazy(async () => ({ default: (await import('../comparison/organization-view.tsx')).OrganizationView }));

/** A restaurant’s months, or the comparison of an organization’s restaurants or of an enterprise’s organizations. */
export function DashboardPage() {
  const { view } = useDashboardFilter();
  if (view === 'enterprise') return <EnterpriseView />;
  return view === 'organization' ? <OrganizationView /> : <RestaurantView />;
}
