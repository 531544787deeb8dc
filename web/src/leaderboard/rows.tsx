import type { BoardRow, Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './board.module.css';
import { Row } from './row.tsx';

interface RowsProps {
  board: Leaderboard;
  rows: readonly BoardRow[];
  /** The restaurant that is worked in. */
  restaurantId: string;
  label?: string;
  /** All are of the reader's organization, which needs no name then. */
  isOwn?: boolean;
}

/** Places in their order. */
export function Rows({ board, rows, restaurantId, label, isOwn = false }: RowsProps) {
  const text = useText('leaderboard');
  return (
    <ol className={styles.rows} aria-label={label ?? text('title')}>
      {rows.map((row) => (
        <Row
          key={row.position}
          row={row}
          board={board}
          restaurantId={restaurantId}
          namesOrganization={!isOwn && board.scope !== 'organization'}
        />
      ))}
    </ol>
  );
}
