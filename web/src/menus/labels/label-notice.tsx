import { hasLabelNotice } from '@plateprint/shared/organizations/label-basis.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Link } from '../../ui/control/link.tsx';
import styles from './labels.module.css';

/** Stands in the editor as long as letters are the organization's own responsibility. */
export function LabelNotice({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('menus/labels');
  if (!hasLabelNotice(restaurant)) return null;
  return (
    <p className={styles.soft}>
      {text('notice')}{' '}
      <Link to="/organization" search={{ tab: 'labels' }}>
        {text('change')}
      </Link>
    </p>
  );
}
