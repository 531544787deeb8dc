import { pagesFileStem, PRODUCT_NAME } from '@plateprint/shared/exports/file-name.ts';
import type { PdfPage } from '@plateprint/shared/exports/pdf/pdf-page.ts';
import { extensionOf, type PageFormat } from '@plateprint/shared/exports/export-format.ts';
import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import type { ExportDocument, ExportOptions } from './export-page.ts';
import { withDataOf } from './data-address.ts';
import type { EncodedPicture, PictureKind } from './encoding/encode-picture.ts';
import { openPictureEncoder } from './encoding/picture-encoder.ts';
import { archiveFrame } from './encoding/stored-archive.ts';
import { drawnPage } from './drawing/drawn-page.ts';
import { type OffScreenPage, withPagesOffScreen } from './off-screen-pages.tsx';
import { encodedPicture, type PagePictures, picturesOf } from './page-image.ts';
import { textBlocks } from './text-blocks.ts';

/** A page of the PDF is at most this large: with its photograph below 1.5 MB. */
const LARGEST_JPEG = 1_400_000;
const JPEG_QUALITY = 0.92;

type Pages = Pick<ExportDocument, 'pages' | 'styles' | 'language' | 'title'>;

/** While the file of one page is made the next is drawn; no more, for a page takes 35 MB while it is drawn. */
const PAGES_AT_ONCE = 2;

/** Draws every page, and tells of each. */
async function eachPage<T>(
  document: Pages,
  options: ExportOptions,
  draw: (page: OffScreenPage, place: number, pages: readonly OffScreenPage[]) => Promise<T>,
): Promise<T[]> {
  return withPagesOffScreen(document, options, async (pages) => {
    const drawn: T[] = [];
    let [next, done] = [0, 0];
    const goOn = async (): Promise<void> => {
      for (let page = pages[next]; page; page = pages[next]) {
        options.signal?.throwIfAborted();
        const place = next;
        next += 1;
        drawn[place] = await draw(page, place, pages);
        done += 1;
        options.onProgress?.({ page: done, totalPages: pages.length });
      }
    };
    options.onProgress?.({ page: 0, totalPages: pages.length });
    const lanes = Array.from({ length: PAGES_AT_ONCE }, async () =>
      goOn().catch((thrown: unknown) => {
        next = pages.length; // the others begin no more
        throw thrown;
      }),
    );
    const ends = await Promise.allSettled(lanes);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    options.signal?.throwIfAborted();
    return drawn;
  });
}

/**
 * The pages as pictures of one kind; where the worker that makes their files is stopped, so is what it had begun. PNGs are made by the page in
 * its idle moments: in workers browsers write a fourth, empty, colour, by which a photograph is a quarter larger and takes twice as long.
 */
async function eachPicture<T>(
  document: Pages,
  { options, kind }: { options: ExportOptions; kind: PictureKind },
  use: (picture: EncodedPicture, page: OffScreenPage) => Promise<T>,
): Promise<T[]> {
  const encoder = kind.type === 'image/jpeg' ? openPictureEncoder(options.signal) : null;
  let pictures: PagePictures | undefined;
  try {
    return await eachPage(document, options, async (page, place, pages) => {
      const picture = await (pictures ??= picturesOf(pages)).at(place);
      return use(await encodedPicture(picture, { kind, encoder }), page);
    });
  } finally {
    encoder?.end();
  }
}

const IMAGE_TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const;
type ImageFormat = keyof typeof IMAGE_TYPES;

/** One image, or an archive of one to each page: no image is read again for it, so that no two are held at once. */
export async function imagesOfPages(document: ExportDocument, format: ImageFormat, options: ExportOptions): Promise<Blob> {
  const kind = { type: IMAGE_TYPES[format], quality: JPEG_QUALITY };
  const images = await eachPicture(document, { options, kind }, async (image) => image);
  const [first] = images;
  if (images.length === 1 && first) return first.content;
  const names = namesIn(document, format);
  const files = images.map(({ content, crc32 }, at) => ({ name: names[at] ?? '', bytes: content.size, crc32 }));
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
  const kind = { type: IMAGE_TYPES.jpg, quality: JPEG_QUALITY, largest: LARGEST_JPEG };
  const pages = await eachPicture(document, { options, kind }, async ({ content }, page): Promise<PdfPage> => {
    const { pdf, render, output } = PAGE_SIZES[page.orientation];
    const jpeg = new Uint8Array(await content.arrayBuffer());
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
  const { strToU8, zipSync } = await import('fflate');
  const names = namesIn(document, 'svg');
  const files = svgs.map((svg, at) => [names[at] ?? '', strToU8(svg)] as const);
  return new Blob([zipSync(Object.fromEntries(files), { level: 6 })], { type: 'application/zip' });
}
