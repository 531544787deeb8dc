import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { dividedAlike, twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { CarbonLabel } from '../../footprint/carbon-label.tsx';
import { OtherTotal } from '../../footprint/other-total.tsx';
import { otherTotalText } from '../../footprint/other-total-text.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { DifferenceSentence } from '../../footprint/difference-sentence.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Icon } from '../../ui/control/icon.tsx';
import { Why } from '../../ui/overlay/why.tsx';
import { usePrintedTotal } from '../../users/use-printed-total.ts';
import { AverageFigure } from '../average-figure.tsx';
import { BenchmarkBar } from '../benchmark-bar.tsx';
import figures from '../month-figure.module.css';
import { Basis, foodDataOf } from './basis.tsx';
import type { ComparedKind } from './compared-kind.ts';
import styles from './comparison.module.css';
import { LevelBar } from './level-bar.tsx';
import { useFormerSpan, useGroundOfChange } from './use-former-span.ts';
import { useMass } from './use-mass.ts';

interface TotalFiguresProps {
  comparison: Comparison;
  kind: ComparedKind;
  /** Whether the year’s answer above says how it changed: nothing is said twice. */
  isAnswered: boolean;
}

/** A whole’s CO2e, its average, how that changed, and how much of it is light: each with its range or what it rests on. */
export function TotalFigures({ comparison, kind, isAnswered }: TotalFiguresProps) {
  const text = useText('dashboard/comparison');
  const dashboard = useText('dashboard');
  const footprint = useText('footprint');
  const format = useFormat();
  const co2 = useCo2();
  const mass = useMass();
  const landUse = useText('footprint/land-use');
  const printed = usePrintedTotal();
  const { totals, variety, benchmark } = comparison;
  const isTooLittle = totals.co2 !== null && totals.coverageState === 'too_little';
  const { average, perKg, perPortion } = totals;
  const other = variety === 'sales' ? perKg : perPortion;
  const { co2: withChange, co2WithoutLandUseChange: without } = totals;
  const whole = twoTotals(withChange, without, printed);
  const averages = twoTotals(average, dividedAlike(without, { of: withChange, average }), printed);
  const large = whole.large.figure;
  const atLeast = (grams: number): string => (isTooLittle ? `${footprint('tooLittle.atLeast')} ${mass(grams)}` : mass(grams));
  return (
    <section className={`${figures.figures} ${styles.figures}`} aria-label={text('figures.total')}>
      <div className={figures.figure}>
        <h2 className={figures.title}>{text('figures.total')}</h2>
        <Why label={text('basis.label')} title={text('basis.title')} content={<Basis comparison={comparison} kind={kind} />}>
          <span className={styles.total}>{large ? atLeast(large.value) : mass(null)}</span>
        </Why>
        <p className={figures.under}>
          {large && !isTooLittle && text('figures.range', { low: mass(large.low), high: mass(large.high) })}
        </p>
        <FoodDataOfSpans comparison={comparison} />
        <p className={figures.under}>{otherTotalText(whole, { text: landUse, amount: atLeast, hasLevel: false })}</p>
        <p className={figures.under}>
          {variety === 'sales'
            ? text('figures.servings', { count: Math.round(totals.totalServings ?? 0) })
            : text('figures.kilograms', { amount: format.number(totals.kilograms ?? 0, { most: 0 }) })}
        </p>
        {variety === 'sales' && !isTooLittle && totals.co2 && perPortion && perPortion.value > 0 && (
          <p className={figures.under}>
            {text('figures.asPortions', { portions: Math.round(totals.co2.value / perPortion.value) })}
          </p>
        )}
      </div>
      <div className={figures.figure}>
        <h2 className={figures.title}>{text('figures.average')}</h2>
        {averages.large.figure ? (
          <AverageFigure average={averages.large.figure} perServing={perKg && perKg.value * 0.4} />
        ) : (
          <CarbonLabel level={null} co2={null} size="large" />
        )}
        <p className={figures.under}>
          {isTooLittle ? footprint('tooLittle.lead') : `${text(`per.${variety}`)} · ${co2.range(averages.large.figure)}`}
        </p>
        {!isTooLittle && (
          <p className={figures.under}>
            <OtherTotal totals={averages} hasLevel={perKg !== null} />
          </p>
        )}
        {other && <p className={figures.under}>{text(`figures.otherwise.${variety}`, { co2: co2.withUnit(other.value) })}</p>}
      </div>
      <div className={styles.stacked}>
        {!isAnswered && <Changed comparison={comparison} />}
        <div className={figures.figure}>
          <h2 className={figures.title}>{dashboard(`benchmark.${benchmark.type}`)}</h2>
          <BenchmarkBar benchmark={benchmark} />
        </div>
      </div>
      <div className={figures.figure}>
        <h2 className={figures.title}>{text(`figures.light.${variety}`)}</h2>
        <p className={styles.total}>{totals.lowShare === null ? '–' : format.percent(totals.lowShare)}</p>
        <LevelBar levels={totals.levels} />
      </div>
    </section>
  );
}

/** With which food data all months are counted, where it is not each as its report was published. */
function FoodDataOfSpans({ comparison }: { comparison: Comparison }) {
  const text = useText('dashboard/food-data');
  const { foodDataVersion, isMixed } = comparison;
  return foodDataVersion === null && !isMixed ? null : <p className={figures.under}>{foodDataOf(comparison, text)}</p>;
}

function Changed({ comparison }: { comparison: Comparison }) {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  const { change } = comparison.totals;
  const direction = change && change.percent !== 0 ? (change.direction ?? 'same') : 'same';
  const title = useFormerSpan(comparison);
  const groundOf = useGroundOfChange(comparison);
  return (
    <div className={figures.figure}>
      <h2 className={figures.title}>{title}</h2>
      {change ? (
        <>
          <p className={figures.change} data-direction={direction}>
            {direction !== 'same' && <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={22} />}
            {text(`figures.${direction}`, { percent: format.percent(Math.abs(change.percent) / 100) })}
          </p>
          <p className={figures.under}>{groundOf(change.restaurants)}</p>
          <p className={figures.under}>
            <DifferenceSentence difference={change.difference} />
          </p>
        </>
      ) : (
        <p className={figures.none}>{text('figures.none')}</p>
      )}
    </div>
  );
}
