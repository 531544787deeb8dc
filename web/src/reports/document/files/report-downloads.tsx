import { endingOf, type ExportFormat, type PageFormat } from '@plateprint/shared/exports/export-format.ts';
import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import type { AskAboutClaims } from '../../../claims/use-claims-question.tsx';
import { useCsvChoice } from '../../../exports/csv-choice.tsx';
import { formatEntries, svgEntry } from '../../../exports/format-entries.ts';
import { trackDownload } from '../../../exports/track-download.ts';
import type { Exporting } from '../../../exports/use-export.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import type { ReportToTake } from './report-to-take.ts';

interface ReportDownloadsProps extends ReportToTake {
  exporting: Exporting;
  ask: AskAboutClaims;
}

/** Every file that a report can be taken away as; each asks about its words first. */
export function ReportDownloads({ doc, document, exporting, ask }: ReportDownloadsProps) {
  const text = useText('reports/document');
  const exports = useText('exports');
  const { report } = doc;
  const { download, downloadMade } = exporting;
  const csv = useCsvChoice();
  const track = (format: PageFormat): void =>
    void trackDownload({
      name: 'reports_download_report',
      format,
      fileType: endingOf(format, document.pages.length),
      context: 'report',
      reportType: `${report.category}_${report.variety}_${report.type}`,
      reportTimeSpan: timeSpanOf(report),
      legacy: false,
    });
  const downloadAs = async (format: ExportFormat): Promise<void> => {
    if (await download({ ...document, format })) track(format);
  };
  const downloadSvg = async (): Promise<void> => {
    const { exportSvg } = await import('../../../exports/export-document.ts');
    if (await downloadMade((options) => exportSvg(document, options))) track('svg');
  };
  const stem = fileNameStem({ ...document.fileName, fullReport: null, variant: null });
  return (
    <>
      <Menu
        label={exports('download')}
        variant="primary"
        entries={[
          ...formatEntries(exports, (format) => ask('export', () => void downloadAs(format))),
          svgEntry(exports, () => ask('export', () => void downloadSvg())),
          {
            id: 'xlsx',
            label: 'XLSX',
            hint: text('files.xlsx'),
            icon: 'list',
            apart: true,
            onAction: () => ask('export', () => void downloadMade(async () => (await import('./data-files.ts')).xlsxOf(doc))),
          },
          {
            id: 'csv',
            label: 'CSV',
            hint: text('files.csv'),
            icon: 'list',
            onAction: () =>
              ask('export', () =>
                csv.ask((form) => void downloadMade(async () => (await import('./data-files.ts')).csvFilesOf(doc, form))),
              ),
          },
          {
            id: 'evidence',
            label: text('files.evidence'),
            hint: text('files.evidenceHint'),
            icon: 'globe',
            onAction: () =>
              ask(
                'export',
                () =>
                  void downloadMade(async ({ signal }) =>
                    (await import('./evidence-file.ts')).evidenceFile(report, { stem, signal }),
                  ),
              ),
          },
        ]}
      >
        <Icon name="download" />
        {exports('download')}
      </Menu>
      {csv.dialog}
    </>
  );
}

/** `2026-11`, or `2026-01/2026-03`. */
function timeSpanOf({ startDate, endDate }: Report): string {
  const [first, last] = [startDate.slice(0, 7), (endDate ?? startDate).slice(0, 7)];
  return first === last ? first : `${first}/${last}`;
}
