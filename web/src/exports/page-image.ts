import { OUTPUT_DPI, PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { jpegWithDensity, pngWithDensity } from '@plateprint/shared/exports/image-density.ts';
import type { OffScreenPage } from './off-screen-pages.tsx';
import { pageSvg } from './page-svg.ts';

interface ImageKind {
  type: 'image/png' | 'image/jpeg';
  /** Of a JPEG, 0–1. */
  quality: number;
}

/** A page at exactly its output size, as a file that says its 300 dpi. */
export async function imageOfPage(page: OffScreenPage, kind: ImageKind): Promise<Uint8Array<ArrayBuffer>> {
  return withCanvas(page, (canvas) => encoded(canvas, kind));
}

/** A JPEG of a page that is at most so large: only where a photograph asks for it, its quality gives way in small steps. */
export async function jpegWithin(
  page: OffScreenPage,
  { quality, largest }: { quality: number; largest: number },
): Promise<Uint8Array<ArrayBuffer>> {
  return withCanvas(page, async (canvas) => {
    for (let tried = quality; ; tried -= 0.06) {
      const jpeg = await encoded(canvas, { type: 'image/jpeg', quality: tried });
      if (jpeg.length <= largest || tried < 0.6) return jpeg;
    }
  });
}

/** A small jpg of a page (specification, point 9: thumbnails), `width` px wide. */
export async function thumbnailOfPage(page: OffScreenPage, width: number): Promise<Blob> {
  const { render } = PAGE_SIZES[page.orientation];
  const size = { width, height: Math.round((width * render.height) / render.width) };
  return withCanvas(
    page,
    async (canvas) => new Blob([await encoded(canvas, { type: 'image/jpeg', quality: 0.85 })], { type: 'image/jpeg' }),
    size,
  );
}

async function withCanvas<T>(
  page: OffScreenPage,
  use: (canvas: HTMLCanvasElement) => Promise<T>,
  size = PAGE_SIZES[page.orientation].output,
): Promise<T> {
  // A data address: from a blob's the canvas could not be read again.
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await pageSvg(page))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  try {
    return await use(canvas);
  } finally {
    // Frees 35 MB at once instead of some time later.
    canvas.width = 0;
  }
}

async function encoded(canvas: HTMLCanvasElement, { type, quality }: ImageKind): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob || blob.type !== type) throw new Error(`No ${type} of this size.`);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return type === 'image/png' ? pngWithDensity(bytes, OUTPUT_DPI) : jpegWithDensity(bytes, OUTPUT_DPI);
}
