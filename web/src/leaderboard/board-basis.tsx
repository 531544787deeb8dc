import { LEAST_COVERAGE } from '@plateprint/shared/footprint/coverage.ts';
import { LEAST_MONTHS, LEAST_SERVINGS_A_MONTH } from '@plateprint/shared/leaderboard/minimum-data.ts';
import type { Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Why } from '../ui/overlay/why.tsx';
import styles from './board.module.css';
import { usePeriodName } from './use-period-name.ts';

/** The basis of the board: how many, how much of the weight, since when, and how sure its order is. */
export function BoardBasis({ board }: { board: Leaderboard }) {
  const text = useText('leaderboard');
  const format = useFormat();
  const periodName = usePeriodName();
  const alike = countNotSurelyApart(board);
  const facts = [
    text('basis.ranked', { count: board.ranked }),
    ...(board.lacking > 0 ? [text('basis.lacking', { count: board.lacking })] : []),
    ...(board.coverage === null ? [] : [text('basis.coverage', { share: format.covered(board.coverage) })]),
    text('basis.asOf', { moment: format.moment(board.asOf) }),
    ...(board.isOutdated ? [text('basis.outdated')] : []),
  ];
  return (
    <div className={styles.basis}>
      <h2 className={styles.title}>
        {text(`by.${board.by}`)}, {periodName(board.period)}
      </h2>
      <Why label={text('why.label')} title={text('why.title')} content={<Rules board={board} />}>
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </Why>
      {alike > 1 && <p className={styles.alike}>{text('basis.alike', { count: format.number(alike) })}</p>}
    </div>
  );
}

/** How many from the first on are each not surely better than the next. */
function countNotSurelyApart({ items }: Leaderboard): number {
  if (items[0]?.position !== 1) return 1;
  const apart = items.findIndex(({ above }, index) => index > 0 && (above === null || above === 'surely_more'));
  return apart === -1 ? items.length : apart;
}

function Rules({ board }: { board: Leaderboard }) {
  const text = useText('leaderboard');
  const foodData = useText('dashboard/food-data');
  const format = useFormat();
  const periodName = usePeriodName();
  return (
    <>
      <p>{text(`why.by.${board.by}`)}</p>
      <p>{text('why.ties')}</p>
      <p>{text('why.moved', { period: periodName(board.formerPeriod) })}</p>
      <p>
        {text('why.least', {
          months: LEAST_MONTHS[board.periodType],
          servings: format.number(LEAST_SERVINGS_A_MONTH),
          coverage: format.percent(LEAST_COVERAGE.partial),
        })}
      </p>
      <p>{text('why.boundary')}</p>
      {board.foodDataVersion !== null && <p>{foodData('spans', { version: board.foodDataVersion })}</p>}
      {board.foodDataVersion === null && board.foodDataVersions.length > 0 && (
        <p>{text('why.versions', { versions: format.list(board.foodDataVersions) })}</p>
      )}
    </>
  );
}
