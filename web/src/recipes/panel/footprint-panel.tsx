import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/recipe.ts';
import { SERVING_GRAMS } from '@plateprint/shared/footprint/carbon-level.ts';
import { kgPerServingOf } from '@plateprint/shared/recipes/recipe-footprint.ts';
import { CarbonScale } from '../../footprint/carbon-scale.tsx';
import { LevelMark } from '../../footprint/level-mark.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alternatives } from './alternatives.tsx';
import { Contributions } from './contributions.tsx';
import { CoverageNote } from './coverage-note.tsx';
import styles from './footprint-panel.module.css';
import { MethodLink } from './method-link.tsx';
import { PerPortion } from './per-portion.tsx';
import { WhatWouldBeSurer } from './surer.tsx';
import { useWeight } from '../../users/use-weight.ts';

interface FootprintPanelProps {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  /** The name of each line's ingredient, else the line as written. */
  nameOf: (lineId: string) => string;
  /** Figures of some lines are still on their way. */
  pending: boolean;
  onWhy: (lineId: string) => void;
  restaurantId: string;
  /** Then nothing is offered that would change the recipe. */
  isLocked: boolean;
  /** Goes to a line. */
  onLine: (lineId: string) => void;
  /** Puts a lighter alternative into the recipe. */
  onApply: (ingredients: RecipeDraft['ingredients']) => void;
}

/** The footprint, always in sight: one large figure, its range, its level, what makes it, and what it leaves out. */
export function FootprintPanel(props: FootprintPanelProps) {
  const { draft, footprint, nameOf, pending, onWhy } = props;
  const text = useText('recipes');
  const format = useFormat();
  const weight = useWeight();
  const co2 = useCo2();
  const label = useText('footprint');
  const { co2PerPortion, level, grade, coverage } = footprint;
  const perServing = kgPerServingOf(footprint);

  return (
    <aside className={styles.panel} aria-label={text('panel.title')} aria-busy={pending}>
      <section className={styles.hero}>
        <h2 className={styles.title}>{text('panel.perPortion')}</h2>
        <output className={styles.figure} data-testid="co2-per-portion">
          <span className={styles.number}>{co2.kg(co2PerPortion?.value ?? null)}</span>
          <span className={styles.unit}>{text('panel.unit')}</span>
        </output>
        <p className={styles.range}>
          {co2PerPortion ? text('panel.range', { range: co2.range(co2PerPortion) }) : text('panel.nothingYet')}
        </p>
        {level && perServing !== null && (
          <p className={styles.level}>
            <LevelMark level={level} size={26} />
            <span>
              <strong>{label(`level.${level}`)}</strong>{' '}
              {text('panel.perServing', { kg: format.number(perServing, { decimals: 2 }) })}
            </span>
          </p>
        )}
        <CarbonScale level={level} kg={perServing} />
        {co2PerPortion && !coverage.complete && <p className={styles.partly}>{text('panel.partly')}</p>}
      </section>
      <div className={styles.rest}>
        {coverage.lines > 0 && <CoverageNote coverage={coverage} footprint={footprint} nameOf={nameOf} />}
        {co2PerPortion && (
          <>
            <Contributions footprint={footprint} portions={draft.portions} nameOf={nameOf} onWhy={onWhy} />
            {!props.isLocked && <WhatWouldBeSurer draft={draft} footprint={footprint} nameOf={nameOf} onLine={props.onLine} />}
            <PerPortion footprint={footprint} portions={draft.portions} />
            {!props.isLocked && <Alternatives draft={draft} restaurantId={props.restaurantId} onApply={props.onApply} />}
            <p className={styles.boundary}>
              {text('panel.boundary')} {grade && text('panel.grade', { grade })}{' '}
              {text('panel.total', {
                kg: format.number((footprint.co2?.value ?? 0) / 1000, { decimals: 2 }),
                weight: weight(footprint.weight),
              })}{' '}
              {text('panel.perKg', { kg: format.number(((perServing ?? 0) * 1000) / SERVING_GRAMS, { decimals: 2 }) })}{' '}
              <MethodLink section="meaning" />
            </p>
          </>
        )}
      </div>
    </aside>
  );
}
