import type { BoardRow, Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import styles from './board.module.css';
import { Rows } from './rows.tsx';

/** So many of the reader's own stand above the board at first, beside the one that is worked in. */
const SHOWN = 3;

interface OwnRowsProps {
  board: Leaderboard;
  restaurantId: string;
}

/** The reader's own, above a board that is longer than what is shown of it: the first of them, the others when asked for. */
export function OwnRows({ board, restaurantId }: OwnRowsProps) {
  const text = useText('leaderboard');
  const [isWhole, setWhole] = useState(false);
  const { own } = board;
  const first = own.filter(({ restaurant }, at) => at < SHOWN || restaurant?.id === restaurantId);
  return (
    <section className={styles.own}>
      <h2 className={styles.title}>{text('own')}</h2>
      <Rows board={board} rows={isWhole ? own : first} restaurantId={restaurantId} label={text('own')} isOwn />
      {first.length < own.length && (
        <div>
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? text('ownFewer') : text('ownMore', { count: own.length - first.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Whether some of the reader's own stand further down than what is shown. */
export function areOwnHidden({ own, scope }: Leaderboard, shown: readonly BoardRow[]): boolean {
  const positions = new Set(shown.map(({ position }) => position));
  return scope !== 'organization' && own.some(({ position }) => !positions.has(position));
}
