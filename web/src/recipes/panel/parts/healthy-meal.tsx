import { HEALTHY_MEAL, healthyMealProblems } from '@plateprint/shared/footprint/healthy-meal.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import styles from './per-portion.module.css';

interface HealthyMealProps {
  nutrition: RecipeFootprint['nutrition'];
}

const KINDS = ['energyKcal', 'saturatedFat', 'sugar', 'protein'] as const;

/** Whether a portion is a healthy meal by the four bounds, and which it misses; not said while one is unknown. */
export function HealthyMeal({ nutrition }: HealthyMealProps) {
  const text = useText('recipes/panel');
  const problems = healthyMealProblems(nutrition);
  const missed = KINDS.filter((kind) => problems[kind] !== undefined);
  // One bound that is surely missed is enough to tell.
  const isUnknown = missed.every((kind) => problems[kind] === 'unknown');
  if (missed.length === 0) {
    return (
      <p className={styles.healthy}>
        <Icon name="check" size={16} /> {text('healthy.yes')}
      </p>
    );
  }
  return (
    <div className={styles.verdict}>
      <p>{text(isUnknown ? 'healthy.notSure' : 'healthy.no')}</p>
      <ul>
        {missed.map((kind) => (
          <li key={kind}>
            {text(`healthy.${kind}`, { least: HEALTHY_MEAL[kind].least, most: boundOf(HEALTHY_MEAL[kind].most) })}{' '}
            {text(`healthy.${problems[kind] ?? 'unknown'}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Protein has no upper bound; its text names none. */
function boundOf(most: number): number {
  return Number.isFinite(most) ? most : 0;
}
