import { placeOf, type PlanLine } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { RuleBreak } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import { memo } from 'react';
import { type Text, useText } from '../../platform/i18n/use-text.ts';
import type { CountedDay } from '../figures/planned-figures.ts';
import { useDayNames } from '../use-day-names.ts';
import type { DayAbsence } from './day-absence.ts';
import { DayFoot } from './day-foot.tsx';
import { DishField } from './dish-field.tsx';
import styles from './grid.module.css';
import { PlanCellView } from './plan-cell.tsx';
import type { GridActions } from './use-grid-actions.ts';

interface DayColumnProps {
  day: CountedDay;
  lines: readonly PlanLine[];
  startsOn: string | null;
  /** Nothing is served on it in the round that is looked at. */
  absence: DayAbsence | null;
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
  const { day, lines, startsOn, absence, selectedLine, isEntry, writingLine, breaks, varied, isAsking, restaurantId, actions } =
    props;
  const { week, weekday, cells, dishes, figures } = day;
  const text = useText('calendar/planner');
  const names = useDayNames();
  const date = names.date({ startsOn }, week, weekday);
  const dayName = `${names.weekday(weekday)}, ${text('week', { week: week + 1 })}`;
  const said = absence === null ? null : absenceText(absence, text);
  return (
    <section
      className={styles.day}
      data-absent={absence !== null || undefined}
      aria-label={said === null ? dayName : `${dayName}, ${said}`}
    >
      <h3 className={styles.dayName}>
        {names.weekday(weekday)}
        {date !== null && <span className={styles.date}>{date}</span>}
        {said !== null && <span className={styles.absence}>{said}</span>}
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

function absenceText({ absence, reason }: DayAbsence, text: Text<'calendar/planner'>): string {
  if (absence !== 'closed') return text(`absent.${absence}`);
  return reason === '' ? text('absent.closed') : text('absent.because', { reason });
}
