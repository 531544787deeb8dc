import type { PathMonth, TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import type { TargetBasis } from '@plateprint/shared/targets/model/target-basis.ts';
import type { CSSProperties } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useTargetValues } from '../use-target-values.ts';
import styles from './path-chart.module.css';
import { PathTable } from './path-table.tsx';

interface PathChartProps {
  path: TargetPath;
  basis: TargetBasis;
  /** The name of the target. */
  name: string;
}

/** Months as bars from zero, each with its range, and the path that they are to keep. A month without a report is a gap. */
export function PathChart({ path, basis, name }: PathChartProps) {
  const text = useText('targets');
  const { months } = path;
  const most =
    1.08 * Math.max(...months.map((month) => Math.max(month.value?.high ?? 0, month.path ?? 0)), path.base.value?.value ?? 0);
  return (
    <div className={styles.place}>
      <div ref={beginAtLatest} className={styles.frame} tabIndex={0} role="region" aria-label={text('chart.label', { name })}>
        <div className={styles.chart} style={{ '--months': months.length } as CSSProperties}>
          {months.map((month) => (
            <Month key={month.month} month={month} basis={basis} most={most} />
          ))}
        </div>
      </div>
      <p className={styles.note}>{text('chart.note', { per: text(`per.${basis}`) })}</p>
      <details className={styles.table}>
        <summary>{text('chart.table')}</summary>
        <PathTable path={path} basis={basis} name={name} />
      </details>
    </div>
  );
}

/** Where two years of months are wider than the screen, the latest and their path are seen first. */
function beginAtLatest(frame: HTMLElement | null): void {
  if (!frame) return;
  const ahead = frame.querySelector<HTMLElement>('[data-ahead]');
  frame.scrollLeft = (ahead ? ahead.offsetLeft - frame.offsetLeft : frame.scrollWidth) - frame.clientWidth;
}

function Month({ month, basis, most }: { month: PathMonth; basis: TargetBasis; most: number }) {
  const text = useText('targets');
  const format = useFormat();
  const values = useTargetValues(basis);
  const { value, path, isAhead } = month;
  const high = (grams: number): string => `${most > 0 ? (grams / most) * 100 : 0}%`;
  const unsaid = path === null ? '–' : `${text('chart.path')} ${values.withUnit(path)}`;
  const shown = value === null ? unsaid : `${values.withUnit(value.value)} (${values.range(value)})`;
  return (
    <div
      className={styles.month}
      data-ahead={isAhead || undefined}
      title={`${format.month(month.month)}${format.colon} ${shown}`}
      aria-hidden="true"
    >
      <span className={styles.value}>{value === null ? '' : values.bare(value.value)}</span>
      <span className={styles.column}>
        {value && (
          <>
            <span className={styles.bar} style={{ blockSize: high(value.value) }} />
            <span
              className={styles.whisker}
              style={{ insetBlockEnd: high(value.low), blockSize: high(value.high - value.low) }}
            />
          </>
        )}
        {path !== null && <span className={styles.path} style={{ insetBlockEnd: high(path) }} />}
      </span>
      <span className={styles.name}>{format.month(month.month, 'short')}</span>
      <span className={styles.year}>{month.month.endsWith('-01') ? month.month.slice(0, 4) : ''}</span>
    </div>
  );
}
