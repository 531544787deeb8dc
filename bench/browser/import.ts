import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { hostilePurchases, hostileSales } from './hostile-sheets.ts';
import { mainThreadTasks, type TaskTimes } from './main-thread-tasks.ts';
import { print } from '../machine/print.ts';
import { openBrowser, signIn, startProduct } from '../machine/product.ts';
import { purchaseNames } from '../seeds/report-sheets.ts';

/** As many as a report may have. */
const ROWS = Number(process.env['BENCH_IMPORT_ROWS'] ?? 50_000);
const FOODS = 900;
/** Milliseconds: the names of a large file are looked up while it is looked over. */
const PATIENCE = 600_000;

/** The longest tasks of the main thread while a person brings in a file of as many rows as a report may have. */
export async function importFiles(): Promise<void> {
  const product = await startProduct(3992);
  const browser = await openBrowser();
  try {
    const { base } = product;
    const dishes = await dishNames(browser, base);
    const [sales, purchases] = [join(product.dataDir, 'till.csv'), join(product.dataDir, 'supplier.csv')];
    await writeFile(sales, hostileSales(ROWS, dishes));
    await writeFile(purchases, hostilePurchases(ROWS, purchaseNames(await loadFoodData(), FOODS)));
    await measureFile(browser, base, { variety: 'sales', file: sales, counted: 'Portions' });
    await measureFile(browser, base, { variety: 'procurement', file: purchases, counted: 'Amount' });
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function dishNames(browser: Browser, base: string): Promise<string[]> {
  const page = await browser.newPage();
  await signIn(page, base);
  const { restaurant } = (await (await page.request.get(`${base}/api/restaurants/restaurant-user`)).json()) as {
    restaurant: { id: string };
  };
  const found = await page.request.post(`${base}/api/recipes/search`, {
    data: { restaurantId: restaurant.id, query: '', limit: 50 },
  });
  const { items } = (await found.json()) as { items: { names: { name: string }[] }[] };
  await page.close();
  return items.map(({ names }) => names[0]?.name ?? '');
}

interface MeasuredFile {
  variety: 'sales' | 'procurement';
  /** Its place on the disk: bytes that were handed over would be put together by the page. */
  file: string;
  /** The word before "in row 5" at the field of a row. */
  counted: string;
}

async function measureFile(browser: Browser, base: string, { variety, file, counted }: MeasuredFile): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  page.setDefaultTimeout(PATIENCE);
  await signIn(page, base);
  await page.goto(`${base}/reports/report?category=restaurant&variety=${variety}&type=monthly&start=2019-03`);
  await page.getByRole('button', { name: variety === 'sales' ? 'Add sales' : 'Add purchases' }).click();
  await page.getByRole('button', { name: 'Open file' }).click();
  const figures: Record<string, string> = {};
  for (const [name, action] of Object.entries(actionsOf(page, { file, counted }))) {
    const began = performance.now();
    const measured = await mainThreadTasks(browser, page, action);
    figures[name] = said(measured, performance.now() - began);
  }
  print(`import, ${variety}, ${ROWS} rows with hostile cells`, figures);
  await page.close();
}

function said({ longest, mostComputed, over, overComputed }: TaskTimes, took: number): string {
  const slowest = `longest ${longest.toFixed(0)} ms (computing ${mostComputed.toFixed(0)} ms)`;
  return `${slowest}, ${over} over 50 ms (${overComputed} computing; bar: none), ${(took / 1000).toFixed(1)} s in all`;
}

/** The actions of a person with a file from its choice to the saved report, each until all that follows from it is there. */
function actionsOf(page: Page, { file, counted }: Pick<MeasuredFile, 'file' | 'counted'>): Record<string, () => Promise<void>> {
  const choose = (): Promise<void> => page.locator('input[type="file"]').setInputFiles(file);
  // Asked by their words alone: a look for roles computes the name of everything on the page, in the page.
  const button = (words: string) => page.locator('button', { hasText: words });
  const take = button('Add ').last();
  return {
    'choosing, and cancelling': async () => {
      await choose();
      await button('Cancel').first().click();
      await page.locator('input[type="file"]').waitFor({ state: 'attached' });
      await page.waitForTimeout(1000);
    },
    'choosing the file': async () => {
      await choose();
      await button('Review rows').waitFor();
    },
    'looking over its rows': async () => {
      await button('Review rows').click();
      await take.waitFor();
      await page.waitForFunction(() => document.querySelector('[role="progressbar"]') === null);
    },
    'scrolling in them': () => scrolled(page),
    'leaving out what cannot be taken': async () => {
      const leave = button('Leave ').first();
      if (await leave.isVisible()) await leave.click();
      await page.waitForTimeout(2000);
    },
    'taking them': async () => {
      await take.click();
      await button('Open file').waitFor();
      await page.waitForTimeout(3000);
    },
    'scrolling in what was taken': () => scrolled(page),
    'typing an amount': async () => {
      const field = page.locator(`tbody input[aria-label^="${counted} of"]`).first();
      await field.fill('12');
      await field.press('Enter');
      await page.waitForTimeout(3000);
    },
    'loading the page anew': async () => {
      await page.reload();
      await button('Open file').waitFor();
      await page.waitForTimeout(1000);
    },
    'saving it': async () => {
      await button('Generate report').click();
      await button('Create report').last().click();
      await button('Regenerate report').waitFor();
      await page.waitForTimeout(3000);
    },
    'going back to its data': async () => {
      await button('Edit data').click();
      await button('Open file').waitFor();
      await page.waitForTimeout(1000);
    },
  };
}

async function scrolled(page: Page): Promise<void> {
  await page.mouse.move(700, 600);
  for (let turn = 0; turn < 20; turn++) {
    await page.mouse.wheel(0, turn < 10 ? 900 : -900);
    await page.waitForTimeout(60);
  }
}
