import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { listReportVersions } from '@plateprint/shared/reports/report-version-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import type { ChoosingSide } from './choosing-side.ts';

/** The most reports that are listed: the latest of the kitchen, and of its organization. */
const MOST = 200;
/** Nothing is chosen yet, or the present version. */
const NONE = '';

/** A completed report of the kitchen or its organization, as it is now or as it was published before. */
export function ReportOfSide({ side, restaurant, variety, onChoose }: ChoosingSide) {
  const text = useText('dashboard/sides');
  const format = useFormat();
  const chosen = side.kind === 'report' ? side : null;
  const query = { status: 'completed', variety, limit: MOST } as const;
  const { data } = useRead(listReports, { params: { id: restaurant.id }, query });
  const reports = (data?.items ?? []).map(({ id, name, startDate }) => ({
    value: id,
    label: `${name}, ${format.date(startDate)}`,
  }));
  const isListed = chosen === null || reports.some(({ value }) => value === chosen.reportId);
  return (
    <>
      <NativeSelect
        label={text('report')}
        value={chosen?.reportId ?? NONE}
        choices={[
          ...(chosen === null ? [{ value: NONE, label: text('choose') }] : []),
          ...(isListed ? [] : [{ value: chosen.reportId, label: text('otherReport') }]),
          ...reports,
        ]}
        onChange={(reportId) => reportId !== NONE && onChoose({ kind: 'report', reportId })}
      />
      {chosen && <VersionOfReport reportId={chosen.reportId} version={chosen.version} onChoose={onChoose} />}
    </>
  );
}

interface VersionOfReportProps extends Pick<ChoosingSide, 'onChoose'> {
  reportId: string;
  version: number | undefined;
}

function VersionOfReport({ reportId, version, onChoose }: VersionOfReportProps) {
  const text = useText('dashboard/sides');
  const format = useFormat();
  const { data } = useRead(listReportVersions, { params: { id: reportId } });
  const former = (data?.items ?? []).map((each) => ({ value: String(each.version), label: format.moment(each.savedAt) }));
  const isListed = version === undefined || former.some(({ value }) => value === String(version));
  return (
    <NativeSelect
      label={text('version')}
      value={version === undefined ? NONE : String(version)}
      choices={[
        { value: NONE, label: text('present') },
        ...(isListed ? [] : [{ value: String(version), label: format.number(version) }]),
        ...former,
      ]}
      onChange={(value) => onChoose({ kind: 'report', reportId, ...(value !== NONE && { version: Number(value) }) })}
    />
  );
}
