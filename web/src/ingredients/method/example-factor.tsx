import { STAGES } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Source } from '@plateprint/shared/ingredients/factor/source.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { RangeBar } from '../../ui/chart/range-bar.tsx';
import { StageBars } from '../stage-bars.tsx';
import type { ExampleFood } from './use-example-food.ts';
import styles from './worked-example.module.css';

interface ExampleFactorProps {
  food: ExampleFood;
  /** All of the example: their bars have one scale. */
  foods: readonly ExampleFood[];
  sources: readonly Source[];
}

/** A factor by stage with its range and grade, and what it started from. */
export function ExampleFactor({ food: { factor, name }, foods, sources }: ExampleFactorProps) {
  const text = useText('ingredients');
  const format = useFormat();
  const kg = (value: number) => format.number(value, { decimals: 2 });
  const most = Math.max(...foods.flatMap((each) => STAGES.map((stage) => each.factor.stages[stage])));
  const { value, low, high } = factor.co2e;
  const range = text('chain.range', { low: kg(low), high: kg(high) });
  return (
    <div className={styles.factor}>
      <StageBars caption={`${name}, ${text('chain.perKg')}`} stages={factor.stages} most={most} />
      <p>
        <span className={styles.figure}>{kg(value)}</span> {text('chain.perKg')}
      </p>
      <RangeBar
        low={low}
        value={value}
        high={high}
        most={Math.max(...foods.map((each) => each.factor.co2e.high))}
        label={range}
      />
      <p className={styles.detail}>
        {range} · {text('chain.grade', { grade: factor.grade })}
      </p>
      <Origin food={factor} sources={sources} kg={kg} />
    </div>
  );
}

interface OriginProps {
  food: ExampleFood['factor'];
  sources: readonly Source[];
  kg: (value: number) => string;
}

function Origin({ food: { steps, sources: records }, sources, kg }: OriginProps) {
  const text = useText('ingredients');
  const base = steps.find(({ kind }) => kind === 'base' || kind === 'proxy');
  const origin = steps.find(({ kind }) => kind === 'origin_ratio');
  const title = sources.find(({ id }) => id === records[0]?.source)?.title;
  return (
    <p className={styles.detail}>
      {base?.value != null && title && `${text('chain.base', { value: kg(base.value), source: title })}. `}
      {origin?.value == null ? text('chain.notScaled') : text('chain.scaled', { value: `× ${kg(origin.value)}` })}.
    </p>
  );
}
