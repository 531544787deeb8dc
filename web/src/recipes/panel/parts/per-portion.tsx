import { coverageOfDish, nutritionOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useWeight } from '../../../users/use-weight.ts';
import { AllergenList } from './allergen-list.tsx';
import { HealthyMeal } from './healthy-meal.tsx';
import { PortionFigure, type PortionOf } from './portion-figure.tsx';
import styles from './per-portion.module.css';

const NUTRIENTS = ['fat', 'saturatedFat', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'] as const;
/** Below this share of the weight a figure would speak of too little of the dish to be shown. */
const ENOUGH = 0.5;

/** Weight, water, land and nutrition of one portion, each with what it covers and what it is made of. */
export function PerPortion({ of }: { of: PortionOf }) {
  const { footprint, portions } = of;
  const text = useText('recipes');
  const format = useFormat();
  const weight = useWeight();
  const { share } = coverageOfDish(footprint);
  const counted = <Part extends { coverage: number }>(part: Part): Part => ({
    ...part,
    coverage: Math.min(part.coverage, share),
  });
  const [water, land] = [counted(footprint.water), counted(footprint.land)];
  const nutrition = nutritionOfDish(footprint);
  const resource = (part: { value: number | null; coverage: number }): number | null =>
    part.value === null || part.coverage < ENOUGH ? null : part.value / portions;
  const covers = (coverage: number): string | null =>
    coverage > 0.995 ? null : text('portion.covers', { percent: format.covered(coverage) });
  const written =
    (unit: string, most = 1) =>
    (value: number): string =>
      `${format.number(value, { most })} ${unit}`;
  const known = nutrition.coverage >= ENOUGH;

  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('portion.title')}</h3>
      <dl className={styles.figures}>
        <div>
          <dt>{text('portion.weight')}</dt>
          <dd>
            <PortionFigure
              figure="weight"
              name={text('portion.weight')}
              of={of}
              value={footprint.weightPerPortion}
              written={weight}
            />
          </dd>
        </div>
        <div>
          <dt>{text('portion.water')}</dt>
          <dd>
            <PortionFigure
              figure="water"
              name={text('portion.water')}
              of={of}
              value={resource(water)}
              written={written('l', 0)}
            />
          </dd>
          {resource(water) !== null && <dd className={styles.covers}>{covers(water.coverage)}</dd>}
        </div>
        <div>
          <dt>{text('portion.land')}</dt>
          <dd>
            <PortionFigure
              figure="land"
              name={text('portion.land')}
              of={of}
              value={resource(land)}
              written={written(text('portion.landUnit'), 2)}
            />
          </dd>
          {resource(land) !== null && <dd className={styles.covers}>{covers(land.coverage)}</dd>}
        </div>
        <div>
          <dt>{text('portion.energy')}</dt>
          <dd>
            <PortionFigure
              figure="energyKcal"
              name={text('portion.energy')}
              of={of}
              value={known ? nutrition.energyKcal : null}
              written={written('kcal', 0)}
            />
          </dd>
          {known && <dd className={styles.covers}>{covers(nutrition.coverage)}</dd>}
        </div>
      </dl>
      {known && footprint.weightPerPortion > 0 && <HealthyMeal nutrition={nutrition} />}
      {known && (
        <details className={styles.more}>
          <summary>{text('portion.nutrition')}</summary>
          <dl className={styles.table}>
            {NUTRIENTS.map((nutrient) => (
              <div key={nutrient}>
                <dt>{text(`portion.nutrient.${nutrient}`)}</dt>
                <dd>
                  <PortionFigure
                    figure={nutrient}
                    name={text(`portion.nutrient.${nutrient}`)}
                    of={of}
                    value={nutrition[nutrient]}
                    written={written('g')}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <AllergenList {...footprint} openLines={of.openLines} nameOf={of.nameOf} />
    </section>
  );
}
