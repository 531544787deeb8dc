import { extensionOf, type ExportFormat } from '@plateprint/shared/exports/export-format.ts';
import type { ExportDocument } from '../../exports/export-page.ts';
import { formatEntries, svgEntry } from '../../exports/format-entries.ts';
import { trackDownload } from '../../exports/track-download.ts';
import type { Exporting } from '../../exports/use-export.ts';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';

interface MenuExportProps {
  document: Omit<ExportDocument, 'format'>;
  exporting: Exporting;
  isLegacy: boolean;
}

/** Every file that a menu can be taken away as. */
export function MenuExport({ document, exporting, isLegacy }: MenuExportProps) {
  const text = useText('exports');
  const orientation = document.pages[0]?.orientation ?? 'a4_portrait';
  const track = (format: ExportFormat | 'svg', fileType: string): void =>
    void trackDownload({
      name: 'menus_download_menu',
      format,
      fileType,
      context: 'menu_creator',
      reportType: orientation,
      reportTimeSpan: null,
      legacy: isLegacy,
    });
  const download = async (format: ExportFormat): Promise<void> => {
    const isArchive = document.pages.length > 1 && !format.endsWith('pdf');
    if (await exporting.download({ ...document, format })) track(format, isArchive ? 'zip' : extensionOf(format));
  };
  const downloadSvg = async (): Promise<void> => {
    const { exportSvg } = await import('../../exports/export-document.ts');
    if (await exporting.downloadMade((options) => exportSvg(document, options))) track('svg', 'svg');
  };
  return (
    <Menu
      label={text('download')}
      variant="secondary"
      entries={[...formatEntries(text, (format) => void download(format)), svgEntry(text, () => void downloadSvg())]}
    >
      <Icon name="download" />
      {text('download')}
    </Menu>
  );
}
