import { useText } from '../../platform/i18n/use-text.ts';
import { Tile } from '../../ui/layout/card.tsx';
import { useReportWords } from '../report-words.ts';
import { ReportEntries } from './report-entries.tsx';
import type { ReportListProps } from './report-list-props.ts';
import { ReportMarks } from './report-marks.tsx';
import { ReportName } from './report-name.tsx';
import styles from './report-overview.module.css';
import { ReportPicture } from './report-picture.tsx';

export function ReportTiles({ reports, actions, isBin }: ReportListProps) {
  const text = useText('reports/overview');
  const words = useReportWords();
  return (
    <>
      <h2 data-unseen="">{text('shown')}</h2>
      <ul className={styles.tiles}>
        {reports.map((report) => (
          <li key={report.id} className={styles.place}>
            <Tile
              picture={<ReportPicture report={report} />}
              name={<ReportName report={report} isBin={isBin} />}
              details={
                <div className={styles.details}>
                  <p>{words.kindOf(report)}</p>
                  <p>{words.timespanOf(report)}</p>
                  <p className={styles.marks}>
                    <ReportMarks report={report} />
                  </p>
                </div>
              }
              actions={<ReportEntries report={report} actions={actions} isBin={isBin} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
