import { affectedReports, type AffectedReport, redraftReports } from '@plateprint/shared/reports/api/remapping-api.ts';
import { listReports, readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { readMapperCoverage, listUnmappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Link } from '../../ui/control/link.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './affected.module.css';
import { useRedraftProgress } from './use-redraft-progress.ts';

/** Which reports what was decided would change: drafts, to be brought to it all at once, and completed ones, which stay. */
export function AffectedDialog({ names, onClose }: { names: readonly string[]; onClose: () => void }) {
  const text = useText('mapper');
  const notices = useNotices();
  const failureText = useFailureText();
  const { data, error, refetch } = useRead(affectedReports, { body: { names: names.slice(0, 1000) } });
  const progress = useRedraftProgress();
  const redraft = useChange(redraftReports, {
    refreshes: [affectedReports, listReports, readReport, readMapperCoverage, listUnmappedIngredients],
    timeout: 300_000,
    onSuccess: ({ items }) => {
      notices.show({ message: text('affected.done', { count: items.length, rows: sumOf(items, 'rows') }) });
      onClose();
    },
  });
  const items = data?.items ?? [];
  const drafts = items.filter(({ status }) => status === 'draft');
  const changing = drafts.filter(({ rows }) => rows > 0);
  const completed = items.filter(({ status, rows }) => status === 'completed' && rows > 0);
  const run = (): void => {
    const reports = changing.map(({ id, version }) => ({ id, version }));
    redraft.mutate(
      { body: { key: progress.begin(), names: names.slice(0, 1000), reports } },
      {
        onError: (failure) => {
          notices.show({ message: failureText(failure), type: 'alert' });
          void refetch();
        },
        onSettled: progress.end,
      },
    );
  };
  return (
    <Dialog
      title={text('affected.title')}
      isOpen
      onClose={onClose}
      size="medium"
      actions={
        <>
          <Button onClick={onClose}>{text('close')}</Button>
          {changing.length > 0 && (
            <Button variant="primary" busy={redraft.isPending} onClick={run}>
              {text('affected.recalculate', { count: changing.length })}
            </Button>
          )}
        </>
      }
    >
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={4} />}
      {data && items.length === 0 && <p>{text('affected.none')}</p>}
      {redraft.isPending && <ProgressBar label={text('affected.working')} share={progress.share} onCancel={progress.cancel} />}
      {drafts.length > 0 && (
        <ReportList
          title={text('affected.drafts', { count: drafts.length })}
          lead={text('affected.draftsLead')}
          reports={drafts}
        />
      )}
      {completed.length > 0 && (
        <ReportList
          title={text('affected.completed', { count: completed.length })}
          lead={text('affected.completedLead')}
          reports={completed}
        />
      )}
    </Dialog>
  );
}

function sumOf(reports: readonly AffectedReport[], of: 'rows' | 'kept'): number {
  return reports.reduce((sum, report) => sum + report[of], 0);
}

const MOST_LISTED = 12;

function ReportList({ title, lead, reports }: { title: string; lead: string; reports: readonly AffectedReport[] }) {
  const text = useText('mapper');
  const format = useFormat();
  return (
    <section className={styles.list}>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.lead}>{lead}</p>
      <ul>
        {reports.slice(0, MOST_LISTED).map((report) => (
          <li key={report.id}>
            <Link to="/reports/report/{-$id}" params={{ id: report.id }}>
              {report.name}
            </Link>
            <span className={styles.small}>
              {[
                format.date(report.startDate),
                text('rows', { rows: report.rows }),
                report.kept > 0 && report.status === 'draft' && text('affected.kept', { count: report.kept }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {reports.length > MOST_LISTED && (
        <p className={styles.small}>{text('affected.more', { count: format.number(reports.length - MOST_LISTED) })}</p>
      )}
    </section>
  );
}
