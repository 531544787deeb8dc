import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { salesBehind } from '@plateprint/shared/calendar/figures/popularity.ts';
import type { GoneDish } from '@plateprint/shared/calendar/model/gone-dish.ts';
import type { CellPlace } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { OtherTotal } from '../../footprint/other-total.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { useBareDishName, useGoneDish } from '../dishes/gone-dishes.tsx';
import type { CountedDay } from '../figures/planned-figures.ts';
import { usePrintedTotal } from '../../users/use-printed-total.ts';
import { cellAt } from '../state/plan-state.ts';
import type { Planner } from '../state/use-planner.ts';
import { useDayNames } from '../use-day-names.ts';
import styles from './side.module.css';

interface ChosenDishProps {
  planner: Planner;
  days: readonly CountedDay[];
  selected: CellPlace | null;
  /** Looks for another dish of a place. */
  onReplace: (place: CellPlace) => void;
}

/** The dish that is selected: what it means, how many servings are expected of it, and whether it stays where it is. */
export function ChosenDish({ planner: { state, dispatch }, days, selected, onReplace }: ChosenDishProps) {
  const text = useText('calendar/planner');
  const names = useDayNames();
  const nameOf = useBareDishName();
  const goneDish = useGoneDish();
  const co2 = useCo2();
  const printed = usePrintedTotal();
  const format = useFormat();
  const cell = selected && cellAt(state.draft, selected);
  if (!cell) return <p className={styles.hint}>{text('selectHint')}</p>;
  const dish = state.dishes.get(cell.recipeId) ?? null;
  const gone = dish === null ? goneDish(cell.recipeId) : null;
  const totals = twoTotals(dish?.co2PerPortion ?? null, dish?.co2PerPortionWithoutLandUseChange ?? null, printed);
  const day = days.find(({ week, weekday }) => week === cell.week && weekday === cell.weekday);
  const at = day?.cells.findIndex(({ lineId }) => lineId === cell.lineId) ?? -1;
  const expected = day?.figures.servings[at] ?? null;
  const inPlan = state.draft.cells.flatMap(({ recipeId }) => state.dishes.get(recipeId) ?? []);
  const behind = salesBehind(dish?.sold ?? null, inPlan);
  const place = { week: cell.week, weekday: cell.weekday, lineId: cell.lineId };
  return (
    <section className={styles.part} aria-label={text('chosen')}>
      <h3 className={styles.title}>{nameOf(cell.recipeId, dish)}</h3>
      <p className={styles.hint}>
        {names.weekday(cell.weekday)}, {text('week', { week: cell.week + 1 })}
      </p>
      {gone && <Gone why={gone.why} onReplace={() => onReplace(place)} />}
      {dish && <p className={styles.hint}>{dish.level ? co2.range(totals.large.figure) : text('tooLittle')}</p>}
      {dish?.unknownFoods && <p className={styles.hint}>{text('unknownFoods', { foods: format.list(dish.unknownFoods) })}</p>}
      {dish?.level && (
        <p className={styles.hint}>
          <OtherTotal totals={totals} hasLevel />
        </p>
      )}
      <AmountField
        label={text('servings')}
        hint={
          // Of a dish that is gone the sales are not known: it is expected as others are.
          gone
            ? undefined
            : expected !== null && cell.servings === null
              ? text(`servingsExpected.${behind}`, { count: format.number(expected, { most: 0 }) })
              : text(`servingsBehind.${behind}`)
        }
        value={cell.servings}
        onChange={(servings) =>
          dispatch({
            do: 'change_cell',
            place,
            cell: { servings: servings === null ? null : Math.min(1_000_000, Math.max(0, Math.round(servings))) },
            about: 'servings',
          })
        }
      />
      <Checkbox
        label={text('lock')}
        hint={text('lockHint')}
        checked={cell.locked}
        onChange={(locked) => dispatch({ do: 'change_cell', place, cell: { locked } })}
      />
      <Button size="small" icon="bin" onClick={() => dispatch({ do: 'clear', place })}>
        {text('remove')}
      </Button>
    </section>
  );
}

/** Why the kitchen has the dish no more, what that means, and the way to another. */
function Gone({ why, onReplace }: { why: GoneDish['why']; onReplace: () => void }) {
  const text = useText('calendar/gone');
  const planner = useText('calendar/planner');
  return (
    <Message
      tone="warning"
      action={
        <Button size="small" onClick={onReplace}>
          {planner('another')}
        </Button>
      }
    >
      {text(`help.${why}`)}
    </Message>
  );
}
