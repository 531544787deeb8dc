import { endingOf, type ExportFormat, type PageFormat } from '@plateprint/shared/exports/export-format.ts';
import { memo } from 'react';
import { formatEntries, svgEntry } from '../../../exports/format-entries.ts';
import { trackDownload } from '../../../exports/track-download.ts';
import type { Exporting } from '../../../exports/use-export.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import type { GoOut } from '../../labels/use-label-question.tsx';
import type { MakeDocument } from './use-menu-document.ts';

interface MenuExportProps extends Pick<Exporting, 'download' | 'downloadMade'> {
  makeDocument: MakeDocument;
  isLegacy: boolean;
  /** Goes on at once, or when somebody said why the menu's words may stand. */
  askFirst: (goOut: GoOut) => void;
  /** The file is there. */
  onExported: (format: PageFormat, shown: Parameters<GoOut>) => void;
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
  const downloadAs = async (format: ExportFormat, ...shown: Parameters<GoOut>): Promise<void> => {
    const document = makeDocument(shown[0]);
    if (!(await download({ ...document, format }))) return;
    track(document, format);
    onExported(format, shown);
  };
  const downloadSvg = async (...shown: Parameters<GoOut>): Promise<void> => {
    const document = makeDocument(shown[0]);
    const { exportSvg } = await import('../../../exports/export-document.ts');
    if (!(await downloadMade((options) => exportSvg(document, options)))) return;
    track(document, 'svg');
    onExported('svg', shown);
  };
  return (
    <Menu
      label={text('download')}
      variant="secondary"
      entries={[
        ...formatEntries(text, (format) => askFirst((...shown) => void downloadAs(format, ...shown))),
        svgEntry(text, () => askFirst((...shown) => void downloadSvg(...shown))),
      ]}
    >
      <Icon name="download" />
      {text('download')}
    </Menu>
  );
});
