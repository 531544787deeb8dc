import type { Following } from '@plateprint/shared/calendar/following-api.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './following.module.css';
import parts from '../parts.module.css';

/** The kitchens that follow, each with what it has of its own. */
export function Followers({ followers }: Pick<Following, 'followers'>) {
  const text = useText('calendar/following');
  return (
    <section className={parts.part} aria-label={text('followers')}>
      <h3>{text('followers')}</h3>
      {followers.length === 0 && <p className={parts.hint}>{text('nobody')}</p>}
      <ul className={styles.rows}>
        {followers.map(({ restaurantId, restaurantName, varied, isCurrent, isPublished }) => (
          <li key={restaurantId}>
            <span>{restaurantName}</span>
            <span className={parts.hint}>
              {[
                varied === 0 ? text('same') : text('varied', { count: varied }),
                ...(isCurrent ? [] : [text('onTheWay')]),
                ...(isPublished ? [text('published')] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
