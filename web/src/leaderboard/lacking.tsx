import type { Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import type { Lack } from '@plateprint/shared/leaderboard/minimum-data.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './board.module.css';

/** The reader's restaurants that take part and have no place, each with what it lacks. */
export function Lacking({ board }: { board: Leaderboard }) {
  const text = useText('leaderboard');
  const lackText = useLackText();
  if (board.ownLacking.length === 0) return null;
  return (
    <section className={styles.lacking}>
      <h2 className={styles.title}>{text('lacking')}</h2>
      <ul className={styles.plain}>
        {board.ownLacking.map(({ restaurant, lacks }) => (
          <li key={restaurant.id} className={styles.lack}>
            <span className={styles.name}>{restaurant.name}</span>
            <span className={styles.under}>
              {lacks.map((lack) => (
                <span key={lack.what}>{lackText(lack)}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useLackText(): (lack: Lack) => string {
  const text = useText('leaderboard');
  const format = useFormat();
  return ({ what, has, needs }) => {
    const written = (value: number) => (what === 'coverage' ? format.percent(value) : format.number(value, { most: 0 }));
    return text(`lacks.${what}`, { has: written(has), needs: written(needs) });
  };
}
