import { pagesFileStem, PRODUCT_NAME } from '@plateprint/shared/exports/file-name.ts';
import type { PdfPage } from '@plateprint/shared/exports/pdf/pdf-page.ts';
import { extensionOf, type PageFormat } from '@plateprint/shared/exports/export-format.ts';
import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import type { ExportDocument, ExportOptions } from './export-page.ts';
import { withDataOf } from './data-address.ts';
import { drawnPage } from './drawing/drawn-page.ts';
import { type OffScreenPage, withPagesOffScreen } from './off-screen-pages.tsx';
import { imageOfPage, jpegWithin } from './page-image.ts';
import { textBlocks } from './text-blocks.ts';

/** A page of the PDF is at most this large: with its photograph below 1.5 MB. */
const LARGEST_JPEG = 1_400_000;
const JPEG_QUALITY = 0.92;

type Pages = Pick<ExportDocument, 'pages' | 'styles' | 'language' | 'title'>;

/** Draws every page, one after the other, and tells of each. */
async function eachPage<T>(document: Pages, options: ExportOptions, draw: (page: OffScreenPage) => Promise<T>): Promise<T[]> {
  return withPagesOffScreen(document, options, async (pages) => {
    const drawn: T[] = [];
    for (const page of pages) {
      options.signal?.throwIfAborted();
      options.onProgress?.({ page: drawn.length, totalPages: pages.length });
      drawn.push(await draw(page));
    }
    options.signal?.throwIfAborted();
    options.onProgress?.({ page: pages.length, totalPages: pages.length });
    return drawn;
  });
}

const IMAGE_TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const;
type ImageFormat = keyof typeof IMAGE_TYPES;

/** One image, or an archive of one to each page. */
export async function imagesOfPages(document: ExportDocument, format: ImageFormat, options: ExportOptions): Promise<Blob> {
  const type = IMAGE_TYPES[format];
  const images = await eachPage(document, options, (page) => imageOfPage(page, { type, quality: JPEG_QUALITY }));
  const [first] = images;
  if (images.length === 1 && first) return new Blob([first], { type });
  return archiveOf(images, { ...namedIn(document, format), level: 0 });
}

/** How the pages of an archive are called, before their numbers. */
function namedIn(
  { fileName, pages }: Pick<ExportDocument, 'fileName' | 'pages'>,
  format: PageFormat,
): { stem: string; ending: string } {
  return { stem: pagesFileStem({ ...fileName, format, pages: pages.length }), ending: extensionOf(format) };
}

/** `level`: 0 for what is compressed already. */
async function archiveOf(
  files: readonly Uint8Array[],
  { stem, ending, level }: { stem: string; ending: string; level: 0 | 6 },
): Promise<Blob> {
  const { zipSync } = await import('fflate');
  const digits = String(files.length).length;
  const named = files.map((file, index) => [`${stem} ${String(index + 1).padStart(digits, '0')}.${ending}`, file] as const);
  return new Blob([zipSync(Object.fromEntries(named), { level })], { type: 'application/zip' });
}

export async function pdfOfPages(document: ExportDocument, options: ExportOptions): Promise<Blob> {
  const { pdfFile } = await import('@plateprint/shared/exports/pdf/pdf-file.ts');
  const pages = await eachPage(document, options, async (page): Promise<PdfPage> => {
    const { pdf, render, output } = PAGE_SIZES[page.orientation];
    const jpeg = await jpegWithin(page, { quality: JPEG_QUALITY, largest: LARGEST_JPEG });
    return { paper: pdf, rendered: render, pixels: output, jpeg, blocks: textBlocks(page.element) };
  });
  const { title, language } = document;
  const file = pdfFile({ title, locale: localeOf(language), creator: PRODUCT_NAME, pages });
  return new Blob([file], { type: 'application/pdf' });
}

/** One SVG, or an archive of one to each page. */
export async function svgOfPages(document: Pages & Pick<ExportDocument, 'fileName'>, options: ExportOptions): Promise<Blob> {
  const { title } = document;
  const svgs = await eachPage(document, options, async ({ element, orientation }) =>
    drawnPage({ element, title, size: PAGE_SIZES[orientation], blocks: textBlocks(element), dataOf: withDataOf }),
  );
  if (svgs.length <= 1) return new Blob([svgs[0] ?? ''], { type: 'image/svg+xml' });
  const encoder = new TextEncoder();
  const files = svgs.map((svg) => encoder.encode(svg));
  return archiveOf(files, { ...namedIn(document, 'svg'), level: 6 });
}
