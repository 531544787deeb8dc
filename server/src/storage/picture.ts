import { AppError, type ProblemCode } from '@plateprint/shared/kernel/app-error.ts';
import { type Picture, type PictureKind, pictureKind } from './picture-kind.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sanitisedSvg } from './sanitised-svg.ts';

export interface PictureRule {
  /** The kinds that are taken. */
  kinds: readonly PictureKind[];
  /** What another kind is refused with. */
  otherKind: ProblemCode;
  /** Neither side is longer than this many pixels afterwards; a smaller picture stays as it is. */
  within: number;
}

/** More pixels than any camera or scanner in a kitchen makes; decoded they are 200 MB. */
const MOST_PIXELS = 50_000_000;
const JPG_QUALITY = 88;

/** A picture in memory is a hundred times its file: one is decoded at a time, the others wait. */
const inTurn = oneAtATime();

/**
 * Makes an uploaded picture anew, as it is kept and served: what it is tells its content, its metadata is dropped, what a
 * decoder refuses is refused, an SVG keeps what draws.
 * @throws the rule's code for another kind, picture_unreadable, picture_too_many_pixels
 */
export async function pictureOf(file: Uint8Array, { kinds, otherKind, within }: PictureRule): Promise<Picture> {
  const kind = pictureKind(file);
  if (kind === null || !kinds.includes(kind)) throw new AppError(otherKind);
  return inTurn(async () => ({
    kind,
    content: kind === 'svg' ? await sanitisedSvg(file) : await redrawn(file, { kind, within }),
  }));
}

async function redrawn(file: Uint8Array, { kind, within }: { kind: 'jpg' | 'png'; within: number }): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: 20 })
      .rotate() // as its camera was held, which the dropped metadata said
      .resize({ width: within, height: within, fit: 'inside', withoutEnlargement: true });
    return await (
      kind === 'jpg'
        ? picture.flatten({ background: '#fff' }).jpeg({ quality: JPG_QUALITY, mozjpeg: true })
        : picture.png({ compressionLevel: 9 })
    ).toBuffer();
  } catch (error) {
    const isTooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw new AppError(isTooMany ? 'picture_too_many_pixels' : 'picture_unreadable');
  }
}
