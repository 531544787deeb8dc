import type { AllergenState } from '@plateprint/shared/ingredients/allergen.ts';
import styles from './allergens.module.css';

/** Shape and fill, not colour alone: full, half, empty, broken. The words stand beside it. */
export function AllergenMark({ state }: { state: AllergenState }) {
  return <span className={styles[state]} aria-hidden="true" />;
}
