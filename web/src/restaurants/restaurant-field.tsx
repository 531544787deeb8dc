import { useText } from '../platform/i18n/use-text.ts';
import { NativeSelect } from '../ui/choice/native-select.tsx';
import { Icon } from '../ui/control/icon.tsx';
import { Popover } from '../ui/overlay/popover.tsx';
import { RestaurantSearch } from './restaurant-search.tsx';
import styles from './restaurant-switcher.module.css';
import { useRestaurantOf, useRestaurants } from './use-restaurants.ts';

interface RestaurantFieldProps {
  label: string;
  value: string;
  onChange: (id: string) => void;
}

/** One of the restaurants within reach: from a list while all of them are here, else found by its name. */
export function RestaurantField({ label, value, onChange }: RestaurantFieldProps) {
  const text = useText('restaurants');
  const { first, hasMore } = useRestaurants();
  const name = useRestaurantOf(value)?.name ?? text('other');
  if (!hasMore) {
    const offered = first.some(({ id }) => id === value) ? first : [...first, { id: value, name }];
    return (
      <NativeSelect
        label={label}
        value={value}
        choices={offered.map((each) => ({ value: each.id, label: each.name }))}
        onChange={onChange}
      />
    );
  }
  return (
    <div className={styles.setting}>
      <span className={styles.label}>{label}</span>
      <Popover
        label={label}
        trigger={
          <>
            {name}
            <Icon name="sort" size={15} />
          </>
        }
      >
        {(close) => (
          <RestaurantSearch
            currentId={value}
            onChoose={({ id }) => {
              close();
              onChange(id);
            }}
          />
        )}
      </Popover>
    </div>
  );
}
