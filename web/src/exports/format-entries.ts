import { EXPORT_FORMATS, type ExportFormat, type PageFormat } from '@plateprint/shared/exports/export-format.ts';
import type { Text } from '../platform/i18n/use-text.ts';
import type { IconName } from '../ui/control/icon-shapes.ts';
import type { MenuEntry } from '../ui/opened/menu-entry.ts';

interface FormatEntry {
  /** Called alike in every language, unless it has a text. */
  label: (text: Text<'exports'>) => string;
  icon: IconName;
  /** Of the menu: the lowest stands first. */
  place: number;
}

const ENTRIES: Readonly<Record<PageFormat, FormatEntry>> = {
  pdf: { label: () => 'PDF', icon: 'download', place: 1 },
  text_pdf: { label: (text) => text('textPdf'), icon: 'download', place: 2 },
  png: { label: () => 'PNG', icon: 'download', place: 3 },
  jpg: { label: () => 'JPG', icon: 'download', place: 4 },
  svg: { label: () => 'SVG', icon: 'image', place: 5 },
};

/** The four formats as entries of a menu, each with what it is good for. */
export function formatEntries(text: Text<'exports'>, onFormat: (format: ExportFormat) => void): MenuEntry[] {
  const inOrder = EXPORT_FORMATS.toSorted((one, other) => ENTRIES[one].place - ENTRIES[other].place);
  return inOrder.map((format) => formatEntry(text, format, () => onFormat(format)));
}

/** The image that is none of the four formats. */
export function svgEntry(text: Text<'exports'>, onAction: () => void): MenuEntry {
  return formatEntry(text, 'svg', onAction);
}

/**
 * Fetches what every file needs while a person still chooses its format: the program, the typefaces, the worker. Where that fails, the
 * export itself says so.
 */
function prepareExports(): void {
  void import('./page-files.ts').then(async ({ prepareFiles }) => prepareFiles()).catch(() => undefined);
}

function formatEntry(text: Text<'exports'>, format: PageFormat, onAction: () => void): MenuEntry {
  const { label, icon } = ENTRIES[format];
  return { id: format, label: label(text), hint: text(`hint.${format}`), icon, onAction, onOffered: prepareExports };
}
