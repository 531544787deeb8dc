import { scaled } from '@plateprint/shared/footprint/uncertainty.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { ExampleFood } from './use-example-food.ts';
import styles from './worked-example.module.css';

/** As the sauces are said to serve. */
const PORTIONS = 4;

export function ExampleProduct({ food: { grams, factor } }: { food: ExampleFood }) {
  const text = useText('ingredients');
  const format = useFormat();
  const kg = (value: number) => format.number(value, { decimals: 2 });
  return (
    <>
      {text('chain.product', {
        kg: format.number(grams / 1000, { most: 3 }),
        factor: kg(factor.co2e.value),
        co2: kg((grams * factor.co2e.value) / 1000),
      })}
    </>
  );
}

export function ExamplePortion({ food: { grams, factor } }: { food: ExampleFood }) {
  const text = useText('ingredients');
  const co2 = useCo2();
  const figure = scaled(factor.co2e, grams / PORTIONS);
  return (
    <div className={styles.factor}>
      <p>
        <span className={styles.hero} data-testid="example-portion">
          {co2.exact(figure.value)}
        </span>{' '}
        {text('chain.perPortion')}
      </p>
      <p className={styles.detail}>{text('chain.range', { low: co2.exact(figure.low), high: co2.exact(figure.high) })}</p>
    </div>
  );
}
