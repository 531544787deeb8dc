import { OVERRIDE_REASONS } from '@plateprint/shared/ingredients/step-about.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './method-page.module.css';

/** Every reason for which a published figure is replaced, in the words of the explanation. */
export function ReviewedReasons() {
  const text = useText('ingredients/why');
  return (
    <>
      <h3>{text('reviewed.title')}</h3>
      <p>{text('reviewed.lead')}</p>
      <ul className={styles.reasons}>
        {OVERRIDE_REASONS.map((reason) => (
          <li key={reason}>{text(`reason.${reason}`)}</li>
        ))}
      </ul>
    </>
  );
}
