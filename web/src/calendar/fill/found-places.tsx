import type { Filled } from '@plateprint/shared/calendar/filled-cells.ts';
import type { PlanLine } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import styles from './fill.module.css';
import type { NamedDishes } from './use-named-dishes.ts';

interface FoundPlacesProps {
  named: NamedDishes;
  result: Filled<PlanDish>;
  lines: readonly PlanLine[];
}

/** How many of the list were found and find a place, and which find none, with the reason; or why nobody knows. */
export function FoundPlaces({ named: { dishes, all, isLooking, failure, onRetry }, result, lines }: FoundPlacesProps) {
  const text = useText('calendar/fill');
  if (all === 0) return null;
  if (failure && !isLooking) return <ErrorState failure={failure} onRetry={onRetry} />;
  const left = result.left.reduce((sum, each) => sum + each.dishes.length, 0);
  return (
    <div className={styles.hint}>
      <p role="status">
        {isLooking ? text('looking') : text('found', { found: dishes.length, all })}
        {!isLooking && left > 0 && ` ${text('left', { count: left })}`}
        {!isLooking && result.free > 0 && ` ${text('free', { count: result.free })}`}
      </p>
      {!isLooking && <LeftOver left={result.left} lines={lines} />}
    </div>
  );
}

function LeftOver({ left, lines }: { left: Filled<PlanDish>['left']; lines: readonly PlanLine[] }) {
  const text = useText('calendar/fill');
  const format = useFormat();
  const nameOf = useRecipeName();
  if (left.length === 0) return null;
  return (
    // It scrolls: without the focus no key reaches its end.
    <ul className={styles.left} aria-label={text('leftNames')} tabIndex={0}>
      {left.map(({ reason, lineIds, dishes }) => {
        const names = format.list([...new Set(dishes.map((dish) => nameOf(dish.names)))]);
        const on = format.list(lines.flatMap(({ id, name }) => (lineIds.includes(id) ? [text('quoted', { name })] : [])));
        return <li key={`${reason} ${lineIds.join(' ')}`}>{text(`leftOver.${reason}`, { dishes: names, lines: on })}</li>;
      })}
    </ul>
  );
}
