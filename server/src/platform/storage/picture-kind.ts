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
/** Parts that may stand before the root of an SVG: declaration, comments, a document type without definitions of its own. */
const BEFORE_ROOT = [/^<\?xml[^>]*>/i, /^<!--[\s\S]*?-->/, /^<!doctype\s+svg[^[>]*>/i];
const ROOT = /^<svg[\s/>]/i;

/** The kind of a picture by its content, whatever its name or type says; null when it is none of these. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (begins(bytes, JPG)) return 'jpg';
  if (begins(bytes, PNG)) return 'png';
  const beginning = new TextDecoder('utf-8').decode(bytes.subarray(0, 20_000));
  return isSvg(beginning) ? 'svg' : null;
}

/** Each of what stands before the root is taken off once: no text of it is looked at again. */
function isSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  for (;;) {
    const before = BEFORE_ROOT.map((part) => part.exec(rest)?.[0]).find((part) => part !== undefined);
    if (before === undefined) return ROOT.test(rest);
    rest = rest.slice(before.length).trimStart();
  }
}
