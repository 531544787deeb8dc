import { organizationOf } from '@plateprint/shared/access/actor.ts';
import { mayChooseLabelBasis } from '@plateprint/shared/access/member-abilities.ts';
import { hasLabelNotice } from '@plateprint/shared/organizations/label-basis.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { placeOfRestaurant } from '../../restaurants/restaurant-place.ts';
import { Link } from '../../ui/control/link.tsx';
import { useActor } from '../../users/actor.ts';
import styles from './labels.module.css';

/** Stands in the editor as long as letters are the organization's own responsibility. */
export function LabelNotice({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('menus/labels');
  const actor = useActor();
  if (!hasLabelNotice(restaurant)) return null;
  const mayChange = mayChooseLabelBasis(actor, organizationOf(placeOfRestaurant(actor, restaurant)));
  return (
    <p className={styles.soft}>
      {text('notice')}{' '}
      {mayChange && (
        <Link to="/organization" search={{ tab: 'labels' }}>
          {text('change')}
        </Link>
      )}
    </p>
  );
}
