import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BoardScope } from '@plateprint/shared/leaderboard/anonymity.ts';
import { type BoardPeriod, PERIOD_TYPES, type PeriodType, periodsUpTo } from '@plateprint/shared/leaderboard/board-period.ts';
import type { Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { type Measure, MEASURES } from '@plateprint/shared/leaderboard/measure.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { NativeSelect } from '../ui/choice/native-select.tsx';
import { SegmentedControl } from '../ui/choice/segmented-control.tsx';
import { useBoardFilter } from './board-filter.ts';
import styles from './board.module.css';
import { usePeriodName } from './use-period-name.ts';

/** The choices of a board: whom it compares, by what, when, and by which emission database. */
export function BoardControls({ board }: { board: Leaderboard }) {
  const text = useText('leaderboard');
  const segment = useText('organizations');
  const { filter, change } = useBoardFilter();
  return (
    <div className={styles.controls}>
      <div className={styles.scope} data-long={board.enterpriseName !== null || undefined}>
        <SegmentedControl<BoardScope>
          label={text('scope.label')}
          value={filter.scope}
          segments={[
            { value: 'organization', label: text('scope.organization') },
            ...(board.enterpriseName === null ? [] : [{ value: 'enterprise' as const, label: board.enterpriseName }]),
            { value: 'sector', label: board.sector === 'other' ? text('scope.others') : segment(`segment.${board.sector}`) },
          ]}
          onChange={(scope) => change({ scope })}
        />
      </div>
      {/* Boards of others are read by those who take no part as well. */}
      {(board.joined > 0 || filter.scope !== 'organization') && <PeriodControls board={board} />}
    </div>
  );
}

/** Which months are compared, and by what; where nobody takes part there is nothing to choose among. */
function PeriodControls({ board }: { board: Leaderboard }) {
  const text = useText('leaderboard');
  const periodName = usePeriodName();
  const { filter, change } = useBoardFilter();
  const periods = [...new Set([board.period, ...periodsUpTo(board.latestPeriod as BoardPeriod)])].toSorted().toReversed();
  return (
    <>
      <SegmentedControl<PeriodType>
        label={text('periodType.label')}
        value={filter.periodType}
        segments={PERIOD_TYPES.map((value) => ({ value, label: text(`periodType.${value}`) }))}
        onChange={(periodType) => change({ periodType })}
      />
      <div className={styles.choices}>
        <NativeSelect
          label={text('period')}
          value={board.period}
          choices={periods.map((value) => ({ value, label: periodName(value) }))}
          onChange={(period) => change({ period })}
        />
        <NativeSelect<Measure>
          label={text('by.label')}
          value={filter.by}
          choices={MEASURES.map((value) => ({ value, label: text(`by.${value}`) }))}
          onChange={(by) => change({ by })}
        />
        <NativeSelect<EmissionDatabase>
          label={text('database')}
          value={filter.emissionDatabase}
          choices={[
            { value: 'organization', label: text('databases.organization') },
            { value: 'rise', label: text('databases.rise') },
          ]}
          onChange={(emissionDatabase) => change({ emissionDatabase })}
        />
      </div>
    </>
  );
}
