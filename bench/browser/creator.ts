import type { Browser, Page } from '@playwright/test';
import { demoKitchen } from './demo-kitchen.ts';
import { mainThreadTasks, type TaskTimes } from './main-thread-tasks.ts';
import { print } from '../machine/print.ts';
import { openBrowser, signIn, startProduct } from '../machine/product.ts';

const BLOCKS = 100;
const KEYS = 40;
const RUNS = 3;

/** The longest tasks of the main thread in a menu of 100 blocks, while a person types and drags in it. */
export async function creator(): Promise<void> {
  const product = await startProduct(3991);
  const browser = await openBrowser();
  try {
    print(
      `creator, ${BLOCKS} blocks, tasks of the main thread, median of ${RUNS} runs`,
      await creatorTasks(browser, product.base),
    );
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Every action on a running product, as the chef of the demo; @returns a line for each. */
async function creatorTasks(browser: Browser, base: string, runs = RUNS): Promise<Record<string, string>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, base);
  const id = await makeMenu(page, base);
  const times: Record<string, TaskTimes[]> = {};
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${base}/menus/menu/${id}`);
    await page.getByRole('region', { name: 'Page 2 of' }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const [name, begin] of Object.entries(ACTIONS)) {
      const action = await begin(page);
      const measured = await mainThreadTasks(browser, page, action);
      (times[name] ??= []).push(measured);
    }
    // A changed draft would be gone on with.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('plateprint.working.menu.')) localStorage.removeItem(key);
    });
    await page.goto('about:blank');
  }
  return Object.fromEntries(Object.entries(times).map(([name, measured]) => [name, said(measured)]));
}

function said(measured: readonly TaskTimes[]): string {
  const [median] = measured.toSorted((one, other) => one.longest - other.longest).slice(Math.floor(measured.length / 2));
  const { p50, longest, mostComputed, over } = median ?? { p50: 0, longest: 0, mostComputed: 0, over: 0 };
  const slowest = `longest ${longest.toFixed(0)} ms (computing ${mostComputed.toFixed(0)} ms)`;
  return `p50 ${p50.toFixed(1)} ms, ${slowest}, ${over} over 50 ms (bar: none)`;
}

async function typed(page: Page): Promise<void> {
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 9 === 8 ? 'Space' : 'abcdefghij'.charAt(key % 10));
    await page.waitForTimeout(40);
  }
}

async function dragged(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1) {
    await page.mouse.move(from.x, from.y + (by * step) / 30);
    await page.waitForTimeout(25);
  }
  await page.mouse.up();
  await page.waitForTimeout(600);
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const place = page.locator(selector).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * What a person does in the creator, each until all that follows from it is drawn. Finding the place comes first and is not
 * measured: it is the measurement's own work in the page.
 */
const ACTIONS: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  async 'typing on the page'(page) {
    await page.locator('[data-block="course-1"] button').click();
    await page.locator('[data-block="course-1"] textarea').press('End');
    return () => typed(page);
  },
  async 'typing in the settings'(page) {
    await page.locator('[data-block="dish-2"] button').first().click();
    await page.getByRole('textbox', { name: 'Name on this menu' }).focus();
    return () => typed(page);
  },
  async "typing the menu's name"(page) {
    await page.getByRole('textbox', { name: 'Menu name' }).press('End');
    return () => typed(page);
  },
  async 'dragging in the list'(page) {
    const from = await middleOf(page, '[data-drop-surface="list"] [data-drag-handle="course-1"]');
    return () => dragged(page, from, 400);
  },
  async 'dragging on the page'(page) {
    const from = await middleOf(page, '[data-block="dish-3"]');
    return () => dragged(page, from, 300);
  },
  'undo and redo': (page) =>
    Promise.resolve(async () => {
      for (const key of ['z', 'z', 'y', 'y']) {
        await page.keyboard.press(`Control+${key}`);
        await page.waitForTimeout(300);
      }
    }),
};

const texts = (text: string) => [{ language: 'en_gb', text }];

/** A banquet of ten courses in one column, with every kind of block that is drawn. @returns its id */
async function makeMenu(page: Page, base: string): Promise<string> {
  const { restaurant, items, read } = await demoKitchen(page, base);
  const blocks = Array.from({ length: BLOCKS }, (_, at) => {
    if (at === 0) return { kind: 'title', _id: 'title', texts: texts('A long banquet') };
    if (at === BLOCKS - 1) return { kind: 'legend', _id: 'legend' };
    if (at % 10 === 1)
      return { kind: 'course', _id: `course-${at}`, texts: texts(`Course ${Math.ceil(at / 10)}`), align: 'start' };
    if (at % 10 === 9) return { kind: 'divider', _id: `divider-${at}`, style: 'leaf' };
    if (at % 10 === 8) return { kind: 'text', _id: `text-${at}`, texts: texts('With bread from our own oven and butter') };
    return {
      kind: 'recipe',
      _id: `dish-${at}`,
      recipeId: items[at % items.length]?.id,
      price: `${100 + at} kr`,
      descriptions: texts('As our grandmother made it, with what grows around the house'),
    };
  });
  const { id } = await read<{ id: string }>('/menus', {
    restaurantId: restaurant.id,
    name: 'A long banquet',
    options: { orientation: 'a4_portrait', columnType: 'stacked' },
    settings: { language: 'en_gb' },
    background: { kind: 'shipped', id: 'leaf' },
    blocks,
  });
  return id;
}
