import type { FileStore } from '../storage/file-store.ts';
import { pictureOf, type PictureRule } from '../storage/picture.ts';
import { keepPicture } from '../storage/uploads.ts';

/** As long as the longer side of an exported A4 page. */
const BACKGROUND: PictureRule = { kinds: ['jpg', 'png'], otherKind: 'logo_format', within: 3508 };

/** @returns the path of the picture, made anew. @throws logo_format and what `pictureOf` throws */
export async function keepBackground(files: FileStore, file: Uint8Array): Promise<string> {
  return keepPicture(files, 'backgrounds', await pictureOf(file, BACKGROUND));
}
