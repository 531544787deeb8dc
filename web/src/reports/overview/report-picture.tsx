import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { CarbonLabel } from '../../footprint/carbon-label.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { CountedSoFar } from './counted-so-far.tsx';
import { isCountedSoFar, leadingFigure } from './report-figure.ts';
import styles from './report-overview.module.css';

/** The report's own first page, small; until it was made, its figure, and of a draft an empty sheet. */
export function ReportPicture({ report }: { report: ReportSummary }) {
  const text = useText('reports/overview');
  const { thumbnailUrl, status, updatedAt } = report;
  const { width, height } = PAGE_SIZES.a4_portrait.render;
  const { grams, per } = leadingFigure(report);
  if (status === 'completed' && !thumbnailUrl) {
    return (
      <div className={styles.desk}>
        <div className={styles.label}>
          {isCountedSoFar(report) ? (
            <CountedSoFar report={report} />
          ) : (
            <>
              <CarbonLabel level={report.level} co2={grams} size="medium" />
              <p className={styles.per}>{text(`per.${per}`)}</p>
            </>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.desk}>
      {thumbnailUrl ? (
        <img className={styles.sheet} src={`${thumbnailUrl}?${encodeURIComponent(updatedAt)}`} alt="" loading="lazy" />
      ) : (
        <div className={styles.sheet} data-draft="" style={{ aspectRatio: `${width} / ${height}` }}>
          <svg className={styles.lines} viewBox="0 0 60 80" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
            <path d="M12 14h24M12 62V48M22 62V40M32 62V52M42 62V34" />
          </svg>
        </div>
      )}
    </div>
  );
}
