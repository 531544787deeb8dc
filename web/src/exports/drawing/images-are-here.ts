/** Milliseconds after which a picture counts as not to be had. */
const PATIENCE = 15_000;

/** Waits for the pictures of a document, so that it is laid out. One that does not come is left out later, when its page is drawn. */
export async function imagesAreHere(inside: Document, signal?: AbortSignal): Promise<void> {
  const images = Array.from(inside.images, isHere);
  const cancelled = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(images), tooLong, cancelled]);
  signal?.throwIfAborted();
}

/** Nobody sees it here, so that it is not decoded: its copy is, where it is drawn. */
async function isHere(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  if (image.complete) return;
  await new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) image.addEventListener(event, () => resolve(), { once: true });
  });
}
