import type { AverageChange, Dashboard } from '@plateprint/shared/reports/totals/dashboard.ts';
import { dividedAlike, type PrintedTotal, twoTotals, type TwoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { CarbonLabel } from '../footprint/carbon-label.tsx';
import { DifferenceSentence } from '../footprint/difference-sentence.tsx';
import { OtherTotal } from '../footprint/other-total.tsx';
import { otherTotalText } from '../footprint/other-total-text.ts';
import { useCo2 } from '../footprint/use-co2.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Icon } from '../ui/control/icon.tsx';
import { Why } from '../ui/overlay/why.tsx';
import { usePrintedTotal } from '../users/use-printed-total.ts';
import { co2Weight } from '../units/weight-figure.ts';
import { AverageFigure } from './average-figure.tsx';
import { BenchmarkBar } from './benchmark-bar.tsx';
import styles from './month-figure.module.css';

/** Grams CO2e of 400 g, which the level goes by, from those of a serving or of a kilogram. */
function gramsOfServing(grams: number, per: Dashboard['benchmark']['per']): number {
  return grams * (per === 'kg_of_food' ? 0.4 : 1);
}

/** The latest full month: its average, against the month before and against the benchmark, and how sure it is. */
export function MonthFigure({ dashboard }: { dashboard: Dashboard }) {
  const text = useText('dashboard');
  const format = useFormat();
  const co2 = useCo2();
  const { history, month, variety, benchmark, average } = dashboard;
  const current = history.find((item) => item.month === month);
  const totals = totalsOfMonth(current ?? null, usePrintedTotal());
  const perServing = benchmark.own === null ? null : gramsOfServing(benchmark.own, benchmark.per);
  return (
    <section className={styles.figures} aria-label={text('latest.title', { month: format.month(month) })}>
      <div className={styles.figure}>
        <h2 className={styles.title}>{text('latest.title', { month: format.month(month) })}</h2>
        {current && current.reports > 0 ? (
          <>
            <Why label={text('why.label')} title={text('why.title')} content={<Basis dashboard={dashboard} />}>
              {totals.large.figure ? (
                <AverageFigure average={totals.large.figure} perServing={perServing} />
              ) : (
                <CarbonLabel level={null} co2={null} size="large" />
              )}
            </Why>
            {totals.large.figure ? (
              <>
                <p className={styles.under}>
                  {text(`per.${variety}`)} · {co2.range(totals.large.figure)}
                </p>
                <p className={styles.under}>
                  <OtherTotal totals={totals} hasLevel={perServing !== null} />
                </p>
              </>
            ) : (
              <CountedSoFar item={current} />
            )}
          </>
        ) : (
          <p className={styles.none}>{text('latest.none')}</p>
        )}
      </div>
      <div className={styles.figure}>
        <h2 className={styles.title}>{text('change.title', { month: format.month(dashboard.formerMonth) })}</h2>
        <Change dashboard={dashboard} />
        <p className={styles.under}>{text('change.average', { figure: co2.withUnit(average?.value ?? null) })}</p>
      </div>
      <div className={styles.figure}>
        <h2 className={styles.title}>{text(`benchmark.${benchmark.type}`)}</h2>
        <BenchmarkBar benchmark={benchmark} />
      </div>
    </section>
  );
}

type Item = Dashboard['history'][number];

/** A month's average with land-use change and without. */
function totalsOfMonth(item: Item | null, printed: PrintedTotal): TwoTotals {
  const { averageCO2 = null, totalCO2 = null, totalCO2WithoutLandUseChange: without = null } = item ?? {};
  return twoTotals(averageCO2, dividedAlike(without, { of: totalCO2, average: averageCO2 }), printed);
}

/** For a month without an average: the part that is counted, and why there is no more. */
function CountedSoFar({ item }: { item: Item }) {
  const footprint = useText('footprint');
  const text = useText('footprint/land-use');
  const format = useFormat();
  const totals = twoTotals(item.totalCO2, item.totalCO2WithoutLandUseChange, usePrintedTotal());
  const { figure } = totals.large;
  const amount = (grams: number): string => co2Weight(grams, format);
  return (
    <>
      {figure && figure.value > 0 && (
        <p className={styles.under}>
          {footprint('tooLittle.title')}: {footprint('tooLittle.atLeast')} {amount(figure.value)},{' '}
          {otherTotalText(totals, { text, amount, hasLevel: false })}
        </p>
      )}
      {item.covered?.state === 'too_little' && <p className={styles.under}>{footprint('tooLittle.lead')}</p>}
    </>
  );
}

function Change({ dashboard: { change, history, month, formerMonth } }: { dashboard: Dashboard }) {
  const text = useText('dashboard');
  const format = useFormat();
  if (change === null) {
    const both = history.filter((item) => item.month === month || item.month === formerMonth);
    const uncounted = both.filter(({ covered }) => covered?.state === 'too_little').map((item) => format.month(item.month));
    const isReported = both.length === 2 && both.every(({ reports }) => reports > 0);
    return (
      <p className={styles.none}>
        {isReported && uncounted.length > 0
          ? text('change.tooLittle', { months: format.list(uncounted) })
          : text('change.unknown')}
      </p>
    );
  }
  return <Changed change={change} />;
}

/** By how much, in large; below it how sure that is. */
function Changed({ change }: { change: AverageChange }) {
  const text = useText('dashboard');
  const foodData = useText('dashboard/food-data');
  const format = useFormat();
  const { percent } = change;
  // Less than half a percent is neither more nor less worth an arrow.
  const direction = percent === 0 ? null : change.direction;
  const words = text(`change.${direction ?? 'same'}`, { percent: format.percent(Math.abs(percent) / 100) });
  return (
    <>
      <p className={styles.change} data-direction={direction ?? 'same'}>
        {direction && <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={22} />}
        {words}
      </p>
      <DifferenceSentence difference={change.difference} />
      {change.foodDataVersion !== null && <p className={styles.under}>{foodData('both', { version: change.foodDataVersion })}</p>}
    </>
  );
}

/** The basis of the figure: rows, share of the weight, versions of the food data, and where counting ends. */
function Basis({ dashboard: { history, month, foodDataVersions } }: { dashboard: Dashboard }) {
  const text = useText('dashboard');
  const format = useFormat();
  const item = history.find((each) => each.month === month);
  const coverage = item?.coverage;
  return (
    <>
      <p>{text('why.average')}</p>
      {coverage && (
        <p>
          {text('why.coverage', {
            share: item.covered?.share == null ? '–' : format.percent(item.covered.share, 1),
            covered: format.number(coverage.rowsCovered),
            rows: coverage.rows,
          })}
        </p>
      )}
      <p>{text('why.boundary')}</p>
      <p>{text('why.versions', { versions: format.list(foodDataVersions) })}</p>
    </>
  );
}
