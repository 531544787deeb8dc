import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import type { LiveMenu } from '@plateprint/shared/menus/live/live-menu.ts';
import { livePage } from '@plateprint/shared/menus/live/live-page.ts';

/** How long an answer is given from memory on a node: with the screens' question every 15 s a change shows within 30 s. */
const FRESH_MS = 5000;
/** Of pages in memory: a link takes 20 kB, and ten times as much where guests read it in all languages. */
const MOST_KILOBYTES = 32_000;
/** Memory of a link before a page of it is drawn. */
const LINK_KILOBYTES = 4;

export interface RenderedPage {
  html: string;
  gzipped: Buffer;
  /** Of the page in its language. */
  etag: string;
}

interface CachedPage {
  token: string;
  asked: number;
  /** Of all that is shown. */
  version: string;
  live: LiveMenu;
  pages: Map<string, Promise<RenderedPage>>;
  /** Of its pages together. */
  kilobytes: number;
}

export interface LivePages {
  /** Null when there is no such link. */
  version: (token: string) => Promise<string | null>;
  /** Without a language in the menu's own. */
  page: (token: string, asked: { language: Language | undefined; isScreen: boolean }) => Promise<RenderedPage | null>;
}

interface Source {
  /** Whether the link leads somewhere still: asked each time, so that one that ended shows nothing from memory. */
  isLive: (token: string) => Promise<boolean>;
  liveMenuOf: (token: string) => Promise<LiveMenu | null>;
  /** Milliseconds. */
  clock: () => number;
  /** Of the product: a new one may draw the same menu another way. */
  build: string;
}

const zip = promisify(gzip);

/** Pages of live links from memory: asked of the database once in a while for each link, drawn anew only when something changed. */
export function livePagesOf({ isLive, liveMenuOf, clock, build }: Source): LivePages {
  const kept = new Remembered<CachedPage>('live pages, kB', MOST_KILOBYTES, ({ kilobytes }) => LINK_KILOBYTES + kilobytes);
  const underWay = new Map<string, Promise<CachedPage | null>>();

  async function asked(token: string): Promise<CachedPage | null> {
    const began = clock();
    const live = await liveMenuOf(token);
    const former = kept.glance(token);
    kept.delete(token);
    if (!live) return null;
    const version = createHash('sha256')
      .update(`${build}\n${JSON.stringify(live)}`)
      .digest('hex')
      .slice(0, 20);
    const { pages, kilobytes } = former?.version === version ? former : { pages: new Map(), kilobytes: 0 };
    return kept.set(token, { token, asked: began, version, live, pages, kilobytes });
  }

  async function current(token: string): Promise<CachedPage | null> {
    const known = kept.glance(token);
    if (known && clock() - known.asked < FRESH_MS) {
      if (await isLive(token)) return known;
      kept.delete(token);
      return null;
    }
    const already = underWay.get(token);
    if (already) return already;
    const asking = asked(token).finally(() => underWay.delete(token));
    underWay.set(token, asking);
    return asking;
  }

  async function drawn(of: CachedPage, language: Language, isScreen: boolean): Promise<RenderedPage> {
    const { token, live, version } = of;
    const html = livePage(live, { language, isScreen, version, address: `/live/${token}` });
    const gzipped = await zip(html, { level: 9 });
    of.kilobytes += (html.length + gzipped.length) / 1000;
    if (kept.glance(token) === of) kept.set(token, of); // weighed anew
    return { html, gzipped, etag: `"${version}-${language}${isScreen ? '-screen' : ''}"` };
  }

  return {
    version: async (token) => (await current(token))?.version ?? null,
    async page(token, { language: wanted, isScreen }) {
      const found = await current(token);
      if (!found) return null;
      const language = wanted ?? found.live.menu?.page.settings.language ?? 'en_gb';
      const key = `${language} ${isScreen}`;
      const page = found.pages.get(key) ?? drawn(found, language, isScreen);
      found.pages.set(key, page);
      return page;
    },
  };
}
