import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import styles from './coverage-note.module.css';

interface CoverageNoteProps {
  coverage: RecipeFootprint['coverage'];
}

/** Whether the total is the whole, and how much of it. Half a recipe is never passed off as one; its lines say what is wrong with them. */
export function CoverageNote({ coverage }: CoverageNoteProps) {
  const text = useText('recipes');
  const format = useFormat();
  if (coverage.complete) {
    return (
      <p className={styles.complete}>
        <Icon name="check" size={16} />
        {text('coverage.complete', { lines: coverage.lines })}
      </p>
    );
  }
  return (
    <div className={styles.partly} role="status">
      <p className={styles.lead}>
        <Icon name="alert" size={16} />
        {text('coverage.partly', {
          covered: coverage.linesCovered,
          lines: coverage.lines,
          percent: format.covered(coverageOfDish({ coverage }).share),
        })}
      </p>
    </div>
  );
}
