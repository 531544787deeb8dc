import { listReportWordNotices, seeReportWordNotices } from '@plateprint/shared/reports/api/report-claims-api.ts';
import { WordNotices } from '../../../claims/word-notices.tsx';
import { useChange } from '../../../platform/api/use-change.ts';
import { useRead } from '../../../platform/api/use-read.ts';

/** Words that came with a change, above a report that others can open. */
export function ReportWordNotices({ reportId }: { reportId: string }) {
  const { data } = useRead(listReportWordNotices, { params: { id: reportId } });
  const see = useChange(seeReportWordNotices, { refreshes: [listReportWordNotices] });
  const onSeen = (ids: string[]): void => see.mutate({ params: { id: reportId }, body: { ids } });
  return <WordNotices of="report" notices={data} seeing={see} onSeen={onSeen} />;
}
