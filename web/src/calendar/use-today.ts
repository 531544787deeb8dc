import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { useNow } from '../organizations/use-now.ts';
import { useRestaurant } from '../restaurants/use-restaurants.ts';

/** The day, `YYYY-MM-DD`, that it is in the present kitchen: at its midnight Greenwich may have another one. */
export function useToday(): string {
  return dayAt(useRestaurant()?.location ?? '', useNow());
}
