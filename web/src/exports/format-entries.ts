import type { ExportFormat } from '@plateprint/shared/exports/export-format.ts';
import { EXPORT_FORMATS } from '@plateprint/shared/exports/export-format.ts';
import type { Text } from '../i18n/use-text.ts';
import type { MenuEntry } from '../ui/menu.tsx';

/** Called alike in every language. */
const NAMES = { pdf: 'PDF', png: 'PNG', jpg: 'JPG', svg: 'SVG' } as const;

/** The four formats as entries of a menu, each with what it is good for. */
export function formatEntries(text: Text<'exports'>, onFormat: (format: ExportFormat) => void): MenuEntry[] {
  const order: readonly ExportFormat[] = ['pdf', 'text_pdf', ...EXPORT_FORMATS.filter((format) => !format.endsWith('pdf'))];
  return order.map((format) => ({
    id: format,
    label: format === 'text_pdf' ? text('textPdf') : NAMES[format],
    hint: text(`hint.${format}`),
    icon: 'download',
    onAction: () => onFormat(format),
  }));
}

/** The image that is none of the four formats. */
export function svgEntry(text: Text<'exports'>, onAction: () => void): MenuEntry {
  return { id: 'svg', label: NAMES.svg, hint: text('hint.svg'), icon: 'image', onAction };
}
