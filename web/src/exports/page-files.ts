import { pagesFileStem, PRODUCT_NAME } from '@plateprint/shared/exports/file-name.ts';
import type { PdfPage } from '@plateprint/shared/exports/pdf/pdf-page.ts';
import { extensionOf, type PageFormat } from '@plateprint/shared/exports/export-format.ts';
import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import type { ExportDocument, ExportOptions } from './export-page.ts';
import { cssWithData, withDataOf } from './data-address.ts';
import type { PictureKind } from './encoding/encode-picture.ts';
import { openPageFolder } from './encoding/page-folder.ts';
import { openPictureEncoder, startEncoderAhead } from './encoding/picture-encoder.ts';
import { archiveFrame } from './encoding/stored-archive.ts';
import { drawnPage } from './drawing/drawn-page.ts';
import ground from './export-ground.css?inline';
import { type OffScreenPage, withPagesOffScreen } from './off-screen-pages.tsx';
import { type DrawnPicture, drawnPicture, type PagePictures, picturesOf } from './page-image.ts';
import { textBlocks } from './text-blocks.ts';

/** A page of the PDF is at most this large: with its photograph below 1.5 MB. */
const LARGEST_JPEG = 1_400_000;
const JPEG_QUALITY = 0.92;

type Pages = Pick<ExportDocument, 'pages' | 'styles' | 'language' | 'title'>;

/** While the file of one page is made the next is drawn; no more, for a page takes 35 MB while it is drawn. */
const PAGES_AT_ONCE = 2;
/** A PNG takes as much once more. */
const PNGS_AT_ONCE = 1;

/** What is still to be done for a page when it is drawn. */
type Rest<T> = () => Promise<T>;

/** The writer of PDFs, the typefaces of all pages and a worker, before anybody asks for a file. */
export async function prepareFiles(): Promise<void> {
  startEncoderAhead();
  await Promise.allSettled([import('@plateprint/shared/exports/pdf/pdf-file.ts'), cssWithData(ground)]);
}

/** Draws one page after the other, and tells of each that is done. */
async function eachPage<T>(
  document: Pages,
  { signal, onProgress, atOnce = PAGES_AT_ONCE }: ExportOptions & { atOnce?: number },
  draw: (page: OffScreenPage, place: number, pages: readonly OffScreenPage[]) => Promise<Rest<T>>,
): Promise<T[]> {
  return withPagesOffScreen(document, signal ? { signal } : {}, async (pages) => {
    const made: Promise<T>[] = [];
    let done = 0;
    onProgress?.({ page: 0, totalPages: pages.length });
    const finish = async (rest: Rest<T>): Promise<T> => {
      const value = await rest();
      done += 1;
      onProgress?.({ page: done, totalPages: pages.length });
      return value;
    };
    try {
      for (const [place, page] of pages.entries()) {
        await made.at(-atOnce);
        signal?.throwIfAborted();
        const making = finish(await draw(page, place, pages));
        making.catch(() => undefined); // it is asked for below
        made.push(making);
      }
      const all = await Promise.all(made);
      signal?.throwIfAborted();
      return all;
    } finally {
      await Promise.allSettled(made);
    }
  });
}

/** The pages as pictures of one kind; where the worker that makes their files is stopped, so is what it had begun. */
async function eachPicture<T>(
  document: Pages,
  { options, kind }: { options: ExportOptions; kind: PictureKind },
  use: (picture: DrawnPicture, page: OffScreenPage, place: number) => Promise<T>,
): Promise<T[]> {
  const encoder = openPictureEncoder(options.signal);
  const atOnce = kind.type === 'image/png' ? PNGS_AT_ONCE : PAGES_AT_ONCE;
  let pictures: PagePictures | undefined;
  try {
    return await eachPage(document, { ...options, atOnce }, async (page, place, pages) => {
      const picture = await (pictures ??= picturesOf(pages)).at(place);
      const drawn = await drawnPicture(picture, { kind, encoder });
      return async () => use(drawn, page, place);
    });
  } finally {
    encoder?.end();
  }
}

const IMAGE_TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const;
type ImageFormat = keyof typeof IMAGE_TYPES;

/** One image, or an archive of one to each page: none is read again for it, and where a browser has a disk they lie there. */
export async function imagesOfPages(document: ExportDocument, format: ImageFormat, options: ExportOptions): Promise<Blob> {
  const isArchive = document.pages.length > 1;
  const type = IMAGE_TYPES[format];
  const kind = { type, quality: JPEG_QUALITY, hasCrc32: isArchive };
  const folder = isArchive ? await openPageFolder() : null;
  const images = await eachPicture(document, { options, kind }, async (picture, _, place) =>
    picture.stored(folder && { folder, name: String(place) }),
  );
  const [first] = images;
  if (!isArchive && first) return first.content;
  const names = namesIn(document, format);
  const files = images.map(({ content, crc32 }, at) => ({ name: names[at] ?? '', bytes: content.size, crc32: crc32 ?? 0 }));
  const { heads, directory } = archiveFrame(files, new Date());
  const parts = images.flatMap(({ content }, at) => [heads[at] ?? '', content]);
  return new Blob([...parts, directory], { type: 'application/zip' });
}

/** How the pages of an archive are called. */
function namesIn({ fileName, pages }: Pick<ExportDocument, 'fileName' | 'pages'>, format: PageFormat): string[] {
  const stem = pagesFileStem({ ...fileName, format, pages: pages.length });
  const digits = String(pages.length).length;
  return pages.map((_, at) => `${stem} ${String(at + 1).padStart(digits, '0')}.${extensionOf(format)}`);
}

export async function pdfOfPages(document: ExportDocument, options: ExportOptions): Promise<Blob> {
  const { pdfFile } = await import('@plateprint/shared/exports/pdf/pdf-file.ts');
  const kind = { type: IMAGE_TYPES.jpg, quality: JPEG_QUALITY, largest: LARGEST_JPEG, hasCrc32: false };
  const pages = await eachPicture(document, { options, kind }, async (picture, page): Promise<PdfPage> => {
    const { pdf, render, output } = PAGE_SIZES[page.orientation];
    const file = picture.encoded();
    // While the worker makes the picture's file.
    const blocks = textBlocks(page.element);
    return { paper: pdf, rendered: render, pixels: output, jpeg: (await file).parts, blocks };
  });
  const { title, language } = document;
  const file = pdfFile({ title, locale: localeOf(language), creator: PRODUCT_NAME, pages });
  return new Blob(file, { type: 'application/pdf' });
}

/** One SVG, or an archive of one to each page. */
export async function svgOfPages(document: Pages & Pick<ExportDocument, 'fileName'>, options: ExportOptions): Promise<Blob> {
  const { title } = document;
  const svgs = await eachPage(document, options, async ({ element, orientation }) => {
    const blocks = textBlocks(element);
    const svg = await drawnPage({ element, title, size: PAGE_SIZES[orientation], blocks, dataOf: withDataOf });
    return async () => svg;
  });
  if (svgs.length <= 1) return new Blob([svgs[0] ?? ''], { type: 'image/svg+xml' });
  const { strToU8, zipSync } = await import('fflate');
  const names = namesIn(document, 'svg');
  const files = svgs.map((svg, at) => [names[at] ?? '', strToU8(svg)] as const);
  return new Blob([zipSync(Object.fromEntries(files), { level: 6 })], { type: 'application/zip' });
}
