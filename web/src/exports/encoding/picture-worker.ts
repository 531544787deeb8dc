import { encodePicture } from './encode-picture.ts';
import type { EncodingAnswer, EncodingOrder } from './picture-encoder.ts';

/** Pictures whose strips come in. */
const open = new Map<number, OffscreenCanvas>();

/** Puts the strips of pictures together and makes files of them beside the page. */
addEventListener('message', ({ data }: MessageEvent<EncodingOrder>) => {
  const { id } = data;
  if ('size' in data) open.set(id, new OffscreenCanvas(data.size.width, data.size.height));
  const canvas = open.get(id);
  if (!canvas) return;
  if ('strip' in data) {
    canvas.getContext('2d', { alpha: false })?.drawImage(data.strip, 0, data.top);
    data.strip.close();
  }
  if (!('kind' in data)) return;
  open.delete(id);
  encodePicture(data.kind, async (type, quality) => canvas.convertToBlob({ type, quality }))
    .then(
      (encoded) => say({ id, encoded }),
      (thrown: unknown) => say({ id, problem: thrown instanceof Error ? thrown.message : String(thrown) }),
    )
    .finally(() => {
      // Frees 35 MB at once instead of some time later.
      canvas.width = 0;
    });
});

function say(answer: EncodingAnswer): void {
  postMessage(answer);
}
