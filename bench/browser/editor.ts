import type { Browser, Page } from '@playwright/test';
import { mainThreadTasks } from './main-thread-tasks.ts';
import { print } from '../machine/print.ts';
import { openBrowser, signIn, startProduct } from '../machine/product.ts';

/** As long as a recipe of a restaurant is, and what stands in it by turns. */
const LINES = 28;
const FOODS = ['minced beef', 'carrots', 'onion', 'crushed tomatoes', 'olive oil', 'penne pasta', 'single cream'] as const;
/** Milliseconds between two keys of somebody who types fast, and a figure that changes with each. */
const BETWEEN_KEYS = 120;

const BAR = 16;

/** Measures the cost of a key in a recipe of 28 lines, where each may change every figure of the page. */
export async function editor(): Promise<void> {
  const product = await startProduct(3991);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await signIn(page, product.base);
    await page.goto(`${product.base}/recipes/recipe`);
    await pasteRecipe(page);
    const figures: Record<string, string> = {};
    for (const [name, { field, keys }] of Object.entries(TYPED)) figures[name] = await keysIn(browser, page, { field, keys });
    print(`editor, ${LINES} lines, while a person types`, figures);
  } finally {
    await browser.close();
    await product.stop();
  }
}

const TYPED: Record<string, { field: string; keys: string }> = {
  'an amount': { field: `Amount of line ${LINES / 2}`, keys: '1234512345123451234512345' },
  'a new ingredient': { field: `Line ${LINES + 1}, as written`, keys: '250 g smoked salmon fillet' },
  'the name': { field: 'Dish name', keys: 'Sunday stew with vegetables' },
};

async function pasteRecipe(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Paste' }).first().waitFor();
  const lines = Array.from({ length: LINES }, (_, at) => `${100 + at} g ${FOODS[at % FOODS.length]}`);
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    ['Stew', '4 portions', '', ...lines].join('\n'),
  );
  await page.getByLabel(`Amount of line ${LINES}`, { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function keysIn(browser: Browser, page: Page, { field, keys }: { field: string; keys: string }): Promise<string> {
  await page.getByLabel(field, { exact: true }).click();
  await page.waitForTimeout(1000);
  const { longest, mostComputed, allComputed, over } = await mainThreadTasks(browser, page, async () => {
    for (const key of keys) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(BETWEEN_KEYS);
    }
    await page.waitForTimeout(1000);
  });
  const aKey = allComputed / keys.length;
  const most = `most in one task ${mostComputed.toFixed(0)} ms, by the clock ${longest.toFixed(0)} ms, ${over} over 50 ms (bar: none)`;
  return `${aKey.toFixed(1)} ms a key${aKey > BAR ? ` ABOVE ${BAR}` : ` (bar ${BAR})`}, ${most}`;
}
