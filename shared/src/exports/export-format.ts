/** The file formats of a report, menu or summary (specification, point 5). SVG is an image download of its own. */
export const EXPORT_FORMATS = ['pdf', 'png', 'jpg', 'text_pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The code of the message 'Invalid format.' (specification, point 8). */
export type ExportFormatProblem = 'invalid_format';

export function exportFormatProblem(format: string): ExportFormatProblem | null {
  return isExportFormat(format) ? null : 'invalid_format';
}

export function isExportFormat(format: string): format is ExportFormat {
  return (EXPORT_FORMATS as readonly string[]).includes(format);
}

/** A file of pages: in one of the formats, or as SVG. */
export const PAGE_FORMATS = [...EXPORT_FORMATS, 'svg'] as const;
export type PageFormat = (typeof PAGE_FORMATS)[number];

interface PageFile {
  extension: string;
  /** Whether several pages stand in one file; images come in one archive, for a browser asks before it gives several files. */
  holdsPages: boolean;
  /** Another format has the same extension: its file is named by its variant too. */
  isVariant: boolean;
}

const PAGE_FILES: Readonly<Record<PageFormat, PageFile>> = {
  pdf: { extension: 'pdf', holdsPages: true, isVariant: false },
  png: { extension: 'png', holdsPages: false, isVariant: false },
  jpg: { extension: 'jpg', holdsPages: false, isVariant: false },
  text_pdf: { extension: 'pdf', holdsPages: true, isVariant: true },
  svg: { extension: 'svg', holdsPages: false, isVariant: false },
};

export function extensionOf(format: PageFormat): string {
  return PAGE_FILES[format].extension;
}

export function endingOf(format: PageFormat, pages: number): string {
  const { extension, holdsPages } = PAGE_FILES[format];
  return pages > 1 && !holdsPages ? 'zip' : extension;
}

export function isVariantFormat(format: PageFormat): boolean {
  return PAGE_FILES[format].isVariant;
}

/** Thumbnails are always jpg (specification, point 9). */
export const THUMBNAIL_FORMAT = 'jpg' satisfies ExportFormat;

/** The text PDF: margin in mm, font size in points (specification, point 9). */
export const TEXT_PDF = { marginMm: 5, fontSizePt: 8 } as const;
