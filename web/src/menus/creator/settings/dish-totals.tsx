import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import type { MenuDish } from '@plateprint/shared/menus/menu.ts';
import { OtherTotal } from '../../../footprint/other-total.tsx';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { usePrintedTotal } from '../../../users/use-printed-total.ts';
import styles from '../canvas/panel.module.css';

/** For those who write the menu: the chosen dish with land-use change and without. Guests read the one that the letter goes by. */
export function DishTotals({ dish }: { dish: Pick<MenuDish, 'level' | 'co2PerPortion' | 'co2PerPortionWithoutLandUseChange'> }) {
  const co2 = useCo2();
  const totals = twoTotals(dish.co2PerPortion, dish.co2PerPortionWithoutLandUseChange, usePrintedTotal());
  // Too little for a level: nothing is shown of the portion, as on the page.
  if (dish.level === null || totals.large.figure === null) return null;
  return (
    <p className={styles.note}>
      <strong>{co2.withUnit(totals.large.figure.value)}</strong> · <OtherTotal totals={totals} hasLevel />
    </p>
  );
}
