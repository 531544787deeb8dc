export type PictureKind = 'jpg' | 'png' | 'svg';

export interface Picture {
  kind: PictureKind;
  content: Uint8Array;
}

/** The media type a picture is served with. */
export const PICTURE_MEDIA_TYPE: Record<PictureKind, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}

const JPG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What may stand before the root of an SVG: declaration, comments, a document type without definitions of its own. */
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]{0,5000}?-->\s*|<!doctype\s+svg[^[>]*>\s*)*<svg[\s/>]/i;

/** What a file is by its content, whatever its name or type says; null when it is none of these. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (begins(bytes, JPG)) return 'jpg';
  if (begins(bytes, PNG)) return 'png';
  const beginning = new TextDecoder('utf-8').decode(bytes.subarray(0, 20_000));
  return SVG.test(beginning) ? 'svg' : null;
}
