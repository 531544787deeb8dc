import type { PlacedClaim } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './claims.module.css';

/** Each wording with where it stands, why it was found, by which rule, and what can stand instead. */
export function ClaimList({ claims }: { claims: readonly PlacedClaim[] }) {
  const text = useText('claims');
  const format = useFormat();
  return (
    <ul className={styles.list} aria-label={text('list')}>
      {claims.map(({ place, kind, words, rule, offer, text: whole, start }) => (
        <li key={`${place} ${kind} ${start} ${whole}`} className={styles.claim}>
          <p className={styles.words}>
            <mark className={styles.mark}>{words}</mark> <span className={styles.place}>{text(`places.${place}`)}</span>
          </p>
          <p>{text(`why.${kind}`)}</p>
          <dl className={styles.facts}>
            <dt>{`${text('rule')}${format.colon}`}</dt>
            <dd>{rule}</dd>
            <dt>{`${text('offer')}${format.colon}`}</dt>
            <dd>{offer}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
