import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { nextTask } from '../platform/api/large/turns.ts';
import { type EncodedPicture, encodePicture, type PictureKind } from './encoding/encode-picture.ts';
import type { FilePlace } from './encoding/page-folder.ts';
import type { PictureEncoder, StoredPicture } from './encoding/picture-encoder.ts';
import type { OffScreenPage } from './off-screen-pages.tsx';
import { sheetSvg } from './sheet-svg.ts';

/** Pages of a sheet: their fonts and pictures are read once for all, and one turn of the page lays them out. */
const PAGES_OF_A_SHEET = 10;

interface Size {
  width: number;
  height: number;
}

/** A part of an image, over all its width, in px. */
export interface PictureOf {
  image: HTMLImageElement;
  top: number;
  size: Size;
}

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

/** A picture that stands drawn: its file comes later, and another may be drawn meanwhile. */
export interface DrawnPicture {
  encoded: () => Promise<EncodedPicture>;
  /** On the disk, where a browser has a place for it. */
  stored: (place: FilePlace | null) => Promise<StoredPicture>;
}

/** Draws a picture whose file is made beside the page in a worker, where there is one. */
export async function drawnPicture(
  picture: PictureOf,
  { kind, encoder }: { kind: PictureKind; encoder: PictureEncoder | null },
): Promise<DrawnPicture> {
  if (!encoder) return drawnOnPage(picture, kind);
  const bitmap = await bitmapOf(picture, kind);
  return {
    encoded: async () => encoder.encode(bitmap, kind),
    stored: async (place) => encoder.store(bitmap, kind, place),
  };
}

/**
 * Without a colour for what is not there: of a canvas that is no element browsers write a fourth, empty one into a PNG, by which a photograph is a
 * fifth larger.
 */
async function bitmapOf(picture: PictureOf, { type }: PictureKind): Promise<ImageBitmap> {
  if (type === 'image/jpeg') {
    const canvas = new OffscreenCanvas(1, 1);
    await drawIn(canvas, picture);
    return canvas.transferToImageBitmap();
  }
  const canvas = window.document.createElement('canvas');
  await drawIn(canvas, picture);
  const bitmap = await createImageBitmap(canvas);
  canvas.width = 0;
  return bitmap;
}

async function drawnOnPage(picture: PictureOf, kind: PictureKind): Promise<DrawnPicture> {
  const canvas = window.document.createElement('canvas');
  await drawIn(canvas, picture);
  const encoded = async (): Promise<EncodedPicture> => encodedOnPage(canvas, kind);
  return {
    encoded,
    stored: async () => {
      const { parts, crc32 } = await encoded();
      return { content: new Blob([...parts], { type: kind.type }), crc32 };
    },
  };
}

/** A small jpg of a page (specification, point 9: thumbnails), `width` px wide. */
export async function thumbnailOfPage(page: OffScreenPage, width: number): Promise<Blob> {
  const { render } = PAGE_SIZES[page.orientation];
  const paper = { width, height: Math.round((width * render.height) / render.width) };
  const { image, top, size } = await picturesOf([page]).at(0);
  const canvas = window.document.createElement('canvas');
  const context = onWhite(canvas, paper);
  context.drawImage(image, 0, top, size.width, size.height, 0, 0, paper.width, paper.height);
  const { parts } = await encodedOnPage(canvas, { type: 'image/jpeg', quality: 0.85, hasCrc32: false });
  return new Blob([...parts], { type: 'image/jpeg' });
}

async function readSheet(pages: readonly OffScreenPage[]): Promise<PictureOf[]> {
  const { address, tops } = await sheetSvg(pages);
  const image = new Image();
  image.src = address;
  await image.decode();
  return pages.map(({ orientation }, at) => ({ image, top: tops[at] ?? 0, size: PAGE_SIZES[orientation].output }));
}

/** Px of a picture that are drawn in one turn of the page, which takes some 25 ms without a graphics card. */
const STRIP = 1200;

/** Draws a picture on white paper, strip by strip, so that a key or a click comes in between. */
async function drawIn(canvas: HTMLCanvasElement | OffscreenCanvas, { image, top, size }: PictureOf): Promise<void> {
  const context = onWhite(canvas, size);
  const { width } = size;
  for (let from = 0; from < size.height; from += STRIP) {
    const height = Math.min(STRIP, size.height - from);
    context.drawImage(image, 0, top + from, width, height, 0, from, width, height);
    // Browsers put drawing off until somebody looks: all strips would come in one turn. Looking copies what stands: strips are few.
    context.getImageData(0, from, 1, 1);
    await nextTask();
  }
}

function onWhite(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { width, height }: Size,
): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  Object.assign(canvas, { width, height });
  const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d', LOOK) : canvas.getContext('2d', LOOK);
  if (!context) throw new Error('No canvas to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return context;
}

/** Its pixels are read as soon as they stand: a graphics card would only have to hand them back. */
const LOOK: CanvasRenderingContext2DSettings = { alpha: false, willReadFrequently: true };

async function encodedOnPage(canvas: HTMLCanvasElement, kind: PictureKind): Promise<EncodedPicture> {
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
