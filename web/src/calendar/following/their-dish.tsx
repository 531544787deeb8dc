import { type CellPlace, placeOf } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { useDishName } from '../dishes/gone-dishes.tsx';
import type { Planner } from '../state/use-planner.ts';
import parts from '../parts.module.css';
import type { Followed } from './use-followed.ts';

interface TheirDishProps {
  planner: Planner;
  followed: Followed;
  selected: CellPlace | null;
}

/** The dish of the followed plan where the kitchen has one of its own, or took one away. */
export function TheirDish({ planner: { state, dispatch }, followed: { follows, varied }, selected }: TheirDishProps) {
  const text = useText('calendar/following');
  const nameOf = useDishName();
  if (!follows || !selected || !varied.has(placeOf(selected))) return null;
  const name = placeOf(selected);
  const cell = follows.cells.find((each) => placeOf(each) === name);
  const dish = cell && state.dishes.get(cell.recipeId);
  return (
    <section className={parts.part} aria-label={text('ownDish')}>
      <p className={parts.hint}>{cell ? text('theirs', { dish: nameOf(cell.recipeId, dish) }) : text('theirsNone')}</p>
      <div>
        <Button
          size="small"
          icon="undo"
          onClick={() =>
            dispatch(cell ? { do: 'put', place: selected, recipeId: cell.recipeId } : { do: 'clear', place: selected })
          }
        >
          {text('take')}
        </Button>
      </div>
    </section>
  );
}
