import type { Browser, Page } from '@playwright/test';
import { demoKitchen } from './demo-kitchen.ts';
import { mainThreadTasks } from './main-thread-tasks.ts';
import { atShare, print } from '../machine/print.ts';
import { signIn } from '../machine/product.ts';

const WEEKS = 12;
const LINES = 6;
const DROPS = 60;
/** Milliseconds of processor of a drop with its drawing, and until the figures stand there. */
const BARS = { computed: 16, figures: 50 };

/** Dishes that are dragged to other days in a plan of twelve weeks of six lines: what the main thread computes, and when the figures follow. */
export async function plannerDrops(browser: Browser, base: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, base);
  await page.goto(`${base}/menu-plans/plan/${await makePlan(page, base)}`);
  await cell(page, 1, 0).waitFor();
  await page.waitForLoadState('networkidle');
  const [computed, figures]: [number[], number[]] = [[], []];
  for (let drop = 0; drop < DROPS; drop += 1) {
    // The first ones are run by a browser that has not compiled yet what it runs.
    const [line, day] = [drop % 2, 1 + (drop % 3)];
    await overTarget(page, { line, day });
    await watchFigures(page, { line, day: day + 1 });
    const tasks = await mainThreadTasks(browser, page, async () => {
      await page.mouse.up();
      await page.waitForTimeout(400);
    });
    computed.push(tasks.allComputed);
    figures.push(await page.evaluate(() => Reflect.get(globalThis, 'figuresAfter') as Promise<number>));
  }
  print(`planner, ${WEEKS} weeks × ${LINES} lines, a dish is dropped on another day, of ${DROPS} drops`, {
    'processor with drawing, p50 / p95 ms': `${atShare(computed, 0.5)} / ${atShare(computed, 0.95)} (bar ${BARS.computed})`,
    'figures stand there, p50 / p95 ms': `${atShare(figures, 0.5)} / ${atShare(figures, 0.95)} (bar ${BARS.figures})`,
  });
  await page.close();
}

const cell = (page: Page, weekday: number, line: number) => page.locator(`[data-cell="cell 0 ${weekday} l${line}"]`);

/** The dish is held over the place where it will be dropped. Browsers say that something may be dropped with the second movement. */
async function overTarget(page: Page, { line, day }: { line: number; day: number }): Promise<void> {
  await cell(page, day, line).hover();
  await page.mouse.down();
  await cell(page, day + 1, line).hover();
  await cell(page, day + 1, line).hover();
  await page.waitForTimeout(200);
}

/** Milliseconds from the drop until the day's figure is changed and drawn. */
async function watchFigures(page: Page, { line, day }: { line: number; day: number }): Promise<void> {
  await page.evaluate(
    ({ selector }) => {
      const after = new Promise<number>((said) => {
        const foot = document.querySelector(selector)?.closest('section')?.lastElementChild;
        if (!foot) throw new Error('The day has no foot.');
        addEventListener(
          'drop',
          () => {
            const began = performance.now();
            const observer = new MutationObserver(() => {
              observer.disconnect();
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.addEventListener('message', () => said(performance.now() - began), { once: true });
                port1.start();
                port2.postMessage(null);
              });
            });
            observer.observe(foot, { subtree: true, childList: true, characterData: true });
          },
          { capture: true, once: true },
        );
      });
      Reflect.set(globalThis, 'figuresAfter', after);
    },
    { selector: `[data-cell="cell 0 ${day} l${line}"]` },
  );
}

/** A cycle of the demo's dishes, none of them on two days beside each other. @returns its id */
async function makePlan(page: Page, base: string): Promise<string> {
  const { restaurant, items, read } = await demoKitchen(page, base);
  const lines = Array.from({ length: LINES }, (_, at) => ({ id: `l${at}`, name: `Line ${at + 1}` }));
  const cells = Array.from({ length: WEEKS }, (_, week) =>
    [1, 2, 3, 4, 5].flatMap((weekday) =>
      lines.map(({ id: lineId }, at) => ({
        week,
        weekday,
        lineId,
        recipeId: items[(week + weekday * LINES + at) % items.length]?.id,
      })),
    ),
  ).flat();
  const rules = { eachDay: ['vegan'], notTwiceADay: ['red_meat'], mostPerWeek: [{ tag: 'red_meat', most: 4 }] };
  const plan = { name: 'Twelve weeks', weeks: WEEKS, lines, cells, guests: 600, startsOn: '2026-01-05', rules };
  return (await read<{ id: string }>('/menu-plans', { restaurantId: restaurant.id, plan })).id;
}
