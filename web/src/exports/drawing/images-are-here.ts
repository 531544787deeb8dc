/** Milliseconds after which a picture counts as not to be had. */
const PATIENCE = 15_000;

/** Waits for the pictures of a document. One that does not come is left out later, when its page is drawn. */
export async function imagesAreHere(inside: Document, signal?: AbortSignal): Promise<void> {
  const images = Array.from(inside.images, async (image) => {
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
  });
  const cancelled = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(images), tooLong, cancelled]);
  signal?.throwIfAborted();
}
