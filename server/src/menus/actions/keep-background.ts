import type { FileStore } from '../../platform/storage/file-store.ts';
import { pictureOf, type PictureRule, type UploadedPicture } from '../../platform/pictures/picture.ts';
import { keepPicture } from '../../platform/storage/uploads.ts';

/** As long as the longer side of an exported A4 page. */
const BACKGROUND: PictureRule = { kinds: ['jpg', 'png'], otherKind: 'logo_format', within: 3508 };

/** @returns the path of the picture, made anew. @throws logo_format and what `pictureOf` throws */
export async function keepBackground(files: FileStore, picture: UploadedPicture): Promise<string> {
  return keepPicture(files, 'backgrounds', await pictureOf(picture, BACKGROUND));
}
