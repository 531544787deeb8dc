import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { labelsOf } from '@plateprint/shared/organizations/label-basis.ts';
import { useNow } from '../organizations/use-now.ts';
import { useRestaurant } from './use-restaurants.ts';

/** The labels that guests may see of the present restaurant. */
export function useLabels(): LabelsShown {
  const restaurant = useRestaurant();
  const now = useNow();
  return restaurant ? labelsOf(restaurant, now) : 'letters';
}
