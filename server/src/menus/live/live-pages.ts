import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { LiveMenu } from '@plateprint/shared/menus/live/live-menu.ts';
import { livePage } from '@plateprint/shared/menus/live/live-page.ts';

/** How long an answer is given from memory on a node: with the screens' question every 15 s a change shows within 30 s. */
const FRESH_MS = 5000;
/** Links in memory: with all languages 200 kB each. */
const MOST_LINKS = 500;

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
  const kept = new Map<string, CachedPage>();
  const underWay = new Map<string, Promise<CachedPage | null>>();

  async function asked(token: string): Promise<CachedPage | null> {
    const began = clock();
    const live = await liveMenuOf(token);
    const former = kept.get(token);
    kept.delete(token);
    if (!live) return null;
    const version = createHash('sha256')
      .update(`${build}\n${JSON.stringify(live)}`)
      .digest('hex')
      .slice(0, 20);
    const now = { token, asked: began, version, live, pages: former?.version === version ? former.pages : new Map() };
    kept.set(token, now);
    const [oldest] = kept.keys();
    if (kept.size > MOST_LINKS && oldest !== undefined) kept.delete(oldest);
    return now;
  }

  async function current(token: string): Promise<CachedPage | null> {
    const known = kept.get(token);
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

  async function drawn({ token, live, version }: CachedPage, language: Language, isScreen: boolean): Promise<RenderedPage> {
    const html = livePage(live, { language, isScreen, version, address: `/live/${token}` });
    return { html, gzipped: await zip(html, { level: 9 }), etag: `"${version}-${language}${isScreen ? '-screen' : ''}"` };
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
