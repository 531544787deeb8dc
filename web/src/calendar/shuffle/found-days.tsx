import {
  type BetterDays,
  differenceOfCells,
  doUnknownMove,
  figuresOfCells,
  type KnownPlan,
} from '@plateprint/shared/calendar/better-days.ts';
import { withDayOf } from '@plateprint/shared/calendar/taken-days.ts';
import { guestFootprint } from '@plateprint/shared/calendar/figures/day-figures.ts';
import type { PlanCell } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Guard, ShuffleAnswer } from '@plateprint/shared/calendar/shuffle/shuffle-problem.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { useDishName } from '../dishes/gone-dishes.tsx';
import { useDayNames } from '../use-day-names.ts';
import { type ChangedDay, changedDays, isSameDay } from './changed-days.ts';
import { Lost, LostByDay } from './lost.tsx';
import styles from './shuffle.module.css';
import { useGuardWords } from './use-guard-words.ts';

interface FoundDaysProps {
  known: KnownPlan;
  better: BetterDays;
  /** Of what dishes cost. */
  currency: string | null;
  onTake: (cells: readonly PlanCell[]) => void;
}

/** Before and after, how surely they differ, what was guarded, and each day that would change. */
export function FoundDays({ known, better, currency, onTake }: FoundDaysProps) {
  const text = useText('calendar/shuffle');
  const changes = changedDays(known.plan.cells, better.cells);
  const dayName = useNameOfDay();
  const [taken, setTaken] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ at: number; of: number } | null>(null);
  const take = (days: readonly ChangedDay[], cells: readonly PlanCell[]): void => {
    const [day] = days;
    leaving.current = { at: changes.findIndex((each) => day !== undefined && isSameDay(each, day)), of: changes.length };
    onTake(cells);
    setTaken(days.map(dayName).join(' · '));
  };
  useEffect(() => {
    if (leaving.current === null || leaving.current.of === changes.length) return;
    // The day leaves the list, and the button that had the focus goes with it: the next day's has it then, and after the last what was taken.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[leaving.current.at] ?? buttons.at(-1) ?? status.current)?.focus();
    leaving.current = null;
  });
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.hint}>
        {taken !== null && text('taken', { days: taken })}
      </p>
      {changes.length === 0 && taken === null && <Nothing popularity={known.popularity} />}
      {changes.length > 0 && <Changes {...{ known, better, currency, changes, list }} isWhole={taken === null} onTake={take} />}
    </>
  );
}

interface ChangesProps extends Pick<FoundDaysProps, 'known' | 'better' | 'currency'> {
  list: RefObject<HTMLUListElement | null>;
  changes: readonly ChangedDay[];
  /** No day of it was taken yet: what was guarded is of the whole. */
  isWhole: boolean;
  /** Some days are taken: one, and those that change with it. */
  onTake: (days: readonly ChangedDay[], cells: readonly PlanCell[]) => void;
}

function Changes({ known, better, currency, changes, list, isWhole, onTake }: ChangesProps) {
  const text = useText('calendar/shuffle');
  const format = useFormat();
  const guards = better.guards.flatMap(({ name, before }) => (before === null ? [] : [name]));
  return (
    <>
      <Before known={known} better={better} />
      <ul className={styles.plain}>
        {isWhole && <Guards guards={better.guards} currency={currency} />}
        <Lost known={known} after={better.cells} />
        {better.unkept.length > 0 && (
          <li>{text('lost.unkept', { guards: format.list(better.unkept.map((guard) => text(`guard.${guard}`))) })}</li>
        )}
      </ul>
      <ul ref={list} className={styles.days}>
        {changes.map((day) => {
          const taken = withDayOf(known.plan.cells, better.cells, day);
          const others = changedDays(known.plan.cells, taken).filter((each) => !isSameDay(each, day));
          return (
            <ChangedDayRow
              key={`${day.week} ${day.weekday}`}
              day={day}
              others={others}
              known={known}
              guards={guards}
              currency={currency}
              after={taken}
              onTake={() => onTake([day, ...others], taken)}
            />
          );
        })}
      </ul>
    </>
  );
}

