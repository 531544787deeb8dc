import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { co2Weight } from '../../units/weight-figure.ts';
import styles from './report-overview.module.css';

/** In place of a letter and an average: at least what is counted. */
export function CountedSoFar({ report }: { report: Pick<ReportSummary, 'co2'> }) {
  const text = useText('footprint');
  const format = useFormat();
  return (
    <span className={styles.soFar} title={text('tooLittle.lead')}>
      <strong>
        {text('tooLittle.atLeast')} {co2Weight(report.co2?.value ?? 0, format)}
      </strong>
      <span className={styles.per}>{text('tooLittle.title')}</span>
    </span>
  );
}
