import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { labelsOf } from '@plateprint/shared/organizations/label-basis.ts';
import { useNow } from '../organizations/use-now.ts';
import { useRestaurant } from './use-restaurants.ts';

/** What labels for guests may say in the restaurant worked in. */
export function useLabels(): LabelsShown {
  const restaurant = useRestaurant();
  const now = useNow();
  return restaurant ? labelsOf(restaurant, now) : 'letters';
}
