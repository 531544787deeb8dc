import type { EncodedPicture, PictureKind } from './encode-picture.ts';
import type { FilePlace } from './page-folder.ts';

export interface EncodingOrder {
  id: number;
  picture: ImageBitmap;
  kind: PictureKind;
  /** Where its file is to lie; null for memory. */
  place: FilePlace | null;
}
/** PictureFile, in memory or on the disk, with its sum where the kind asks for it; or why not. */
export type EncodingAnswer =
  | ({ id: number } & EncodedPicture)
  | { id: number; file: File; crc32: number | null }
  | { id: number; problem: string };

/** Makes files of pictures in a worker, so that the page goes on meanwhile. */
export interface PictureEncoder {
  /** The picture is handed over: it is empty afterwards. */
  encode: (picture: ImageBitmap, kind: PictureKind) => Promise<EncodedPicture>;
  /** The same on the disk, where there is room. */
  store: (picture: ImageBitmap, kind: PictureKind, place: FilePlace | null) => Promise<StoredPicture>;
  end: () => void;
}

/** A picture's file, wherever it lies. */
export interface StoredPicture {
  content: Blob;
  crc32: number | null;
}

/** Milliseconds after which a worker that was started ahead ends, where no export came. */
const PATIENCE = 60_000;

/** Started while a person still chooses a format: loading a worker's program takes some ten milliseconds. */
let ahead: { worker: Worker; end: () => void } | null = null;

export function startEncoderAhead(): void {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined' || ahead) return;
  const worker = startWorker();
  const end = (): void => {
    ahead = null;
    worker.terminate();
  };
  const overdue = setTimeout(end, PATIENCE);
  // The export that finds none starts one of its own, and says why that fails.
  worker.addEventListener('error', end);
  ahead = {
    worker,
    end: () => {
      ahead = null;
      clearTimeout(overdue);
      worker.removeEventListener('error', end);
    },
  };
}

function takenWorker(): Worker {
  const taken = ahead;
  taken?.end();
  return taken?.worker ?? startWorker();
}

function startWorker(): Worker {
  return new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Null where a browser has no workers, or no canvas in them. A worker that failed, or whose export was cancelled, ends at once: what waits
 * for it and what is asked of it afterwards fails with the reason.
 */
export function openPictureEncoder(signal?: AbortSignal): PictureEncoder | null {
  return typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined' ? null : new WorkerEncoder(signal);
}

type PictureFile = Exclude<EncodingAnswer, { problem: string }>;

class WorkerEncoder implements PictureEncoder {
  readonly #asked = new Map<number, PromiseWithResolvers<PictureFile>>();
  readonly #signal: AbortSignal | undefined;
  #worker: Worker;
  #last = 0;
  #failure: Error | null = null;

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
    this.#worker = this.#listening(takenWorker());
    signal?.addEventListener('abort', this.#cancel, { once: true });
  }

  async encode(picture: ImageBitmap, kind: PictureKind): Promise<EncodedPicture> {
    const made = await this.#made(picture, { kind, place: null });
    if ('file' in made) throw new Error('A file that nobody asked for.');
    return made;
  }

  async store(picture: ImageBitmap, kind: PictureKind, place: FilePlace | null): Promise<StoredPicture> {
    const made = await this.#made(picture, { kind, place });
    const { crc32 } = made;
    return { content: new Blob('file' in made ? [made.file] : [...made.parts], { type: kind.type }), crc32 };
  }

  end(): void {
    this.#signal?.removeEventListener('abort', this.#cancel);
    this.#worker.terminate();
  }

  async #made(picture: ImageBitmap, { kind, place }: Pick<EncodingOrder, 'kind' | 'place'>): Promise<PictureFile> {
    if (this.#failure) throw this.#failure;
    this.#last += 1;
    const id = this.#last;
    const waiting = Promise.withResolvers<PictureFile>();
    this.#asked.set(id, waiting);
    this.#worker.postMessage({ id, picture, kind, place } satisfies EncodingOrder, [picture]);
    const made = await waiting.promise;
    // What a browser made for a picture of ten megabytes is freed at once with its worker, instead of some time later.
    if (kind.type === 'image/png' && this.#asked.size === 0) this.#renew();
    return made;
  }

  #renew(): void {
    this.#worker.terminate();
    if (!this.#failure) this.#worker = this.#listening(startWorker());
  }

  #listening(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<EncodingAnswer>) => {
      const waiting = this.#asked.get(data.id);
      this.#asked.delete(data.id);
      if ('problem' in data) waiting?.reject(new Error(data.problem));
      else waiting?.resolve(data);
    });
    worker.addEventListener('error', ({ message }) => this.#fail(new Error(message || 'The worker of pictures did not start.')));
    return worker;
  }

  readonly #cancel = (): void => {
    const reason: unknown = this.#signal?.reason;
    this.#fail(reason instanceof Error ? reason : new Error('cancelled'));
  };

  #fail(reason: Error): void {
    this.#failure ??= reason;
    this.#worker.terminate();
    for (const { reject } of this.#asked.values()) reject(this.#failure);
    this.#asked.clear();
  }
}
