import { ROW_STATES, type RowState } from '@plateprint/shared/reports/import/row-state.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './data.module.css';
import { StateFilter } from './state-filter.tsx';

interface RowsToolsProps {
  /** How many rows there are, and how many in a state. */
  count: number;
  countOf: (state: RowState) => number;
  shown: RowState | 'all';
  onShow: (shown: RowState | 'all') => void;
  /** The actions on rows that wait. */
  children: ReactNode;
}

/** Over the rows: those in which state are shown, of the states that there are. */
export function RowsTools({ count, countOf, shown, onShow, children }: RowsToolsProps) {
  const text = useText('reports/data');
  return (
    <div className={styles.tools}>
      <StateFilter
        value={shown}
        onChange={onShow}
        choices={[
          { value: 'all' as const, label: text('state.all'), count },
          ...ROW_STATES.map((value) => ({ value, label: text(`state.${value}`), count: countOf(value) })),
        ].filter((choice) => choice.value === 'all' || choice.value === shown || choice.count > 0)}
      />
      {countOf('waiting') > 0 && children}
    </div>
  );
}
