import { crc32 } from '@plateprint/shared/exports/crc32.ts';
import { jpegWithDensity, pngWithDensity } from '@plateprint/shared/exports/image-density.ts';
import { OUTPUT_DPI } from '@plateprint/shared/exports/page-size.ts';

export interface PictureKind {
  type: 'image/png' | 'image/jpeg';
  /** Of a JPEG, 0–1. */
  quality: number;
  /** Bytes: only where a photograph asks for it, the quality gives way in small steps. */
  largest?: number;
}

/** A picture as a file that says its 300 dpi. */
export interface EncodedPicture {
  content: Blob;
  crc32: number;
}

/** Quality below which no picture goes, however large it is. */
const LOWEST = 0.6;
const STEP = 0.06;

/** @param encode as a canvas does; null where it cannot */
export async function encodePicture(
  { type, quality, largest = Infinity }: PictureKind,
  encode: (type: string, quality: number) => Promise<Blob | null>,
): Promise<EncodedPicture> {
  for (let tried = quality; ; tried -= STEP) {
    const blob = await encode(type, tried);
    if (!blob || blob.type !== type) throw new Error(`No ${type} of this size.`);
    if (blob.size > largest && tried >= LOWEST) continue;
    const plain = new Uint8Array(await blob.arrayBuffer());
    const bytes = type === 'image/png' ? pngWithDensity(plain, OUTPUT_DPI) : jpegWithDensity(plain, OUTPUT_DPI);
    return { content: new Blob([bytes], { type }), crc32: crc32(bytes) };
  }
}
