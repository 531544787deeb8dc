import { type ExportFormat, isExportFormat } from '@plateprint/shared/exports/export-format.ts';
import { exportFileName } from '@plateprint/shared/exports/file-name.ts';
import { type ExportDocument, type ExportedFile, ExportFailure, type ExportOptions } from './export-page.ts';
import { reportFailure } from './encoding/report-failure.ts';

/**
 * Makes the file of a document: renders its pages off-screen, waits until they stand, draws each, and removes them.
 * Throws an `ExportFailure`, which has been reported where a service is configured, or the signal's reason.
 */
export async function exportDocument(document: ExportDocument, options: ExportOptions = {}): Promise<ExportedFile> {
  // A format may come from an address or a setting.
  if (!isExportFormat(document.format)) throw new ExportFailure('invalid_format');
  return reported(document.format, options.signal, () => madeFile(document, options));
}

/** The pages as SVG images of their own, for browsers and whatever reads HTML inside of SVG; not one of the four formats. */
export async function exportSvg(
  document: Omit<ExportDocument, 'format' | 'textTables'>,
  options: ExportOptions = {},
): Promise<ExportedFile> {
  return reported('svg', options.signal, async () => {
    const { svgOfPages } = await import('./page-files.ts');
    const content = await svgOfPages(document, options);
    return { name: exportFileName({ ...document.fileName, format: 'svg', pages: document.pages.length }), content };
  });
}

interface Content {
  content: Blob;
  /** How many pages are in it. */
  pages: number;
}

const MAKERS: Readonly<Record<ExportFormat, (document: ExportDocument, options: ExportOptions) => Promise<Content>>> = {
  pdf: async (document, options) => ofPages(document, (await import('./page-files.ts')).pdfOfPages(document, options)),
  png: async (document, options) => ofPages(document, (await import('./page-files.ts')).imagesOfPages(document, 'png', options)),
  jpg: async (document, options) => ofPages(document, (await import('./page-files.ts')).imagesOfPages(document, 'jpg', options)),
  text_pdf: textPdfOf,
};

async function madeFile(document: ExportDocument, options: ExportOptions): Promise<ExportedFile> {
  const { format, fileName } = document;
  const { content, pages } = await MAKERS[format](document, options);
  return { name: exportFileName({ ...fileName, format, pages }), content };
}

async function ofPages({ pages }: ExportDocument, content: Promise<Blob>): Promise<Content> {
  return { content: await content, pages: pages.length };
}

async function textPdfOf(document: ExportDocument, { signal, onProgress }: ExportOptions): Promise<Content> {
  const { textPdf } = await import('./text-pdf.ts');
  signal?.throwIfAborted();
  onProgress?.({ page: 0, totalPages: 1 });
  const made = await textPdf(document);
  signal?.throwIfAborted();
  return made;
}

async function reported<T>(format: string, signal: AbortSignal | undefined, make: () => Promise<T>): Promise<T> {
  try {
    signal?.throwIfAborted();
    return await make();
  } catch (thrown) {
    if (signal?.aborted) throw signal.reason;
    void reportFailure(thrown, { area: 'exports', format });
    throw new ExportFailure('failed', thrown);
  }
}
