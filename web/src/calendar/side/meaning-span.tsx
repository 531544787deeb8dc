import type { CellPlace } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { useDayNames } from '../use-day-names.ts';

/** The days that figures are of: all of the cycle, those of a week by its number from 0, or the day on which the selection stands. */
export type MeaningSpan = 'cycle' | 'day' | `week ${number}`;

interface SpanOfPlan {
  span: MeaningSpan;
  weeks: number;
  selected: CellPlace | null;
}

const weekSpan = (week: number): MeaningSpan => `week ${week}`;

/** The span as far as it is there: a week may go, and the selection too. */
export function presentSpan({ span, weeks, selected }: SpanOfPlan): MeaningSpan {
  if (span === 'day') return selected === null ? 'cycle' : span;
  return Array.from({ length: weeks }, (_, week) => weekSpan(week)).includes(span) ? span : 'cycle';
}

/** Those of some days, or of what is said of days and weeks, that are of a span. */
export function withinSpan<Item extends { week: number; weekday: number | null }>(
  items: readonly Item[],
  of: SpanOfPlan,
): readonly Item[] {
  const { selected } = of;
  const span = presentSpan(of);
  if (span === 'cycle') return items;
  if (span === 'day') return items.filter(({ week, weekday }) => week === selected?.week && weekday === selected.weekday);
  return items.filter(({ week }) => weekSpan(week) === span);
}

/** The choice of days whose figures are shown. */
export function MeaningSpanChoice({ onChange, ...of }: SpanOfPlan & { onChange: (span: MeaningSpan) => void }) {
  const text = useText('calendar/planner');
  const names = useDayNames();
  const { weeks, selected } = of;
  const week = (at: number): string => text('week', { week: at + 1 });
  const ofDay = selected && { value: 'day' as const, label: `${names.weekday(selected.weekday)}, ${week(selected.week)}` };
  return (
    <NativeSelect
      label={text('meaningOf')}
      value={presentSpan(of)}
      choices={[
        { value: 'cycle', label: text('wholeCycle') },
        ...Array.from({ length: weeks }, (_, at) => ({ value: weekSpan(at), label: week(at) })),
        ...(ofDay ? [ofDay] : []),
      ]}
      onChange={onChange}
    />
  );
}
