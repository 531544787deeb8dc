/** The same name in `worker.ts`. */
const CACHE = 'live-menu';
const MOST_KEPT = 120;

/** Pictures drawn behind the page: no element names them. */
function drawnBehind(): string[] {
  const { backgroundImage } = getComputedStyle(document.documentElement);
  return Array.from(backgroundImage.matchAll(/url\("([^"]+)"\)/g), ([, address = '']) => address);
}

/** Keeps this page and what it shows, so that a screen that starts without a connection shows it all the same. */
export async function keepForLater(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    await navigator.serviceWorker.register('/live-worker.js', { scope: '/live/' });
    const cache = await caches.open(CACHE);
    const parts = document.querySelectorAll<HTMLElement>('img[src], script[src], link[rel="stylesheet"]');
    const addresses = [...parts].map((part) => part.getAttribute('src') ?? part.getAttribute('href') ?? '');
    const all = new Set([location.href, ...addresses, ...drawnBehind()]);
    await Promise.allSettled(Array.from(all, async (address) => cache.add(address)));
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - MOST_KEPT))) await cache.delete(key);
  } catch {
    // Over plain http nothing can be kept; the page goes on showing until it is closed.
  }
}
