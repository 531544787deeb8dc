import { useText } from '../platform/i18n/use-text.ts';
import { Icon } from '../ui/control/icon.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
import { Popover } from '../ui/overlay/popover.tsx';
import { Spinner } from '../ui/control/spinner.tsx';
import { RestaurantSearch } from './restaurant-search.tsx';
import styles from './restaurant-switcher.module.css';
import { useRestaurants } from './use-restaurants.ts';
import { useSwitchRestaurant } from './use-switch-restaurant.ts';

/** With more a person types rather than looks through. */
const MOST_IN_A_MENU = 9;

/** Top of the sidebar: the restaurant worked in. With only one there is nothing to switch, so it is plain text. */
export function RestaurantSwitcher() {
  const text = useText('restaurants');
  const { restaurant, first, hasMore } = useRestaurants();
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
  if (first.length < 2) return <div className={styles.here}>{inside}</div>;

  if (hasMore || first.length > MOST_IN_A_MENU) {
    return (
      <Popover
        label={text('switch')}
        triggerClass={`${styles.here} ${styles.trigger}`}
        trigger={
          <>
            {inside}
            <Icon name="sort" size={15} />
          </>
        }
      >
        {(close) => (
          <RestaurantSearch
            currentId={restaurant?.id ?? null}
            onChoose={(chosen) => {
              close();
              if (chosen.id !== restaurant?.id) switchTo(chosen);
            }}
          />
        )}
      </Popover>
    );
  }

  return (
    <Menu
      label={text('switch')}
      placement="bottom start"
      triggerClass={`${styles.here} ${styles.trigger}`}
      entries={first.map((each) => ({
        id: each.id,
        label: each.name,
        hint: each.organizationName,
        current: each.id === restaurant?.id,
        onAction: () => each.id !== restaurant?.id && switchTo(each),
      }))}
    >
      {inside}
      <Icon name="sort" size={15} />
    </Menu>
  );
}
