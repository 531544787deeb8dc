import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { standAtLowerEdge } from '../../ui/overlay/lower-edge.ts';
import { useDishName } from '../dishes/gone-dishes.tsx';
import { cellAt } from '../state/plan-state.ts';
import type { Planner } from '../state/use-planner.ts';
import styles from './chosen-bar.module.css';
import { focusCell } from './use-cell-selection.ts';
import type { GridState } from './use-grid-actions.ts';

interface ChosenBarProps {
  planner: Planner;
  grid: GridState;
}

/** The actions on the selected dish for a thumb, where there are no keys and nothing is dragged: at the lower edge. */
export function ChosenBar({ planner: { state, dispatch }, grid }: ChosenBarProps) {
  const text = useText('calendar/planner');
  const ui = useText('ui');
  const nameOf = useDishName();
  const { selected, writing, moving } = grid;
  const place = moving ?? selected;
  const cell = place && cellAt(state.draft, place);
  if (!place || !cell || writing) return null;
  const dish = state.dishes.get(cell.recipeId);
  const name = nameOf(cell.recipeId, dish);
  return (
    <section ref={standAtLowerEdge} className={styles.bar} aria-label={text('withDish', { name })}>
      <p className={styles.name} role="status">
        {moving ? text('movePlace', { name }) : name}
      </p>
      <div className={styles.actions}>
        {moving ? (
          <Button onClick={() => grid.move(null)}>{ui('cancel')}</Button>
        ) : (
          <>
            <Button variant="primary" onClick={() => grid.move(place)}>
              {text('move')}
            </Button>
            <Button onClick={() => grid.write(place)}>{text('another')}</Button>
            <Button
              onClick={() => {
                dispatch({ do: 'clear', place });
                focusCell(place);
              }}
            >
              {text('remove')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
