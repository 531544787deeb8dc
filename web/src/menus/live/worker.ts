/** The part of a service worker's scope that is used here. */
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith: (reply: Promise<Response>) => void;
}

/** The same name in `keep-for-later.ts`. */
const CACHE = 'live-menu';
const PATIENCE = 6000;

/** From the network, and when it does not answer, as it was kept. */
async function answered(request: Request): Promise<Response> {
  const fetched = fetch(request);
  const kept = caches.open(CACHE).then(async (cache) => cache.match(request, { ignoreVary: true }));
  const late = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([fetched, late])
    .then((reply) => reply ?? fetched)
    .catch(async () => (await kept) ?? Response.error());
}

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.endsWith('/version')) return;
  respondWith.call(event, answered(request));
});
