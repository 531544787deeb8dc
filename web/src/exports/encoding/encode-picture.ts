import { crc32 } from '@plateprint/shared/exports/crc32.ts';
import { jpegWithDensity, pngWithDensity } from '@plateprint/shared/exports/image-density.ts';
import { OUTPUT_DPI } from '@plateprint/shared/exports/page-size.ts';

export interface PictureKind {
  type: 'image/png' | 'image/jpeg';
  /** Of a JPEG, 0–1. */
  quality: number;
  /** Bytes: only where a photograph asks for it, the quality gives way in small steps. */
  largest?: number;
  /** For an archive, which says it of each file. */
  hasCrc32: boolean;
}

/** A picture as a file that says its 300 dpi. */
export interface EncodedPicture {
  /** One behind the other. */
  parts: readonly Uint8Array<ArrayBuffer>[];
  /** Null where the kind does not ask for it. */
  crc32: number | null;
}

/** Quality below which no picture goes, however large it is. */
const LOWEST = 0.6;
const STEP = 0.06;

/** @param encode as a canvas does; null where it cannot */
export async function encodePicture(
  { type, quality, largest = Infinity, hasCrc32 }: PictureKind,
  encode: (type: string, quality: number) => Promise<Blob | null>,
): Promise<EncodedPicture> {
  for (let tried = quality; ; tried -= STEP) {
    const blob = await encode(type, tried);
    if (!blob || blob.type !== type) throw new Error(`No ${type} of this size.`);
    if (blob.size > largest && tried >= LOWEST) continue;
    const plain = new Uint8Array(await blob.arrayBuffer());
    const parts = type === 'image/png' ? pngWithDensity(plain, OUTPUT_DPI) : [jpegWithDensity(plain, OUTPUT_DPI)];
    return { parts, crc32: hasCrc32 ? parts.reduce((before, part) => crc32(part, before), 0) : null };
  }
}
