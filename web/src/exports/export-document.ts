import { isExportFormat } from '@plateprint/shared/exports/export-format.ts';
import { exportFileName, fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import { type ExportDocument, type ExportedFile, ExportFailure, type ExportOptions } from './export-page.ts';
import { reportFailure } from './report-failure.ts';

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
    const isMany = document.pages.length > 1;
    const fileName = { ...document.fileName, fullReport: isMany ? (document.fileName.fullReport ?? null) : null };
    const content = await svgOfPages({ ...document, fileName }, options);
    return { name: `${fileNameStem(fileName)}.${isMany ? 'zip' : 'svg'}`, content };
  });
}

async function madeFile(document: ExportDocument, options: ExportOptions): Promise<ExportedFile> {
  const { format, fileName } = document;
  if (format === 'text_pdf') {
    const { textPdf } = await import('./text-pdf.ts');
    options.signal?.throwIfAborted();
    options.onProgress?.({ page: 0, totalPages: 1 });
    const content = await textPdf(document);
    options.signal?.throwIfAborted();
    return { name: exportFileName({ ...fileName, fullReport: null, format }), content };
  }
  const files = await import('./page-files.ts');
  const content = format === 'pdf' ? await files.pdfOfPages(document, options) : await files.imagesOfPages(document, options);
  const isMany = document.pages.length > 1;
  const named = { ...fileName, fullReport: isMany ? (fileName.fullReport ?? null) : null };
  // Several images come in one archive: a browser asks before it lets a page give several files.
  if (format !== 'pdf' && isMany) return { name: `${fileNameStem(named)}.zip`, content };
  return { name: exportFileName({ ...named, format }), content };
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
