import { guestFootprint } from '@plateprint/shared/calendar/figures/day-figures.ts';
import type { RuleBreak } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type CSSProperties, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { CountedDay } from '../figures/planned-figures.ts';
import { useRuleText } from '../figures/use-rule-text.ts';
import type { DayAbsence } from './day-absence.ts';
import { DayColumn } from './day-column.tsx';
import styles from './grid.module.css';
import { WeekBudget } from './week-budget.tsx';
import type { GridState } from './use-grid-actions.ts';

interface WeekGridProps extends Pick<MenuPlanDraft, 'lines' | 'startsOn' | 'weeks'> {
  week: number;
  /** Today is in it. */
  isNow: boolean;
  days: readonly CountedDay[];
  /** Why nothing is served, by weekday from Monday on. */
  absences: readonly (DayAbsence | null)[];
  breaks: readonly RuleBreak[];
  /** What the food of a guest and day may cost; null where nobody says. */
  budget: number | null;
  /** The names of places that differ from the plan that is followed. */
  varied: ReadonlySet<string>;
  /** Where they are of this week. */
  selected: GridState['selected'];
  writing: GridState['writing'];
  /** The tabulator reaches its first cell while nothing is selected. */
  hasEntry: boolean;
  actions: GridState['actions'];
  isAsking: boolean;
  restaurantId: string;
  onCopy: (to: number) => void;
}

const NONE: readonly RuleBreak[] = [];

/** A week of the cycle: lines beside the days where there is room, the days below each other on a phone. */
export const WeekGrid = memo(function WeekGrid(props: WeekGridProps) {
  const {
    week,
    isNow,
    days,
    absences,
    lines,
    startsOn,
    weeks,
    breaks,
    budget,
    varied,
    selected,
    writing,
    hasEntry,
    actions,
    isAsking,
    restaurantId,
    onCopy,
  } = props;
  const text = useText('calendar/planner');
  const shape = { '--days': days.length, '--lines': lines.length } as CSSProperties;
  // The first week stands right below the head, which would go out of sight.
  const section = useShownFirst(isNow && week > 0);
  return (
    <section
      ref={section}
      aria-current={isNow ? 'date' : undefined}
      className={styles.week}
      style={shape}
      aria-label={text('week', { week: week + 1 })}
    >
      <header className={styles.weekHead}>
        <h2 className={styles.weekName}>{text('week', { week: week + 1 })}</h2>
        {isNow && <Badge tone="info">{text('thisWeek')}</Badge>}
        <WeekFigure days={days} />
        <WeekBreaks breaks={breaks} />
        <WeekBudget days={days} budget={budget} />
        {!actions.isLocked && weeks > 1 && <CopyWeek week={week} weeks={weeks} onCopy={onCopy} />}
      </header>
      <div className={styles.days}>
        <div className={styles.lines} aria-hidden="true">
          <span />
          {lines.map(({ id, name }, index) => (
            <span key={id} className={styles.lineName}>
              {name || text('line', { number: index + 1 })}
            </span>
          ))}
          <span className={styles.lineName}>{text('aGuest')}</span>
        </div>
        {days.map((day, index) => {
          const isOf = (place: { week: number; weekday: number } | null): boolean =>
            place !== null && place.week === week && place.weekday === day.weekday;
          const ofDay = breaks.filter(({ weekday }) => weekday === day.weekday);
          return (
            <DayColumn
              key={day.weekday}
              day={day}
              lines={lines}
              startsOn={startsOn}
              absence={absences[day.weekday - 1] ?? null}
              selectedLine={selected && isOf(selected) ? selected.lineId : null}
              isEntry={hasEntry && index === 0}
              writingLine={writing && isOf(writing) ? writing.lineId : null}
              breaks={ofDay.length === 0 ? NONE : ofDay}
              varied={varied}
              isAsking={isAsking}
              restaurantId={restaurantId}
              actions={actions}
            />
          );
        })}
      </div>
    </section>
  );
});

/** The rules of a whole week that break in it. */
function WeekBreaks({ breaks }: { breaks: readonly RuleBreak[] }) {
  const ruleText = useRuleText();
  return breaks
    .filter(({ weekday }) => weekday === null)
    .map(({ rule, tag, isSure }) => (
      <p key={`${rule} ${tag}`} className={styles.weekBreak} data-unsure={!isSure || undefined}>
        {ruleText({ rule, tag, isSure })}
      </p>
    ));
}

/** Where the page is opened. */
function useShownFirst(isFirst: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const [wasFirst] = useState(isFirst);
  useEffect(() => {
    if (wasFirst) element.current?.scrollIntoView({ block: 'nearest' });
  }, [wasFirst]);
  return element;
}

/** What a guest takes of the week's days, with its range. */
function WeekFigure({ days }: Pick<WeekGridProps, 'days'>) {
  const text = useText('calendar/planner');
  const footprint = useText('footprint');
  const co2 = useCo2();
  if (days.every(({ dishes }) => dishes.length === 0)) return null;
  const { co2: figure, state } = guestFootprint(days.map(({ figures }) => figures));
  if (!figure) return <p className={styles.weekFigure}>{text('tooLittle')}</p>;
  return (
    <p className={styles.weekFigure}>
      {text('perGuest', { co2: `${co2.exact(figure.value)} ${footprint('unit')}` })}
      {` · ${co2.range(figure)}`}
      {state === 'partial' && ` · ${text('partly')}`}
    </p>
  );
}

const CopyWeek = memo(function CopyWeek({ week, weeks, onCopy }: Pick<WeekGridProps, 'week' | 'weeks' | 'onCopy'>) {
  const text = useText('calendar/planner');
  return (
    <Menu
      label={text('copyWeek', { week: week + 1 })}
      icon="copy"
      size="small"
      entries={() =>
        Array.from({ length: weeks }, (_, to) => to)
          .filter((to) => to !== week)
          .map((to) => ({ id: String(to), label: text('copyTo', { week: to + 1 }), onAction: () => onCopy(to) }))
      }
    />
  );
});
