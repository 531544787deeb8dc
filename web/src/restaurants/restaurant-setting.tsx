import { useText } from '../platform/i18n/use-text.ts';
import { RestaurantSwitcher } from './restaurant-switcher.tsx';
import styles from './restaurant-switcher.module.css';

/** The same choice as at the top of the sidebar, where settings are looked for. */
export function RestaurantSetting() {
  const text = useText('restaurants');
  return (
    <div className={styles.setting}>
      <span className={styles.label}>{text('restaurant')}</span>
      <RestaurantSwitcher />
    </div>
  );
}
