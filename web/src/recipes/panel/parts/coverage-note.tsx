import { colonOf } from '@plateprint/shared/kernel/language.ts';
import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import styles from './coverage-note.module.css';

interface CoverageNoteProps {
  coverage: RecipeFootprint['coverage'];
  footprint: RecipeFootprint;
  nameOf: (lineId: string) => string;
}

/** Whether the total is the whole, and what it leaves out, by name. Half a recipe is never passed off as one. */
export function CoverageNote({ coverage, footprint, nameOf }: CoverageNoteProps) {
  const text = useText('recipes');
  const format = useFormat();
  const language = useLanguage();
  if (coverage.complete) {
    return (
      <p className={styles.complete}>
        <Icon name="check" size={16} />
        {text('coverage.complete', { lines: coverage.lines })}
      </p>
    );
  }
  const missing = footprint.lines.filter(
    (line) => (line.problem !== null || line.covered !== undefined) && nameOf(line._id) !== '',
  );
  return (
    <div className={styles.partly} role="status">
      <p className={styles.lead}>
        <Icon name="alert" size={16} />
        {text('coverage.partly', {
          covered: coverage.linesCovered,
          lines: coverage.lines,
          percent: format.percent(coverageOfDish({ coverage }).share),
        })}
      </p>
      <ul className={styles.missing}>
        {missing.map((line) => (
          <li key={line._id}>
            <strong>
              {nameOf(line._id)}
              {colonOf(language)}
            </strong>{' '}
            {text(line.problem ? `line.problem.${line.problem}` : 'line.partly')}
          </li>
        ))}
      </ul>
    </div>
  );
}
