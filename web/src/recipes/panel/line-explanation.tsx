import { STAGES, type Factor, type FactorStep, type IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import type { Source } from '@plateprint/shared/ingredients/factor/source.ts';
import type { MeasuredLine } from '@plateprint/shared/ingredients/amount/measure-of-line.ts';
import { MeasureRule } from '../../ingredients/measure-rule.tsx';
import { PartBars } from '../../ingredients/part-bars.tsx';
import { StageBars } from '../../ingredients/stage-bars.tsx';
import { StepAbout } from '../../ingredients/step-about.tsx';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './line-why.module.css';
import { MethodLink } from './parts/method-link.tsx';
import { titleOf } from './source-titles.ts';

interface ExplanationProps {
  factor: Factor;
  facts: IngredientFacts;
  line: MeasuredLine | undefined;
  grams: number;
  /** Grams CO2e of the line, all portions. */
  co2: number;
  portions: number;
}

export function Explanation({ factor, facts, line, grams, co2, portions }: ExplanationProps) {
  const text = useText('recipes');
  const landUse = useText('footprint/land-use');
  const format = useFormat();
  const kg = (value: number): string => format.number(value, { decimals: value !== 0 && Math.abs(value) < 0.1 ? 3 : 2 });
  const sources = useRead(listSources, {}, { staleTime: Infinity }).data?.items ?? [];
  const most = Math.max(...STAGES.map((stage) => factor.stages[stage]));
  return (
    <div className={styles.why}>
      <p className={styles.sum}>
        {text('why.sum', {
          grams: format.number(grams, { most: 1 }),
          factor: kg(factor.co2e.value),
          co2: format.number(co2 / 1000, { decimals: 3 }),
        })}
      </p>
      {line && (
        <p className={styles.range}>
          <MeasureRule line={line} measures={facts} />
        </p>
      )}
      {portions > 0 && portions !== 1 && (
        <p>{text('why.portion', { co2: format.number(co2 / portions / 1000, { decimals: 3 }), portions })}</p>
      )}
      <p className={styles.range}>{text('why.range', { low: kg(factor.co2e.low), high: kg(factor.co2e.high) })}</p>
      <p>
        <strong>{text('why.grade', { grade: factor.grade })}</strong> {text(`why.grades.${factor.grade}`)}
      </p>
      <section>
        <h3 className={styles.heading}>{text('why.stages')}</h3>
        <StageBars caption={text('why.stages')} stages={factor.stages} most={most} />
      </section>
      <section>
        <h3 className={styles.heading}>{landUse('parts.title')}</h3>
        <PartBars parts={factor.parts} most={factor.co2e.value} />
      </section>
      <section>
        <h3 className={styles.heading}>{text('why.steps')}</h3>
        <ol className={styles.steps}>
          {factor.steps.map((step, index) => (
            <Step key={index} step={step} ingredientId={facts.ingredientId} sources={sources} kg={kg} />
          ))}
        </ol>
      </section>
      <section>
        <h3 className={styles.heading}>{text('why.sources')}</h3>
        <ul className={styles.sources}>
          {factor.sources.map((source) => (
            <li key={`${source.source} ${source.record}`}>
              <strong>{titleOf(sources, source.source)}</strong> {source.label}
              {source.value !== null && <span className={styles.number}> {text('why.perKg', { kg: kg(source.value) })}</span>}
            </li>
          ))}
        </ul>
      </section>
      <p>
        <MethodLink section="chain" />
      </p>
    </div>
  );
}

interface StepProps {
  step: FactorStep;
  ingredientId: string | null;
  sources: readonly Source[];
  kg: (value: number) => string;
}

function Step({ step, ingredientId, sources, kg }: StepProps) {
  const text = useText('recipes');
  return (
    <li>
      {text(`why.step.${step.kind}`, { value: step.value === null ? '' : kg(step.value) })}
      <span className={styles.detail}>
        <StepAbout step={step} ingredientId={ingredientId} sources={sources} />
      </span>
    </li>
  );
}
