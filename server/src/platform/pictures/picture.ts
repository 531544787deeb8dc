import { AppError, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { TooEarly } from '../http/too-early.ts';
import { drawingOf } from './drawing.ts';
import { type Picture, type PictureKind, pictureKind } from '../storage/picture-kind.ts';
import { turnsOf } from '../turns.ts';

export interface PictureRule {
  /** The kinds that are taken. */
  kinds: readonly PictureKind[];
  /** The refusal of any other kind. */
  otherKind: ProblemCode;
  /** Neither side is longer than this many pixels afterwards; a smaller picture stays as it is. */
  within: number;
}

/** An uploaded file, and the organization of who uploads it. */
export interface UploadedPicture {
  file: Uint8Array;
  organizationId: string;
}

/** More pixels than any camera or scanner in a kitchen makes; decoded they are 200 MB. */
const MOST_PIXELS = 50_000_000;
const JPG_QUALITY = 88;

/** Seconds after which a place is likely free. */
const SOON = 5;
/** A picture in memory is a hundred times its file: two are decoded at a time, of two organizations, the others wait. */
const inTurn = turnsOf({ atOnce: 2, waitingEach: 6, waitingAll: 30 }, () => new TooEarly(SOON, 'picture_queue_full'));

/**
 * Makes an uploaded picture anew, as it is kept and served: what it is tells its content, its metadata is dropped, what a
 * decoder refuses is refused, an SVG keeps what draws, and a large one is drawn.
 * @throws the rule's code for another kind, picture_unreadable, picture_too_many_pixels, drawing_too_complex, picture_queue_full
 */
export async function pictureOf(
  { file, organizationId }: UploadedPicture,
  { kinds, otherKind, within }: PictureRule,
): Promise<Picture> {
  const kind = pictureKind(file);
  if (kind === null || !kinds.includes(kind)) throw new AppError(otherKind);
  return inTurn(organizationId, async () =>
    kind === 'svg' ? drawingOf(file, within) : { kind, content: await redrawn(file, { kind, within }) },
  );
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
