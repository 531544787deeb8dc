import type { FileStore } from '../../platform/storage/file-store.ts';
import { pictureOf, type PictureRule, type UploadedPicture } from '../../platform/pictures/picture.ts';
import { dropPicture, keepPicture } from '../../platform/storage/uploads.ts';

/** As wide as two tiles of the overview on a sharp screen. */
const THUMBNAIL: PictureRule = { kinds: ['jpg'], otherKind: 'unsupported_media_type', within: 900 };

/** Re-encodes a thumbnail and stores it in place of the old one. @returns its path */
export async function keepThumbnail(files: FileStore, picture: UploadedPicture, former: string | null): Promise<string> {
  const path = await keepPicture(files, 'thumbnails', await pictureOf(picture, THUMBNAIL));
  if (former !== null) await dropPicture(files, former);
  return path;
}
