import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { NUTRIENTS } from '@plateprint/shared/recipes/footprint/recipe-nutrition.ts';
import { nutritionOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import { weightAsServed } from '@plateprint/shared/recipes/served/served-figures.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useWeight } from '../../../users/use-weight.ts';
import styles from './per-portion.module.css';

/** Below this share of the weight a figure would speak of too little of the dish to be shown. */
const ENOUGH = 0.5;

/** The weight of a portion as served, and the content of 100 g of it; nothing until somebody states it. */
export function ServedPart({ draft, footprint }: { draft: RecipeDraft; footprint: RecipeFootprint }) {
  const text = useText('recipes/served');
  const recipes = useText('recipes');
  const format = useFormat();
  const weight = useWeight();
  const served = weightAsServed(draft, footprint);
  if (served === null) return null;
  const { byYields } = footprint;
  const share = byYields && byYields.grams > 0 ? byYields.withYield / byYields.grams : 0;
  const isKnown = nutritionOfDish(footprint).coverage >= ENOUGH;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('title')}</h3>
      <p>{text('perPortion', { grams: weight(served.perPortion) })}</p>
      <p className={styles.covers}>
        {served.by === 'typed' ? text('weighed') : text('estimate', { percent: format.percent(share) })}
      </p>
      {isKnown && (
        <details className={styles.more}>
          <summary>{text('per100g')}</summary>
          <dl className={styles.table}>
            {NUTRIENTS.map((nutrient) => {
              const value = served.per100g[nutrient];
              const unit = nutrient === 'energyKcal' ? 'kcal' : 'g';
              return (
                <div key={nutrient}>
                  <dt>{nutrient === 'energyKcal' ? recipes('portion.energy') : recipes(`portion.nutrient.${nutrient}`)}</dt>
                  <dd>{value === null ? '–' : `${format.number(value, { most: unit === 'kcal' ? 0 : 1 })} ${unit}`}</dd>
                </div>
              );
            })}
          </dl>
        </details>
      )}
    </section>
  );
}
