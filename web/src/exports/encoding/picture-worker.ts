import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import type { FilePlace } from './page-folder.ts';
import type { EncodingAnswer, EncodingOrder } from './picture-encoder.ts';

/** Makes files of pictures beside the page. */
addEventListener('message', ({ data: { id, picture, kind, place } }: MessageEvent<EncodingOrder>) => {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  show(picture, canvas);
  encodePicture(kind, async (type, quality) => canvas.convertToBlob({ type, quality }))
    .then(async (encoded) => answer(id, encoded, place))
    .catch((thrown: unknown) => say({ id, problem: thrown instanceof Error ? thrown.message : String(thrown) }))
    .finally(() => {
      // Frees 35 MB at once instead of some time later.
      canvas.width = 0;
    });
});

/** Hands the picture over to a canvas, where a browser has such canvases in workers; else it is drawn there once more. */
function show(picture: ImageBitmap, canvas: OffscreenCanvas): void {
  const handedOver = canvas.getContext('bitmaprenderer');
  if (handedOver) return handedOver.transferFromImageBitmap(picture);
  canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0);
  picture.close();
}

async function answer(id: number, { parts, crc32 }: EncodedPicture, place: FilePlace | null): Promise<void> {
  const file = place && (await writtenTo(place, parts));
  if (file) say({ id, file, crc32 });
  else say({ id, parts, crc32 }, [...new Set(parts.map(({ buffer }) => buffer))]);
}

/** Null where there is no room for it, or no way to write: then it stays in memory. */
async function writtenTo({ folder, name }: FilePlace, parts: EncodedPicture['parts']): Promise<File | null> {
  try {
    const handle = await folder.getFileHandle(name, { create: true });
    const writing = await handle.createWritable();
    for (const part of parts) await writing.write(part);
    await writing.close();
    return await handle.getFile();
  } catch {
    return null;
  }
}

function say(said: EncodingAnswer, handedOver: Transferable[] = []): void {
  postMessage(said, { transfer: handedOver });
}
