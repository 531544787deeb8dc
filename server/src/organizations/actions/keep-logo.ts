import type { FileStore } from '../../platform/storage/file-store.ts';
import { pictureOf, type PictureRule, type UploadedPicture } from '../../platform/pictures/picture.ts';
import { keepPicture } from '../../platform/storage/uploads.ts';

/** A logo is printed a few centimetres wide at 300 dpi. */
const LOGO: PictureRule = { kinds: ['jpg', 'png', 'svg'], otherKind: 'logo_format', within: 1200 };

/** Re-encodes an uploaded logo and stores it. @returns its path. @throws logo_format and what `pictureOf` throws */
export async function keepLogo(files: FileStore, picture: UploadedPicture): Promise<string> {
  return keepPicture(files, 'logos', await pictureOf(picture, LOGO));
}
