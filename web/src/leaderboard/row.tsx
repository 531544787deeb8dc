import { MONTHS_OF_PERIOD } from '@plateprint/shared/leaderboard/board-period.ts';
import type { BoardRow, Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { formerPlace, type Movement } from '@plateprint/shared/leaderboard/movement.ts';
import { LevelMark } from '../footprint/level-mark.tsx';
import { useCo2 } from '../footprint/use-co2.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Icon } from '../ui/control/icon.tsx';
import { RangeBar } from '../ui/chart/range-bar.tsx';
import styles from './board.module.css';
import { useBoardFigure } from './use-board-figure.ts';

interface RowProps {
  row: BoardRow;
  board: Leaderboard;
  /** The restaurant that is worked in. */
  restaurantId: string;
  namesOrganization: boolean;
}

/** One place: who, how much with its range, which level, and how it came about. */
export function Row({ row, board, restaurantId, namesOrganization }: RowProps) {
  const text = useText('leaderboard');
  const level = useText('footprint');
  const sure = useText('footprint/difference');
  const format = useFormat();
  const figure = useBoardFigure(board.by);
  const co2 = useCo2();
  const { restaurant, range, above } = row;
  const isOwn = restaurant?.organizationId === board.restaurant.organizationId;
  const all = MONTHS_OF_PERIOD[board.periodType];
  return (
    <li
      className={styles.row}
      data-own={(isOwn && board.scope !== 'organization') || undefined}
      data-here={restaurant?.id === restaurantId || undefined}
    >
      <span className={styles.place} data-first={row.place <= 3 || undefined}>
        <span data-unseen="">{text('place')} </span>
        {row.place}
      </span>
      <span className={styles.who}>
        <span className={restaurant ? styles.name : styles.stranger}>{restaurant?.name ?? text('stranger')}</span>
        <span className={styles.under}>
          {restaurant && namesOrganization && <span>{restaurant.organizationName}</span>}
          {row.isShared && <span>{text('shared')}</span>}
          {row.movement && <Moved place={row.place} movement={row.movement} />}
          {row.months !== null && all > 1 && <span>{text('months', { has: format.number(row.months), all })}</span>}
        </span>
      </span>
      <span className={styles.bar}>
        <Bar row={row} board={board} />
      </span>
      <span className={styles.figure}>
        <span className={styles.value}>{figure(row.value, { isBesideRange: range !== null })}</span>
        <span className={styles.under}>
          {range && <span>{co2.range({ ...range, value: row.value })}</span>}
          {row.level !== null && row.perServing !== null && (
            <span>{level('scale.says', { level: level(`level.${row.level}`), kg: co2.exact(row.perServing) })}</span>
          )}
          {above && <span>{`${sure('against.above')}${format.colon} ${sure(`sure.${above}`)}`}</span>}
        </span>
      </span>
      <span className={styles.level}>
        {(restaurant !== null || row.level !== null) && (
          <>
            <LevelMark level={row.level} size={26} />
            <span data-unseen="">{level(`level.${row.level ?? 'unknown'}`)}</span>
          </>
        )}
      </span>
    </li>
  );
}

const ARROWS = { up: 'arrow-up', down: 'arrow-down', same: 'minus', new: 'add', returned: 'undo' } as const;

/** From which place: of two that share one now, one may have moved and the other not. */
function Moved({ place, movement }: { place: number; movement: Movement }) {
  const text = useText('leaderboard');
  const format = useFormat();
  const { way, places } = movement;
  const former = format.number(formerPlace(place, movement) ?? place);
  return (
    <span className={styles.moved} data-way={way}>
      <Icon name={ARROWS[way]} size={14} />
      {text(`moved.${way}`, { places, former })}
    </span>
  );
}

/** How the figure stands against the largest of the board; without a range, from zero to the figure. */
function Bar({ row, board }: { row: BoardRow; board: Leaderboard }) {
  const text = useText('leaderboard');
  const figure = useBoardFigure(board.by);
  const inFull = (grams: number): string => figure(grams, { isBesideRange: true });
  const { value, range } = row;
  if (board.by === 'improvement') return null;
  const label = range
    ? text('rangeInWords', { value: inFull(value), low: inFull(range.low), high: inFull(range.high) })
    : figure(value);
  const most = board.by === 'low_share' ? 1 : (board.largest ?? value);
  return <RangeBar low={range?.low ?? 0} value={value} high={range?.high ?? value} most={most} label={label} />;
}
