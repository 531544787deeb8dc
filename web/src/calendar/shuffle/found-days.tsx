import { type BetterDays, figuresOfCells, type KnownPlan } from '@plateprint/shared/calendar/better-days.ts';
import { withDayOf } from '@plateprint/shared/calendar/taken-days.ts';
import { guestFootprint } from '@plateprint/shared/calendar/figures/day-figures.ts';
import type { PlanCell } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Guard, ShuffleAnswer } from '@plateprint/shared/calendar/shuffle/shuffle-problem.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { Button } from '../../ui/control/button.tsx';
import { useDayNames } from '../use-day-names.ts';
import { type ChangedDay, changedDays, isSameDay } from './changed-days.ts';
import { Lost, LostByDay } from './lost.tsx';
import styles from './shuffle.module.css';

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
  const format = useFormat();
  const changes = changedDays(known.plan.cells, better.cells);
  if (changes.length === 0) return <Nothing popularity={known.popularity} />;
  return (
    <>
      <Before known={known} better={better} />
      <ul className={styles.plain}>
        <Guards guards={better.guards} currency={currency} />
        <Lost known={known} after={better.cells} />
        {better.unkept.length > 0 && (
          <li>{text('lost.unkept', { guards: format.list(better.unkept.map((guard) => text(`guard.${guard}`))) })}</li>
        )}
      </ul>
      <ul className={styles.days}>
        {changes.map((day) => {
          const taken = withDayOf(known.plan.cells, better.cells, day);
          const others = changedDays(known.plan.cells, taken).filter((each) => !isSameDay(each, day));
          return (
            <ChangedDayRow
              key={`${day.week} ${day.weekday}`}
              day={day}
              others={others}
              known={known}
              after={taken}
              onTake={() => onTake(taken)}
            />
          );
        })}
      </ul>
    </>
  );
}

/** The dishes stay: why, where nothing is known of what guests choose. */
function Nothing({ popularity }: Pick<KnownPlan, 'popularity'>) {
  const text = useText('calendar/shuffle');
  const isAlike = new Set(popularity.values()).size < 2;
  return (
    <>
      <p>{text('nothing')}</p>
      {isAlike && <p className={styles.hint}>{text('nothingSold')}</p>}
    </>
  );
}

function Before({ known, better: { cells, difference, isExact } }: Pick<FoundDaysProps, 'known' | 'better'>) {
  const text = useText('calendar/shuffle');
  const format = useFormat();
  const co2 = useCo2();
  const [before, after] = [known.plan.cells, cells].map((of) => guestFootprint(figuresOfCells(known, of)).co2);
  const percent = difference?.percent;
  const said = (value: number): string => format.percent(value / 100, 1).replace('-', '−');
  return (
    <div className={styles.sum}>
      <p className={styles.big}>
        {co2.exact(before?.value ?? null)} → {co2.exact(after?.value ?? null)}
      </p>
      <p className={styles.hint}>{text('unit')}</p>
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
  const text = useText('calendar/shuffle');
  const format = useFormat();
  const said = (name: Guard, value: number): string => {
    switch (name) {
      case 'cost':
        return format.money(value, currency);
      case 'minutes':
        return format.number(value, { most: 0 });
      case 'salt':
      case 'saturatedFat':
        return `${format.number(value, { most: 2 })} g`;
    }
  };
  return (
    <>
      {guards.map(({ name, before, after }) => (
        <li key={name}>
          {text(`guard.${name}`)}:{' '}
          {before === null || after === null
            ? text('notGuarded')
            : text('fromTo', { before: said(name, before), after: said(name, after) })}
        </li>
      ))}
    </>
  );
}

interface ChangedDayRowProps {
  day: ChangedDay;
  /** Days whose dishes change places with those of the day. */
  others: readonly ChangedDay[];
  known: KnownPlan;
  /** The cells if it is taken. */
  after: readonly PlanCell[];
  onTake: () => void;
}

function ChangedDayRow({ day, others, known, after, onTake }: ChangedDayRowProps) {
  const text = useText('calendar/shuffle');
  const nameOf = useRecipeName();
  const format = useFormat();
  const days = useDayNames();
  const names = (ids: readonly string[]): string => format.list(ids.map((id) => nameOf(known.dishes.get(id)?.names ?? [])));
  const dayName = ({ week, weekday }: ChangedDay): string => text('day', { weekday: days.weekday(weekday), week: week + 1 });
  const name = dayName(day);
  return (
    <li className={styles.day}>
      <div>
        <strong>{name}</strong>
        <p className={styles.hint}>{text('change', { go: names(day.go), come: names(day.come) })}</p>
        <LostByDay known={known} after={after} />
        {others.length > 0 && <p className={styles.hint}>{text('alsoChanges', { days: others.map(dayName).join(' · ') })}</p>}
      </div>
      <Button size="small" aria-label={`${text('take')}${format.colon} ${name}`} onClick={onTake}>
        {text('take')}
      </Button>
    </li>
  );
}
