import { endingOf, type ExportFormat, type PageFormat } from '@plateprint/shared/exports/export-format.ts';
import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { memo } from 'react';
import { formatEntries, svgEntry } from '../../../exports/format-entries.ts';
import { trackDownload } from '../../../exports/track-download.ts';
import type { Exporting } from '../../../exports/use-export.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import type { MakeDocument } from './use-menu-document.ts';

interface MenuExportProps extends Pick<Exporting, 'download' | 'downloadMade'> {
  makeDocument: MakeDocument;
  isLegacy: boolean;
  /** Goes on at once, or when somebody said why the menu's words may stand. */
  askFirst: (goOn: (labels: LabelsShown) => void) => void;
  /** The file is there. */
  onExported: (format: PageFormat, labels: LabelsShown) => void;
}

/** Every file that a menu can be taken away as. */
export const MenuExport = memo(function MenuExport({
  makeDocument,
  isLegacy,
  askFirst,
  onExported,
  download,
  downloadMade,
}: MenuExportProps) {
  const text = useText('exports');
  const track = ({ pages }: ReturnType<MakeDocument>, format: PageFormat): void =>
    void trackDownload({
      name: 'menus_download_menu',
      format,
      fileType: endingOf(format, pages.length),
      context: 'menu_creator',
      reportType: pages[0]?.orientation ?? 'a4_portrait',
      reportTimeSpan: null,
      legacy: isLegacy,
    });
  const downloadAs = async (format: ExportFormat, labels: LabelsShown): Promise<void> => {
    const document = makeDocument(labels);
    if (!(await download({ ...document, format }))) return;
    track(document, format);
    onExported(format, labels);
  };
  const downloadSvg = async (labels: LabelsShown): Promise<void> => {
    const document = makeDocument(labels);
    const { exportSvg } = await import('../../../exports/export-document.ts');
    if (!(await downloadMade((options) => exportSvg(document, options)))) return;
    track(document, 'svg');
    onExported('svg', labels);
  };
  return (
    <Menu
      label={text('download')}
      variant="secondary"
      entries={[
        ...formatEntries(text, (format) => askFirst((labels) => void downloadAs(format, labels))),
        svgEntry(text, () => askFirst((labels) => void downloadSvg(labels))),
      ]}
    >
      <Icon name="download" />
      {text('download')}
    </Menu>
  );
});
