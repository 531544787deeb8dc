import type { BoardRow, Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './board.module.css';
import { Lacking } from './lacking.tsx';
import { Rows } from './rows.tsx';

interface OwnRowsProps {
  board: Leaderboard;
  shown: readonly BoardRow[];
  restaurantId: string;
}

/** The reader's own, where the board is longer than what is shown of it; and those that lack something. */
export function OwnRows({ board, shown, restaurantId }: OwnRowsProps) {
  const text = useText('leaderboard');
  const positions = new Set(shown.map(({ position }) => position));
  const isHidden = board.own.some(({ position }) => !positions.has(position));
  return (
    <>
      {isHidden && board.scope !== 'organization' && (
        <section className={styles.own}>
          <h2 className={styles.title}>{text('own')}</h2>
          <Rows board={board} rows={board.own} restaurantId={restaurantId} label={text('own')} />
        </section>
      )}
      <Lacking board={board} />
    </>
  );
}
