import { expect, type Locator, type Page } from '@playwright/test';
import { type Kitchen, test } from '../support/own-kitchen.ts';

const words = (kind: 'title' | 'course' | 'text', _id: string, text: string) => ({
  kind,
  _id,
  texts: [{ language: 'en_gb', text }],
  align: 'start',
});

/** A menu of two columns with three courses in the first and none in the second, open in the creator. */
async function openMenu(page: Page, { enter, restaurantId }: Kitchen, columnType = 'inline'): Promise<void> {
  await enter(page, '/menus');
  const made = await page.request.post('/api/menus', {
    data: {
      restaurantId,
      name: 'Three courses',
      options: { orientation: 'a4_portrait', columnType },
      settings: { language: 'en_gb' },
      blocks: [words('course', 'soup', 'Soups'), words('course', 'fish', 'From the sea'), words('course', 'cake', 'Cakes')],
    },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/menus/menu/${id}`);
  await expect(onPage(page)).toHaveCount(3);
  // A typeface that comes late moves the blocks.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const sheet = (page: Page, number: number) => page.getByRole('region', { name: `Page ${number} of` });
/** The blocks of the pages, in the order they stand in. */
const onPage = (page: Page) => page.locator('[data-block]');
const block = (page: Page, id: string) => page.locator(`[data-block="${id}"]`);
const order = (page: Page) => onPage(page).evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset['block']));

interface Point {
  x: number;
  y: number;
}

/** A point of an element: 0 and 0 its upper left, 1 and 1 its lower right corner. */
async function pointOf(element: Locator, across: number, down: number): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

async function dragWithMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** Rests as long as it takes until the block is held, then moves. */
async function dragWithFinger(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await touch('touchStart', [from]);
  await expect(page.getByText('Cakes picked up.')).toBeAttached();
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  }
  await expect(page.getByText('Cakes: position 1 of 3.')).toBeAttached();
  await touch('touchEnd', []);
}

test('a block is dragged on the page with the mouse: Escape calls it off, undo takes it back, and the other column takes it, empty as it is', async ({
  page,
  kitchen,
}) => {
  await openMenu(page, kitchen);
  const [from, to] = [await pointOf(block(page, 'cake'), 0.3, 0.5), await pointOf(block(page, 'soup'), 0.3, 0.2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expect(page.getByText('Cakes: position 1 of 3.')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText('Cakes was not moved.')).toBeAttached();
  expect(await order(page)).toEqual(['soup', 'fish', 'cake']);

  await dragWithMouse(page, await pointOf(block(page, 'cake'), 0.3, 0.5), await pointOf(block(page, 'soup'), 0.3, 0.2));
  await expect.poll(() => order(page)).toEqual(['cake', 'soup', 'fish']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => order(page)).toEqual(['soup', 'fish', 'cake']);

  await dragWithMouse(page, await pointOf(block(page, 'soup'), 0.3, 0.5), await pointOf(sheet(page, 1), 0.75, 0.12));
  await expect
    .poll(async () => (await pointOf(block(page, 'soup'), 0, 0)).x)
    .toBeGreaterThan((await pointOf(sheet(page, 1), 0.5, 0)).x);
});

test('what is added is dragged to its place, on another page too', async ({ page, kitchen }) => {
  await openMenu(page, kitchen, 'stacked');
  const [from, to] = [
    await pointOf(page.getByRole('button', { name: 'Page break' }), 0.5, 0.5),
    await pointOf(block(page, 'soup'), 0.3, 0.9),
  ];
  await dragWithMouse(page, from, to);
  await expect(sheet(page, 2).locator('[data-block]')).toHaveCount(2);
  await block(page, 'cake').scrollIntoViewIfNeeded();
  await dragWithMouse(
    page,
    await pointOf(page.getByRole('button', { name: 'Divider' }), 0.5, 0.5),
    await pointOf(block(page, 'cake'), 0.3, 0.2),
  );
  await expect(sheet(page, 2).locator('[data-block]')).toHaveCount(3);
  await expect(block(page, 'cake')).toBeVisible();
});

test('with the keyboard a block of the page goes to another place and into the other column', async ({ page, kitchen }) => {
  await openMenu(page, kitchen);
  await block(page, 'cake').getByRole('button').click();
  const handle = block(page, 'cake').getByRole('button', { name: 'Move Cakes' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await expect(page.getByText('Cakes: position 1 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => order(page)).toEqual(['cake', 'soup', 'fish']);
  await expect(handle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cakes dropped at position 1 of 1. Second column.')).toBeAttached();
  await expect.poll(() => order(page)).toEqual(['soup', 'fish', 'cake']);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 420, height: 860 } });

  test('a tap chooses a block and does not move it; dragged on the page, which does not scroll under it, it goes', async ({
    page,
    kitchen,
  }) => {
    await openMenu(page, kitchen, 'stacked');
    await block(page, 'fish').getByRole('button').tap();
    await expect(page.getByRole('textbox', { name: 'Course: From the sea' })).toBeVisible();
    expect(await order(page)).toEqual(['soup', 'fish', 'cake']);

    await block(page, 'soup').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await dragWithFinger(page, await pointOf(block(page, 'cake'), 0.3, 0.5), await pointOf(block(page, 'soup'), 0.3, 0.2));
    await expect.poll(() => order(page)).toEqual(['cake', 'soup', 'fish']);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});
