import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './restaurant-switcher.module.css';
import { useRestaurants } from './use-restaurants.ts';
import { useSwitchRestaurant } from './use-switch-restaurant.ts';

/** Top of the sidebar: the restaurant worked in. With only one there is nothing to switch, so it is plain text. */
export function RestaurantSwitcher() {
  const text = useText('restaurants');
  const { restaurant, all } = useRestaurants();
  const { switchTo, isSwitching } = useSwitchRestaurant();

  const inside = (
    <>
      <span className={styles.sign}>{isSwitching ? <Spinner size={16} /> : <Icon name="restaurant" size={17} />}</span>
      <span className={styles.words}>
        <span className={styles.name}>{restaurant?.name ?? text('none')}</span>
        {restaurant && <span className={styles.organization}>{restaurant.organizationName}</span>}
      </span>
    </>
  );
  if (all.length < 2) return <div className={styles.here}>{inside}</div>;

  return (
    <Menu
      label={text('switch')}
      placement="bottom start"
      triggerClass={`${styles.here} ${styles.trigger}`}
      entries={all.map((each) => ({
        id: each.id,
        label: each.name,
        hint: each.organizationName,
        current: each.id === restaurant?.id,
        onAction: () => switchTo(each.id),
      }))}
    >
      {inside}
      <Icon name="sort" size={15} />
    </Menu>
  );
}
