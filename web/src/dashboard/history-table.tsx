import { CARBON_LEVELS, LEVEL_LETTERS } from '@plateprint/shared/footprint/carbon-level.ts';
import { useCo2 } from '../footprint/use-co2.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import look from '../ui/table/table.module.css';
import type { ShownHistory } from './shown-history.ts';
import styles from './history-chart.module.css';

/** The same as the bars, in numbers. */
export function HistoryTable({ dashboard: { history, variety }, title }: { dashboard: ShownHistory; title: string }) {
  const text = useText('dashboard');
  const words = useText('footprint');
  const format = useFormat();
  const co2 = useCo2();
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={look.table}>
        <caption data-unseen="">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('history.month')}</th>
            <th scope="col" className={styles.number}>
              {text(`history.average.${variety}`)}
            </th>
            <th scope="col" className={styles.number}>
              {text(`history.amount.${variety}`)}
            </th>
            {CARBON_LEVELS.map((level) => (
              <th key={level} scope="col" className={styles.number}>
                <abbr title={words(`level.${level}`)}>{LEVEL_LETTERS[level]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.map((item) => (
            <tr key={item.month}>
              <th scope="row">{item.longName}</th>
              <td className={styles.number}>{co2.withUnit(item.averageCO2?.value ?? null)}</td>
              <td className={styles.number}>{item.reports > 0 ? format.number(sold(item.barChartData), { most: 0 }) : '–'}</td>
              {CARBON_LEVELS.map((level) => (
                <td key={level} className={styles.number}>
                  {item.servingsByLevel ? format.percent(item.servingsByLevel[level].percent / 100) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sold(bars: readonly { servings: number }[]): number {
  return bars.reduce((sum, { servings }) => sum + servings, 0);
}
