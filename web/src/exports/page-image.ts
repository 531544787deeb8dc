import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { type EncodedPicture, encodePicture, type PictureKind } from './encoding/encode-picture.ts';
import type { PictureEncoder, PictureOf } from './encoding/picture-encoder.ts';
import type { OffScreenPage } from './off-screen-pages.tsx';
import { sheetSvg } from './sheet-svg.ts';

/** Pages of a sheet: their fonts and pictures are read once for all, and one turn of the page lays them out. */
const PAGES_OF_A_SHEET = 10;

/** The pictures of pages, which the browser reads in sheets. */
export interface PagePictures {
  at: (place: number) => Promise<PictureOf>;
}

export function picturesOf(pages: readonly OffScreenPage[]): PagePictures {
  let sheet: { number: number; read: Promise<PictureOf[]> } | null = null;
  return {
    async at(place) {
      const number = Math.floor(place / PAGES_OF_A_SHEET);
      if (sheet?.number !== number)
        sheet = { number, read: readSheet(pages.slice(number * PAGES_OF_A_SHEET, (number + 1) * PAGES_OF_A_SHEET)) };
      const picture = (await sheet.read)[place % PAGES_OF_A_SHEET];
      if (!picture) throw new Error('No such page.');
      return picture;
    },
  };
}

/** A picture as a file that says its 300 dpi: drawn in strips and encoded in a worker, where there is one. */
export async function encodedPicture(
  picture: PictureOf,
  { kind, encoder }: { kind: PictureKind; encoder: PictureEncoder | null },
): Promise<EncodedPicture> {
  return encoder ? encoder.encode(picture, kind) : onCanvas(picture, kind);
}

/** A small jpg of a page (specification, point 9: thumbnails), `width` px wide. */
export async function thumbnailOfPage(page: OffScreenPage, width: number): Promise<Blob> {
  const { render } = PAGE_SIZES[page.orientation];
  const size = { width, height: Math.round((width * render.height) / render.width) };
  const { content } = await onCanvas(await picturesOf([page]).at(0), { type: 'image/jpeg', quality: 0.85 }, size);
  return content;
}

async function readSheet(pages: readonly OffScreenPage[]): Promise<PictureOf[]> {
  const { address, tops } = await sheetSvg(pages);
  const image = new Image();
  image.src = address;
  await image.decode();
  return pages.map(({ orientation }, at) => ({ image, top: tops[at] ?? 0, size: PAGE_SIZES[orientation].output }));
}

async function onCanvas({ image, top, size }: PictureOf, kind: PictureKind, paper = size): Promise<EncodedPicture> {
  const canvas = Object.assign(document.createElement('canvas'), paper);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, paper.width, paper.height);
  context.drawImage(image, 0, top, size.width, size.height, 0, 0, paper.width, paper.height);
  try {
    return await encodePicture(
      kind,
      async (type, quality) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality)),
    );
  } finally {
    // Frees 35 MB at once instead of some time later.
    canvas.width = 0;
  }
}
