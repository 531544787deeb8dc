import { extensionOf, type ExportFormat } from '@plateprint/shared/exports/export-format.ts';
import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import type { Report } from '@plateprint/shared/reports/report.ts';
import { formatEntries, svgEntry } from '../../../exports/format-entries.ts';
import { trackDownload } from '../../../exports/track-download.ts';
import type { Exporting } from '../../../exports/use-export.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { ReportToTake } from '../report-to-take.ts';

interface ReportDownloadsProps extends ReportToTake {
  exporting: Exporting;
}

/** Every file that a report can be taken away as. */
export function ReportDownloads({ doc, document, exporting }: ReportDownloadsProps) {
  const text = useText('reports/document');
  const exports = useText('exports');
  const { report } = doc;
  const { download, downloadMade } = exporting;
  const track = (format: ExportFormat | 'svg', fileType: string): void =>
    void trackDownload({
      name: 'reports_download_report',
      format,
      fileType,
      context: 'report',
      reportType: `${report.category}_${report.variety}_${report.type}`,
      reportTimeSpan: timeSpanOf(report),
      legacy: false,
    });
  const downloadAs = async (format: ExportFormat): Promise<void> => {
    const isArchive = document.pages.length > 1 && !format.endsWith('pdf');
    if (await download({ ...document, format })) track(format, isArchive ? 'zip' : extensionOf(format));
  };
  const downloadSvg = async (): Promise<void> => {
    const { exportSvg } = await import('../../../exports/export-document.ts');
    if (await downloadMade((options) => exportSvg(document, options))) track('svg', document.pages.length > 1 ? 'zip' : 'svg');
  };
  const stem = fileNameStem({ ...document.fileName, fullReport: null });
  return (
    <Menu
      label={exports('download')}
      variant="primary"
      entries={[
        ...formatEntries(exports, (format) => void downloadAs(format)),
        svgEntry(exports, () => void downloadSvg()),
        {
          id: 'xlsx',
          label: 'XLSX',
          hint: text('files.xlsx'),
          icon: 'list',
          apart: true,
          onAction: () => void downloadMade(async () => (await import('./data-files.ts')).xlsxOf(doc)),
        },
        {
          id: 'csv',
          label: 'CSV',
          hint: text('files.csv'),
          icon: 'list',
          onAction: () => void downloadMade(async () => (await import('./data-files.ts')).csvFilesOf(doc)),
        },
        {
          id: 'evidence',
          label: text('files.evidence'),
          hint: text('files.evidenceHint'),
          icon: 'globe',
          onAction: () =>
            void downloadMade(async ({ signal }) => (await import('./evidence-file.ts')).evidenceFile(report, { stem, signal })),
        },
      ]}
    >
      <Icon name="download" />
      {exports('download')}
    </Menu>
  );
}

/** `2026-11`, or `2026-01/2026-03`. */
function timeSpanOf({ startDate, endDate }: Report): string {
  const [first, last] = [startDate.slice(0, 7), (endDate ?? startDate).slice(0, 7)];
  return first === last ? first : `${first}/${last}`;
}
