import { MONTHS_OF_PERIOD } from '@plateprint/shared/leaderboard/board-period.ts';
import type { Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import type { Lack } from '@plateprint/shared/leaderboard/minimum-data.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './board.module.css';

/** The reader's restaurants that take part and have no place, each with what it lacks. */
export function Lacking({ board }: { board: Leaderboard }) {
  const text = useText('leaderboard');
  if (board.ownLacking.length === 0) return null;
  return (
    <section className={styles.lacking}>
      <h2 className={styles.title}>{text('lacking')}</h2>
      <List board={board} />
    </section>
  );
}

/** The same above places: folded, so that it does not push them away, unless it concerns the restaurant that is worked in. */
export function FoldedLacking({ board, restaurantId }: { board: Leaderboard; restaurantId: string }) {
  const text = useText('leaderboard');
  const { ownLacking } = board;
  if (ownLacking.length === 0) return null;
  return (
    <details className={styles.folded} open={ownLacking.some(({ restaurant }) => restaurant.id === restaurantId)}>
      <summary>{text('lackingOfOwn', { count: ownLacking.length })}</summary>
      <List board={board} />
    </details>
  );
}

function List({ board: { ownLacking, periodType } }: { board: Leaderboard }) {
  const text = useText('leaderboard');
  const format = useFormat();
  const lackText = useLackText();
  const byName = ownLacking.toSorted((a, b) => a.restaurant.name.localeCompare(b.restaurant.name));
  return (
    <ul className={styles.plain}>
      {byName.map(({ restaurant, lacks, missing }) => (
        <li key={restaurant.id} className={styles.lack}>
          <span className={styles.name}>{restaurant.name}</span>
          <span className={styles.under}>
            {lacks.map((lack) => (
              <span key={lack.what}>{lackText(lack)}</span>
            ))}
            {MONTHS_OF_PERIOD[periodType] > 1 && missing.length > 0 && (
              <span>{text('lacks.missing', { months: format.list(missing.map((month) => format.month(month))) })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useLackText(): (lack: Lack) => string {
  const text = useText('leaderboard');
  const format = useFormat();
  return ({ what, has, needs }) => {
    const written = (value: number) => (what === 'coverage' ? format.percent(value) : format.number(value, { most: 0 }));
    // The months are there: then it is their servings, or what of their weight has a figure.
    const key = what === 'year_before' && has >= needs ? 'year_before_thin' : what;
    return text(`lacks.${key}`, { has: written(has), needs: written(needs), months: needs });
  };
}
