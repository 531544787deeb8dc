import { PHOTO_SIDE } from '@plateprint/shared/recipes/api/recipe-photo-api.ts';

const QUALITY = 0.85;

/**
 * A photograph drawn anew: as it was held, no side longer than a menu needs, and without what the camera wrote into it. Null for
 * what the browser cannot read as a picture.
 */
export async function smallerPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, PHOTO_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // Transparent parts become paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
