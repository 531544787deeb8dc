import { type Day, firstDayOf, isMonth, type Month } from '@plateprint/shared/kernel/month.ts';
import { useId, useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Icon } from '../../ui/control/icon.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import styles from './wizard.module.css';

interface MonthFieldProps {
  value: Month | null;
  problem: string | null;
  onChange: (firstDay: Day | null) => void;
}

const YEARS_BACK = 10;
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** A month and its year, as two lists: not every browser has a field for months. */
export function MonthField({ value, problem, onChange }: MonthFieldProps) {
  const text = useText('reports/wizard');
  const format = useFormat();
  const id = useId();
  const [thisYear] = useState(() => new Date().getFullYear());
  const [month, setMonth] = useState(value?.slice(5) ?? '');
  const [year, setYear] = useState(value?.slice(0, 4) ?? String(thisYear));
  const set = (next: string): void => onChange(isMonth(next) ? firstDayOf(next) : null);
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, at) => String(thisYear + 1 - at));
  const nameOf = (each: string): string =>
    new Intl.DateTimeFormat(format.locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`2026-${each}-01T00:00:00Z`));
  return (
    <fieldset className={styles.month} aria-describedby={problem ? id : undefined} aria-invalid={problem ? true : undefined}>
      <legend data-unseen="">{text('when.month')}</legend>
      <NativeSelect
        label={text('month')}
        value={month}
        onChange={(next) => {
          setMonth(next);
          set(`${year}-${next}`);
        }}
        choices={[{ value: '', label: '–' }, ...MONTHS.map((each) => ({ value: each, label: nameOf(each) }))]}
      />
      <NativeSelect
        label={text('year')}
        value={year}
        onChange={(next) => {
          setYear(next);
          set(`${next}-${month}`);
        }}
        choices={(years.includes(year) ? years : [...years, year]).map((each) => ({ value: each, label: each }))}
      />
      {problem && (
        <p id={id} className={styles.problem} role="alert">
          <Icon name="alert" size={15} />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
