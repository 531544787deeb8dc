import { STAGES } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './food-way.module.css';

const OUTSIDE = ['cooking', 'waste'] as const;

/** The boundary as a line: five stages up to the kitchen door, and what lies behind it. */
export function FoodWay() {
  const text = useText('ingredients');
  return (
    <figure className={styles.way} aria-label={text('meaning.way')}>
      <div>
        <p className={styles.side}>{text('meaning.counted')}</p>
        <ol>
          {STAGES.map((stage) => (
            <li key={stage}>{text(`stage.${stage}`)}</li>
          ))}
        </ol>
      </div>
      <div className={styles.outside}>
        <p className={styles.side}>{text('meaning.outside')}</p>
        <ol>
          {OUTSIDE.map((stage) => (
            <li key={stage}>{text(`meaning.${stage}`)}</li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
