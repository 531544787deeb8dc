import type { CellPlace } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { memo } from 'react';
import { LevelMark } from '../../footprint/level-mark.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useBareDishName, useGoneDish } from '../dishes/gone-dishes.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import { beginDrag, endDrag } from './dragged.ts';
import goneStyles from './gone-dish.module.css';
import styles from './grid.module.css';
import type { GridActions } from './use-grid-actions.ts';
import { cellName } from './use-cell-keys.ts';

interface PlanCellViewProps {
  week: number;
  weekday: number;
  lineId: string;
  /** "Monday, week 1, Soup": what a screen reader says first. */
  label: string;
  recipeId: string | null;
  dish: PlanDish | null;
  /** Of the day's guests; null while nobody says how many come. */
  servings: number | null;
  isLocked: boolean;
  /** Another dish than the plan that is followed has, or none. */
  isOwn: boolean;
  isSelected: boolean;
  /** The one that the tabulator reaches. */
  isEntry: boolean;
  isAsking: boolean;
  actions: GridActions;
}

/** A place of the plan: its dish with what it means, or nothing yet. */
export const PlanCellView = memo(function PlanCellView(props: PlanCellViewProps) {
  const { week, weekday, lineId, label, recipeId, isOwn, isSelected, isEntry, actions } = props;
  const text = useText('calendar/planner');
  const name = useDishName(props);
  const facts = useFactsSaid(props);
  const place: CellPlace = { week, weekday, lineId };
  return (
    <button
      type="button"
      className={styles.cell}
      data-cell={cellName(place)}
      data-filled={recipeId !== null || undefined}
      data-own={isOwn || undefined}
      aria-pressed={isSelected}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role has it since ARIA 1.3, and browsers say it
      aria-description={facts}
      aria-label={[`${label}: ${name ?? text('empty')}`, ...(isOwn ? [text('own')] : [])].join(', ')}
      tabIndex={isEntry ? 0 : -1}
      draggable={recipeId !== null && !actions.isLocked}
      onClick={() => actions.onPress(place, recipeId === null)}
      onFocus={() => actions.onSelect(place)}
      onKeyDown={(event) => actions.onKey(event, place)}
      onDragStart={(event) => beginDrag(event.dataTransfer, { from: 'cell', place }, name ?? '')}
      onDragEnd={endDrag}
      onDragOver={(event) => actions.onDragOver(event)}
      onDrop={(event) => actions.onDrop(event, place)}
    >
      {recipeId === null ? <span className={styles.empty}>{text('add')}</span> : <DishInCell {...props} name={name ?? ''} />}
    </button>
  );
});

/** Null where there is no dish; of one that is gone the name that it had, and dots while nothing of it is here. */
function useDishName({ recipeId, dish, isAsking }: Pick<PlanCellViewProps, 'recipeId' | 'dish' | 'isAsking'>): string | null {
  const nameOf = useBareDishName();
  const goneDish = useGoneDish();
  if (recipeId === null) return null;
  return dish === null && isAsking && goneDish(recipeId) === null ? '…' : nameOf(recipeId, dish);
}

/** Why nothing is known of a dish: null for one of which something is, and while it is on its way. */
function useWhyGone({ recipeId, dish, isAsking }: Pick<PlanCellViewProps, 'recipeId' | 'dish' | 'isAsking'>): string | null {
  const text = useText('calendar/gone');
  const goneDish = useGoneDish();
  if (recipeId === null || dish !== null) return null;
  const gone = goneDish(recipeId);
  return gone === null && isAsking ? null : text(`why.${gone?.why ?? 'deleted'}`);
}

/** What stands below the name, for who hears it: level, figure, servings, and that it stays. */
function useFactsSaid(props: PlanCellViewProps): string | undefined {
  const { recipeId, dish, servings, isLocked } = props;
  const whyGone = useWhyGone(props);
  const text = useText('calendar/planner');
  const footprint = useText('footprint');
  const co2 = useCo2();
  if (recipeId === null) return undefined;
  const level = dish?.level ?? null;
  return [
    whyGone ?? footprint(`level.${level ?? 'unknown'}`),
    ...(level === null ? [] : [co2.withUnit(dish?.co2PerPortion?.value ?? null)]),
    ...(servings === null ? [] : [text('servingsOf', { servings: Math.round(servings) })]),
    ...(isLocked ? [text('locked')] : []),
    ...(dish?.unknownFoods ? [text('unknownFoods', { foods: dish.unknownFoods.join(', ') })] : []),
  ].join(', ');
}

function DishInCell(props: PlanCellViewProps & { name: string }) {
  const { dish, servings, isLocked, name } = props;
  const whyGone = useWhyGone(props);
  const co2 = useCo2();
  const format = useFormat();
  return (
    <>
      <span className={styles.name} data-gone={dish === null || undefined}>
        {name}
      </span>
      <span className={styles.facts} aria-hidden="true">
        {whyGone === null ? (
          <>
            <LevelMark level={dish?.level ?? null} size={16} />
            <span className={styles.number}>{co2.kg(dish?.level ? (dish.co2PerPortion?.value ?? null) : null)}</span>
          </>
        ) : (
          <span className={goneStyles.gone}>
            <Icon name="alert" size={13} />
            {whyGone}
          </span>
        )}
        {servings !== null && <span className={styles.number}>× {format.number(servings, { most: 0 })}</span>}
        {isLocked && (
          <span className={styles.lock}>
            <Icon name="lock" size={13} />
          </span>
        )}
      </span>
      {dish?.unknownFoods && (
        <span className={styles.unknown} aria-hidden="true">
          <Icon name="help" size={13} />
          {dish.unknownFoods.join(', ')}
        </span>
      )}
    </>
  );
}
