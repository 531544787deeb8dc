import { compareRestaurants } from '@plateprint/shared/dashboard/comparison-api.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { useActor } from '../../users/actor.ts';
import { useDashboardFilter } from '../dashboard-filter.ts';
import { ComparisonView } from './comparison-view.tsx';

/** The restaurants of an organization compared: of the one that is worked in, unless another was come to. */
export function OrganizationView() {
  const actor = useActor();
  const restaurant = useRestaurant();
  const { filter } = useDashboardFilter();
  const id = filter.of ?? restaurant?.organizationId ?? actor.organizationId;
  return <ComparisonView key={id} id={id} kind="organization" endpoint={compareRestaurants} choice={null} />;
}
