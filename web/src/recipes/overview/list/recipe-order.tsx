import { useText } from '../../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import type { OverviewFilter } from '../filter/overview-filter.ts';
import { useOverviewFilter } from '../filter/use-overview-filter.ts';

/** The orders that the server gives, the whole list through. */
const ORDERS = {
  changed: {},
  name: { sort: 'name' },
  lightest: { sort: 'footprint' },
  heaviest: { sort: 'footprint', reverse: true },
  oldest: { reverse: true },
  nameBack: { sort: 'name', reverse: true },
} as const satisfies Record<string, OverviewFilter>;

type Order = keyof typeof ORDERS;

export function RecipeOrder() {
  const text = useText('recipes/overview');
  const { filter, change } = useOverviewFilter();
  const names = Object.keys(ORDERS) as Order[];
  const isNow = (order: OverviewFilter): boolean =>
    order.sort === filter.sort && (order.reverse ?? false) === (filter.reverse ?? false);
  return (
    <NativeSelect<Order>
      label={text('order.label')}
      hideLabel
      value={names.find((name) => isNow(ORDERS[name])) ?? 'changed'}
      choices={names.map((value) => ({ value, label: text(`order.${value}`) }))}
      onChange={(name) => change({ sort: undefined, reverse: undefined, ...ORDERS[name] })}
    />
  );
}
