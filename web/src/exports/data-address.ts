import { reportFailure } from './encoding/report-failure.ts';

const URL_IN_CSS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^()"'\s]+))\s*\)/g;

/** Fonts and pictures that were asked for, by address: the pages of a document share them. */
const known = new Map<string, Promise<string>>();
/** Pictures are kept while a document is drawn and a little longer, not for ever. */
const MOST_KNOWN = 60;

/** The content behind an address, as a data address; null where it cannot be had, which is reported once and not shown. */
export async function withDataOf(address: string): Promise<string | null> {
  const content = asked(address);
  try {
    return await content;
  } catch (thrown) {
    if (known.get(address) === content) {
      known.delete(address);
      void reportFailure(new Error('Error loading image from URL', { cause: thrown }), { area: 'exports' });
    }
    return null;
  }
}

/** Begins to fetch what will be asked for soon; that it failed is found out then. */
export function askAhead(address: string): void {
  asked(address).catch(() => undefined);
}

function asked(address: string): Promise<string> {
  if (address.startsWith('data:')) return Promise.resolve(address);
  const content = known.get(address) ?? fetched(address);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(address, content);
  return content;
}

/** Pictures of other sites come through the product's own proxy: no page may load from elsewhere (specification, point 7). */
function throughProxy(address: string): string {
  const { origin, protocol } = new URL(address, location.href);
  if (origin === location.origin || !/^https?:$/.test(protocol)) return address;
  return `/proxy?${new URLSearchParams({ url: address, ts: String(Date.now()) })}`;
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(throughProxy(address), { signal: AbortSignal.timeout(15_000) });
  if (!answer.ok) throw new Error(String(answer.status));
  return dataOf(await answer.blob());
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

/** A stylesheet with everything that it names inside of it; what cannot be had becomes an empty picture. */
export async function cssWithData(css: string): Promise<string> {
  const addresses = new Set(Array.from(css.matchAll(URL_IN_CSS), ([, double, single, bare]) => double ?? single ?? bare ?? ''));
  const data = new Map<string, string>();
  await Promise.all(
    Array.from(addresses, async (address) => {
      if (address !== '' && !address.startsWith('#'))
        data.set(address, (await withDataOf(new URL(address, location.href).href)) ?? 'data:,');
    }),
  );
  return css.replace(URL_IN_CSS, (whole, double?: string, single?: string, bare?: string) => {
    const found = data.get(double ?? single ?? bare ?? '');
    return found === undefined ? whole : `url("${found}")`;
  });
}
