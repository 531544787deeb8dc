import { CARBON_LEVELS, LEVEL_LETTERS } from '@plateprint/shared/footprint/carbon-level.ts';
import type { CSSProperties } from 'react';
import { LevelMark } from '../footprint/level-mark.tsx';
import { useCo2 } from '../footprint/use-co2.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './history-chart.module.css';
import { HistoryTable } from './history-table.tsx';
import type { ShownHistory, ShownMonth } from './shown-history.ts';

/** From this share of a bar on a level's letter has room in it. */
const ROOM_FOR_LETTER = 9;

/** Months as bars: as high as what was sold, parted by level, with the average above. A month without a report is a gap. */
export function HistoryChart({ dashboard, title }: { dashboard: ShownHistory; title: string }) {
  const text = useText('dashboard');
  const words = useText('footprint');
  const { history, variety } = dashboard;
  const most = Math.max(...history.map(amountOf));
  return (
    <div className={styles.place}>
      <div className={styles.frame}>
        <div className={styles.chart} aria-hidden="true" style={{ '--months': history.length } as CSSProperties}>
          {history.map((item) => (
            <Bar key={item.month} item={item} share={most > 0 ? amountOf(item) / most : 0} />
          ))}
        </div>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {CARBON_LEVELS.map((level) => (
          <li key={level}>
            <LevelMark level={level} size={16} /> {words(`level.${level}`)}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text(`history.note.${variety}`)}</p>
      <details className={styles.table}>
        <summary>{text('history.table')}</summary>
        <HistoryTable dashboard={dashboard} title={title} />
      </details>
    </div>
  );
}

/** Servings, or kilograms of what was bought. */
function amountOf({ barChartData }: ShownMonth): number {
  return barChartData.reduce((sum, { servings }) => sum + servings, 0);
}

function Bar({ item, share }: { item: ShownMonth; share: number }) {
  const co2 = useCo2();
  const format = useFormat();
  const { barChartData, averageCO2, reports, name, longName } = item;
  return (
    <div className={styles.month} title={`${longName}: ${co2.withUnit(averageCO2?.value ?? null)}`}>
      <div className={styles.column}>
        {reports > 0 ? (
          <>
            <span className={styles.average}>{co2.kg(averageCO2?.value ?? null)}</span>
            <div className={styles.bar} style={{ blockSize: `${Math.max(2, share * 82)}%` }}>
              {barChartData
                .filter(({ percent }) => percent > 0)
                .map(({ level, percent }) => (
                  <span key={level} className={styles.part} data-level={level} style={{ flexGrow: percent }}>
                    {percent * share >= ROOM_FOR_LETTER && LEVEL_LETTERS[level]}
                  </span>
                ))}
            </div>
          </>
        ) : (
          <span className={styles.gap}>–</span>
        )}
      </div>
      <span className={styles.name}>{name}</span>
      <span className={styles.year}>{item.month.endsWith('-01') ? format.plain(item.year) : ''}</span>
    </div>
  );
}
