/** What a report, menu or summary is downloaded as (specification, point 5). SVG is an image download of its own. */
export const EXPORT_FORMATS = ['pdf', 'png', 'jpg', 'text_pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What stands for the message 'Invalid format.' (specification, point 8). */
export type ExportFormatProblem = 'invalid_format';

export function exportFormatProblem(format: string): ExportFormatProblem | null {
  return isExportFormat(format) ? null : 'invalid_format';
}

export function isExportFormat(format: string): format is ExportFormat {
  return (EXPORT_FORMATS as readonly string[]).includes(format);
}

const EXTENSIONS: Record<ExportFormat, string> = { pdf: 'pdf', png: 'png', jpg: 'jpg', text_pdf: 'pdf' };

export function extensionOf(format: ExportFormat): string {
  return EXTENSIONS[format];
}

/** Thumbnails are always jpg (specification, point 9). */
export const THUMBNAIL_FORMAT: ExportFormat = 'jpg';

/** The text PDF: margin in mm, font size in points (specification, point 9). */
export const TEXT_PDF = { marginMm: 5, fontSizePt: 8 } as const;
