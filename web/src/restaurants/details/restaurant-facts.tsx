import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useLocationName } from '../../organizations/use-location-names.ts';
import styles from './restaurant.module.css';

/** Name and place for those who read them. */
export function RestaurantFacts({ restaurant }: { restaurant: RestaurantDetails }) {
  const text = useText('restaurants/details');
  const format = useFormat();
  const locationName = useLocationName();
  const facts = [
    [text('name'), restaurant.name],
    [text('location'), locationName(restaurant.location)],
    [text('since'), format.date(restaurant.created)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
