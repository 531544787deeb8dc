import { fiftyLines } from '../seeds/fifty-lines.ts';
import { print } from '../machine/print.ts';
import { openBrowser, signIn, startProduct } from '../machine/product.ts';

const KEYS = 60;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** From a key in an amount of a 50-line recipe to the next frame with the new figure on screen. */
export async function livePanel(): Promise<void> {
  const product = await startProduct(3992);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await signIn(page, product.base);
    const { restaurant } = (await (await page.request.get(`${product.base}/api/restaurants/restaurant-user`)).json()) as {
      restaurant: { id: string };
    };
    const { consumption: _, ...draft } = await fiftyLines(50);
    const { id } = (await (
      await page.request.post(`${product.base}/api/recipes`, { data: { ...draft, restaurantId: restaurant.id } })
    ).json()) as { id: string };
    await page.goto(`${product.base}/recipes/recipe/${id}`);
    await page.getByText('All 50 lines are counted.').waitFor();
    const amount = page.getByLabel('Amount of line 25', { exact: true });
    await amount.focus();
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      document.addEventListener(
        'keydown',
        (event) => {
          // Only keys that change the amount: selecting all of it changes no figure.
          if (!/^\d$/.test(event.key)) return;
          const pressed = performance.now();
          // The line's own weight changes with every key; the panel is drawn in the same pass, but may round to what it was.
          const line = document.activeElement?.closest('li');
          if (!line) return;
          const watcher = new MutationObserver(() => {
            watcher.disconnect();
            requestAnimationFrame(() => times.push(performance.now() - pressed));
          });
          watcher.observe(line, { subtree: true, childList: true, characterData: true });
        },
        true,
      );
    });
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press(key % 6 === 5 ? 'Control+A' : String((key % 9) + 1));
      await page.waitForTimeout(60);
    }
    const times = (await page.evaluate<number[]>('window.times')).toSorted((one, other) => one - other);
    print('live panel, 50 lines, key to frame', {
      keys: times.length,
      'median, ms': percentile(times, 0.5).toFixed(1),
      'p95, ms': `${percentile(times, 0.95).toFixed(1)} (bar: 50 ms)`,
      'slowest, ms': (times.at(-1) ?? Number.NaN).toFixed(1),
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}
