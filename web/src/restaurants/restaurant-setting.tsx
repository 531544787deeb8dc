import { useText } from '../i18n/use-text.ts';
import { Select } from '../ui/select.tsx';
import { useRestaurants } from './use-restaurants.ts';
import { useSwitchRestaurant } from './use-switch-restaurant.ts';

export function RestaurantSetting() {
  const text = useText('restaurants');
  const { restaurant, all } = useRestaurants();
  const { switchTo, isSwitching } = useSwitchRestaurant();
  return (
    <Select
      label={text('restaurant')}
      value={restaurant?.id ?? null}
      options={all.map((each) => ({ value: each.id, label: each.name, hint: each.organizationName }))}
      onChange={switchTo}
      disabled={isSwitching || all.length < 2}
    />
  );
}
