import type { CSSProperties } from 'react';
import { useCo2 } from '../footprint/use-co2.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Link } from '../ui/control/link.tsx';
import styles from './history-chart.module.css';
import { HistoryTable } from './history-table.tsx';
import { benchmarkOfMonth } from './month-scale.ts';
import type { ShownHistory, ShownMonth } from './shown-history.ts';

/** Months as bars from zero, each with its range and with what as much food emits at the benchmark. A month without a report is a gap. */
export function HistoryChart({ dashboard, title }: { dashboard: ShownHistory; title: string }) {
  const text = useText('dashboard');
  const chart = useText('dashboard/chart');
  const { history, variety, benchmark } = dashboard;
  const marks = history.map((item) => benchmarkOfMonth(item, benchmark));
  const most = 1.08 * Math.max(...history.map(({ averageCO2 }) => averageCO2?.high ?? 0), ...marks.map((mark) => mark ?? 0));
  return (
    <div className={styles.place}>
      <div className={styles.frame}>
        <div className={styles.chart} style={{ '--months': history.length } as CSSProperties}>
          {history.map((item, index) => (
            <Month key={item.month} item={item} mark={marks[index] ?? null} most={most} />
          ))}
        </div>
      </div>
      <p className={styles.note}>
        {chart(`note.${variety}`)}
        {marks.some((mark) => mark !== null) && ` ${chart('mark', { name: text(`benchmark.theirs.${benchmark.type}`) })}`}
      </p>
      <details className={styles.table}>
        <summary>{text('history.table')}</summary>
        <HistoryTable dashboard={dashboard} title={title} />
      </details>
    </div>
  );
}

interface MonthProps {
  item: ShownMonth;
  /** Grams CO2e of as much food at the benchmark. */
  mark: number | null;
  most: number;
}

/** A month's bar, which leads to its report where there is a single one. */
function Month({ item, mark, most }: MonthProps) {
  const chart = useText('dashboard/chart');
  const co2 = useCo2();
  const format = useFormat();
  const { averageCO2, reportId, name, longName } = item;
  const bar = (
    <>
      <span className={styles.average}>{averageCO2 ? co2.kg(averageCO2.value) : '–'}</span>
      <span className={styles.column}>{averageCO2 && <Bar figure={averageCO2} mark={mark} most={most} />}</span>
    </>
  );
  return (
    <div className={styles.month} title={`${longName}: ${co2.withUnit(averageCO2?.value ?? null)} (${co2.range(averageCO2)})`}>
      {reportId === null ? (
        <span className={styles.whole} aria-hidden="true">
          {bar}
        </span>
      ) : (
        <Link to="/reports/report/{-$id}" params={{ id: reportId }} quiet>
          <span className={styles.whole}>{bar}</span>{' '}
          <span data-unseen="">{chart('open', { month: format.month(item.month) })}</span>
        </Link>
      )}
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span className={styles.year} aria-hidden="true">
        {item.month.endsWith('-01') ? format.plain(item.year) : ''}
      </span>
    </div>
  );
}

function Bar({ figure, mark, most }: { figure: NonNullable<ShownMonth['averageCO2']>; mark: number | null; most: number }) {
  const high = (grams: number): string => `${most > 0 ? (grams / most) * 100 : 0}%`;
  return (
    <>
      <span className={styles.bar} style={{ blockSize: high(figure.value) }} />
      <span className={styles.whisker} style={{ insetBlockEnd: high(figure.low), blockSize: high(figure.high - figure.low) }} />
      {mark !== null && <span className={styles.mark} style={{ insetBlockEnd: high(mark) }} />}
    </>
  );
}
