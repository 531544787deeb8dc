import type { Page, Request } from '@playwright/test';
import { print } from './print.ts';
import { openBrowser, signIn, startProduct } from './product.ts';

/** Bytes of compressed JavaScript (the bodies, as they came over the wire) until the page is quiet. */
async function scriptBytes(page: Page, visit: () => Promise<unknown>): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (/\.js(\?|$)/.test(request.url())) scripts.push(request);
  });
  await visit();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const kB = (bytes: number): string => `${Math.round(bytes / 100) / 10} kB`;

/** First load of each page with an empty cache, JavaScript compressed. */
export async function firstLoad(): Promise<void> {
  const product = await startProduct(3991);
  const browser = await openBrowser();
  try {
    const fresh = async (): Promise<Page> =>
      (await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })).newPage();
    const signInPage = await fresh();
    const figures: Record<string, string> = {
      'sign-in page': `${kB(await scriptBytes(signInPage, () => signInPage.goto(`${product.base}/sign-in`)))} (bar: 150 kB)`,
    };
    for (const [path, bar] of [
      ['/dashboard', ' (bar: 270 kB, aim 220 kB)'],
      ['/recipes', ''],
      ['/recipes/recipe', ''],
    ]) {
      // The session alone is carried over: the cache of a new context is empty.
      const first = await fresh();
      await signIn(first, product.base);
      const page = await fresh();
      await page.context().addCookies(await first.context().cookies());
      figures[path ?? ''] = `${kB(await scriptBytes(page, () => page.goto(`${product.base}${path}`)))}${bar}`;
    }
    print('first load, JavaScript, gzip', figures);
  } finally {
    await browser.close();
    await product.stop();
  }
}
