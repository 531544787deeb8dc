import { useText } from '../../platform/i18n/use-text.ts';

/** The first few restaurants by name and how many more there are; a dash for none. */
export function useRestaurantWords(): (portfolio: {
  restaurants: readonly { name: string }[];
  restaurantCount: number;
}) => string {
  const text = useText('organizations/members');
  return ({ restaurants, restaurantCount }) => {
    const names = restaurants.map(({ name }) => name).join(', ');
    const more = restaurantCount - restaurants.length;
    if (restaurants.length === 0) return '–';
    return more > 0 ? text('andMore', { names, count: more }) : names;
  };
}
