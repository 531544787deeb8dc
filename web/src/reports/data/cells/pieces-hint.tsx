import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useWeight } from '../../../users/use-weight.ts';
import styles from './data.module.css';

/** A weight that was written behind pieces is of each or of all: what came of it. */
export function PiecesHint({ counted, grams }: { counted: IngredientRow['counted']; grams: number | null }) {
  const text = useText('reports/data');
  const weight = useWeight();
  if (counted === null || grams === null) return null;
  return <span className={styles.hint}>{text('piecesWeigh', { count: counted.quantity, weight: weight(grams) })}</span>;
}
