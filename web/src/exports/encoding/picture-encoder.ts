import type { EncodedPicture, PictureKind } from './encode-picture.ts';

interface Size {
  width: number;
  height: number;
}

/** A part of an image, over all its width, in px. */
export interface PictureOf {
  image: HTMLImageElement;
  top: number;
  size: Size;
}

/** A picture is begun, comes strip by strip, and is made a file. */
export type EncodingOrder =
  | { id: number; size: Size }
  | { id: number; strip: ImageBitmap; top: number }
  | { id: number; kind: PictureKind };
export type EncodingAnswer = { id: number; encoded: EncodedPicture } | { id: number; problem: string };

/** Makes files of pictures in a worker, so that the page goes on meanwhile. */
export interface PictureEncoder {
  encode: (picture: PictureOf, kind: PictureKind) => Promise<EncodedPicture>;
  end: () => void;
}

/** Px of a picture that are drawn in one turn of the page: some ten milliseconds without a graphics card. */
const STRIP = 512;

/**
 * Null where a browser has no canvas in workers. A worker that failed, or whose export was cancelled, ends at once: what waits
 * for it and what is asked of it afterwards fails with the reason.
 */
export function openPictureEncoder(signal?: AbortSignal): PictureEncoder | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  const asked = new Map<number, PromiseWithResolvers<EncodedPicture>>();
  let last = 0;
  let failure: Error | null = null;
  const fail = (reason: Error): void => {
    failure ??= reason;
    worker.terminate();
    for (const { reject } of asked.values()) reject(failure);
    asked.clear();
  };
  const cancel = (): void => fail(signal?.reason instanceof Error ? signal.reason : new Error('cancelled'));
  signal?.addEventListener('abort', cancel, { once: true });
  worker.addEventListener('message', ({ data }: MessageEvent<EncodingAnswer>) => {
    const waiting = asked.get(data.id);
    asked.delete(data.id);
    if ('encoded' in data) waiting?.resolve(data.encoded);
    else waiting?.reject(new Error(data.problem));
  });
  worker.addEventListener('error', ({ message }) => fail(new Error(message || 'The worker of pictures did not start.')));
  const send = (order: EncodingOrder, handedOver: Transferable[] = []): void => worker.postMessage(order, handedOver);
  return {
    async encode(picture, kind) {
      if (failure) throw failure;
      const { size } = picture;
      last += 1;
      const id = last;
      const waiting = Promise.withResolvers<EncodedPicture>();
      asked.set(id, waiting);
      send({ id, size });
      for (let top = 0; top < size.height; top += STRIP) {
        const strip = stripOf(picture, top);
        send({ id, strip, top }, [strip]);
        await turn();
        if (failure) return waiting.promise;
      }
      send({ id, kind });
      return waiting.promise;
    },
    end: () => {
      signal?.removeEventListener('abort', cancel);
      worker.terminate();
    },
  };
}

/** Draws a part of a picture on white paper. */
function stripOf({ image, top, size: { width, height } }: PictureOf, from: number): ImageBitmap {
  const canvas = new OffscreenCanvas(width, Math.min(STRIP, height - from));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, canvas.height);
  context.drawImage(image, 0, top + from, width, canvas.height, 0, 0, width, canvas.height);
  return canvas.transferToImageBitmap();
}

/** Gives way to whatever waits for the page: a key or a click comes first. */
async function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
