import { placeOf, type PlanLine } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { RuleBreak } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import { memo } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import type { CountedDay } from '../figures/planned-figures.ts';
import { useDayNames } from '../use-day-names.ts';
import { DayFoot } from './day-foot.tsx';
import { DishField } from './dish-field.tsx';
import styles from './grid.module.css';
import { PlanCellView } from './plan-cell.tsx';
import type { GridActions } from './use-grid-actions.ts';

interface DayColumnProps {
  day: CountedDay;
  lines: readonly PlanLine[];
  startsOn: string | null;
  /** The selected line, where the selection stands on this day. */
  selectedLine: string | null;
  /** The tabulator reaches its first cell while nothing is selected. */
  isEntry: boolean;
  /** The line that is written in, where that is on this day. */
  writingLine: string | null;
  breaks: readonly RuleBreak[];
  /** The names of places that differ from the plan that is followed. */
  varied: ReadonlySet<string>;
  isAsking: boolean;
  restaurantId: string;
  actions: GridActions;
}

/** A day of the cycle: its lines below each other, and what a guest takes of it. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, lines, startsOn, selectedLine, isEntry, writingLine, breaks, varied, isAsking, restaurantId, actions } = props;
  const { week, weekday, cells, dishes, figures } = day;
  const text = useText('calendar/planner');
  const names = useDayNames();
  const date = names.date({ startsOn }, week, weekday);
  const dayName = `${names.weekday(weekday)}, ${text('week', { week: week + 1 })}`;
  return (
    <section className={styles.day} aria-label={dayName}>
      <h3 className={styles.dayName}>
        {names.weekday(weekday)}
        {date !== null && <span className={styles.date}>{date}</span>}
      </h3>
      {lines.map((line, index) => {
        const at = cells.findIndex(({ lineId }) => lineId === line.id);
        const label = `${dayName}, ${line.name || text('line', { number: index + 1 })}`;
        return (
          <div key={line.id} className={styles.place}>
            <span className={styles.caption} aria-hidden="true">
              {line.name || text('line', { number: index + 1 })}
            </span>
            {writingLine === line.id ? (
              <DishField
                restaurantId={restaurantId}
                label={label}
                onChoose={(recipeId) => actions.onChoose({ week, weekday, lineId: line.id }, recipeId)}
                onEnd={actions.onEnd}
              />
            ) : (
              <PlanCellView
                week={week}
                weekday={weekday}
                lineId={line.id}
                label={label}
                recipeId={cells[at]?.recipeId ?? null}
                dish={dishes[at]?.dish ?? null}
                servings={figures.servings[at] ?? null}
                isLocked={cells[at]?.locked ?? false}
                isOwn={varied.has(placeOf({ week, weekday, lineId: line.id }))}
                isSelected={selectedLine === line.id}
                isEntry={selectedLine === line.id || (isEntry && index === 0)}
                isAsking={isAsking}
                actions={actions}
              />
            )}
          </div>
        );
      })}
      <DayFoot day={day} lines={lines} breaks={breaks} />
    </section>
  );
});