function useNameOfDay(): (day: ChangedDay) => string {
  const text = useText('calendar/shuffle');
  const days = useDayNames();
  return ({ week, weekday }) => text('day', { weekday: days.weekday(weekday), week: week + 1 });
}

/** The dishes stay: they stand best, or nothing is known of what guests choose, and then nobody can say so. */
function Nothing({ popularity }: Pick<KnownPlan, 'popularity'>) {
  const text = useText('calendar/shuffle');
  const isAlike = new Set(popularity.values()).size < 2;
  return <p>{text(isAlike ? 'nothingSold' : 'nothing')}</p>;
}

function Before({ known, better: { cells, isExact } }: Pick<FoundDaysProps, 'known' | 'better'>) {
  const text = useText('calendar/shuffle');
  const format = useFormat();
  const co2 = useCo2();
  const [before, after] = [known.plan.cells, cells].map((of) => guestFootprint(figuresOfCells(known, of)).co2);
  // Of the plan as it stands now: some of its days may have been taken.
  const difference = differenceOfCells(known, known.plan.cells, cells);
  const percent = difference?.percent;
  const said = (value: number): string => format.percent(value / 100, 1).replace('-', '−');
  return (
    <div className={styles.sum}>
      {!doUnknownMove(known, known.plan.cells, cells) && (
        <>
          <p className={styles.big}>
            {co2.exact(before?.value ?? null)} → {co2.exact(after?.value ?? null)}
          </p>
          <p className={styles.hint}>{text('unit')}</p>
        </>
      )}
      {difference && percent ? (
        <p>
          <strong>{said(percent.value)}</strong> {text('range', { low: said(percent.low), high: said(percent.high) })}{' '}
          {text(`sure.${difference.sure}`)}
        </p>
      ) : (
        <p>{text('unknown')}</p>
      )}
      <p className={styles.hint}>{text(isExact ? 'exact' : 'notExact')}</p>
    </div>
  );
}

function Guards({ guards, currency }: { guards: ShuffleAnswer['guards']; currency: string | null }) {
  const words = useGuardWords(currency);
  return guards.map((guard) => <li key={guard.name}>{words(guard)}</li>);
}

interface ChangedDayRowProps {
  day: ChangedDay;
  /** Days whose dishes change places with those of the day. */
  others: readonly ChangedDay[];
  known: KnownPlan;
  guards: readonly Guard[];
  currency: string | null;
  /** The cells if it is taken. */
  after: readonly PlanCell[];
  onTake: () => void;
}

function ChangedDayRow({ day, others, onTake, ...taken }: ChangedDayRowProps) {
  const { known } = taken;
  const text = useText('calendar/shuffle');
  const nameOf = useDishName();
  const format = useFormat();
  const dayName = useNameOfDay();
  const names = (ids: readonly string[]): string => format.list(ids.map((id) => nameOf(id, known.dishes.get(id))));
  const name = dayName(day);
  return (
    <li className={styles.day}>
      <div>
        <strong>{name}</strong>
        <p className={styles.hint}>{text('change', { go: names(day.go), come: names(day.come) })}</p>
        <Alone {...taken} />
        <LostByDay {...taken} />
        {others.length > 0 && <p className={styles.hint}>{text('alsoChanges', { days: others.map(dayName).join(' · ') })}</p>}
      </div>
      <Button size="small" aria-label={`${text('take')}${format.colon} ${name}`} onClick={onTake}>
        {text('take')}
      </Button>
    </li>
  );
}

/** What a guest takes of the cycle with this day alone, for it may save less than its part, or nothing. */
function Alone({ known, after }: Pick<ChangedDayRowProps, 'known' | 'after'>) {
  const text = useText('calendar/shuffle');
  const co2 = useCo2();
  const [before, then] = [known.plan.cells, after].map((cells) => guestFootprint(figuresOfCells(known, cells)).co2);
  if (!before || !then || doUnknownMove(known, known.plan.cells, after)) return null;
  return <p className={styles.hint}>{text('alone', { before: co2.exact(before.value), after: co2.exact(then.value) })}</p>;
}
