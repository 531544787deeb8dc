import type { Browser, BrowserContext, Page } from '@playwright/test';
import { buildWhenStale } from '../../scripts/build-web.ts';
import { print } from '../machine/print.ts';
import { openBrowser, signIn, startProduct } from '../machine/product.ts';

/** A page, what a person came for, and the most compressed JavaScript it may ask for (kB). */
interface Visited {
  path: string;
  /** Seen when the page can be used. */
  usable: string;
  bar?: number;
  /** Opened by those who have no session. */
  open?: true;
}

const PAGES: readonly Visited[] = [
  { path: '/sign-in', usable: 'input[type="email"]', bar: 130, open: true },
  { path: '/dashboard', usable: 'main h2', bar: 200 },
  { path: '/recipes', usable: 'main a[href*="/recipes/recipe/"]', bar: 200 },
  { path: '/menus', usable: 'main a[href*="/menus/"]', bar: 200 },
  { path: '/reports', usable: 'main a[href*="/reports/report/"]', bar: 200 },
  { path: '/recipes/recipe', usable: 'main textarea', bar: 200 },
];

const FILES_BAR = 40;
const USABLE_BAR = 2500;
/** A slow phone: a processor four times as slow, 1.6 Mbit/s, 150 ms to the server. */
const PHONE = { slower: 4, bytesPerSecond: 1_600_000 / 8, latency: 150 };
const VIEWPORT = { width: 390, height: 844 };

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
const against = (value: number, bar: number | undefined, unit: string): string =>
  `${value} ${unit}${bar === undefined ? '' : value > bar ? ` ABOVE ${bar}` : ` (bar ${bar})`}`;

/** The requests of a page until it is quiet: files of any kind, and the bytes of its scripts as they came over the wire. */
async function loaded(page: Page, address: string) {
  const files: { url: string; size: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    if (/\/(?:api|ingredient-data)\//.test(request.url())) return;
    files.push({ url: request.url(), size: request.sizes().then(({ responseBodySize }) => responseBodySize) });
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const sized = await Promise.all(files.map(async ({ url, size }) => ({ url, size: await size })));
  const scripts = sized.filter(({ url }) => /\.js(?:\?|$)/.test(url));
  if (process.env['BENCH_FILES']) {
    for (const { url, size } of sized.toSorted((one, other) => other.size - one.size)) console.log(`    ${kB(size)} ${url}`);
  }
  return { files: sized.length, scripts: scripts.reduce((sum, { size }) => sum + size, 0) };
}

/** In the page: notes when what one came for has been painted. A test's own looking would cost the slow processor half a second. */
function noteUsable(usable: string): void {
  const isSeen = (): boolean => (document.querySelector(usable)?.getBoundingClientRect().height ?? 0) > 0;
  const watch = new MutationObserver(() => {
    if (!isSeen()) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Milliseconds on a phone from asking for the page to seeing what one came for. */
async function usableAfter(page: Page, address: string, usable: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slower });
  await page.addInitScript(noteUsable, usable);
  await page.goto(address, { waitUntil: 'commit' });
  // The clock of the page: it began when the browser asked.
  const noted = await page.waitForFunction(() => performance.getEntriesByName('usable')[0]?.startTime, null, { polling: 500 });
  return Math.round((await noted.jsonValue()) ?? Number.NaN);
}

/** A browser that was never here: the session alone is carried over. It asks for what it can read, unless one encoding is named. */
async function fresh(browser: Browser, signedIn: BrowserContext | null, encoding?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    ...(encoding !== undefined && { extraHTTPHeaders: { 'accept-encoding': encoding } }),
  });
  if (signedIn) await context.addCookies(await signedIn.cookies());
  return context.newPage();
}

/** The demo's reports are worked out in the first minute after a start: until then a dashboard is that of a new kitchen. */
async function untilReported(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/dashboard`);
  const { restaurant } = (await (await page.request.get(`${base}/api/restaurants/restaurant-user`)).json()) as {
    restaurant: { id: string };
  };
  const asked = `${base}/api/reports/dashboard/${restaurant.id}?category=restaurant`;
  for (;;) {
    const { history } = (await (await page.request.get(asked)).json()) as { history?: { reports: number }[] };
    if (history?.some(({ reports }) => reports > 0)) return;
    await page.waitForTimeout(500);
  }
}

/** First load of each page with an empty cache: its scripts by gzip, and on a phone as phones ask for them. */
export async function firstLoad(): Promise<void> {
  await buildWhenStale();
  const product = await startProduct(3991);
  const browser = await openBrowser();
  try {
    const session = await browser.newContext();
    const first = await session.newPage();
    await signIn(first, product.base);
    await untilReported(first, product.base);
    for (const { path, usable, bar, open } of PAGES) {
      const who = open ? null : session;
      const address = `${product.base}${path}`;
      const page = await fresh(browser, who, 'gzip');
      const { files, scripts } = await loaded(page, address);
      await page.context().close();
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const phone = await fresh(browser, who);
        times.push(await usableAfter(phone, address, usable));
        await phone.context().close();
      }
      print(`first load of ${path}, empty cache`, {
        'scripts, gzip': against(kB(scripts), bar, 'kB'),
        files: against(files, FILES_BAR, 'files'),
        'usable on a phone, median of 3': against(times.toSorted((one, other) => one - other)[1] ?? Number.NaN, USABLE_BAR, 'ms'),
      });
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
