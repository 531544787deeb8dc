import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { type Kitchen, test } from '../support/own-kitchen.ts';

/** A screen asks every 15 seconds and the server remembers for five, in earnest: on a busy machine a journey lasts. */
test.setTimeout(180_000);

type Send = <Reply>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Reply>;

/** Calls the API as the person who is signed in on a page, an admin of the organization. */
async function asOwner(page: Page, kitchen: Kitchen): Promise<Send> {
  await kitchen.enter(page, '/how-it-is-calculated', { role: 'organization-admin' });
  return async <Reply>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const origin = new URL(page.url()).origin;
    const reply = await page.request.fetch(`/api${path}`, { method, data: body, headers: { origin } });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()) as Reply;
  };
}

interface Immutable {
  id: string;
  version: number;
}

const dishes = [
  { sv: 'Löksoppa', de: 'Zwiebelsuppe', line: ['1 kg gul lök', 'yellow-onion', 'yellow-onion.raw'] },
  { sv: 'Mjölkchoklad', de: 'Milchspeise', line: ['1 kg mjölk', null, null] },
] as const;

async function cook(send: Send, kitchen: Kitchen): Promise<string[]> {
  const ids: string[] = [];
  for (const { sv, de, line } of dishes) {
    const [inputIngredient, ingredient, variation] = line;
    const { id } = await send<Immutable>('POST', '/recipes', {
      restaurantId: kitchen.restaurantId,
      names: [
        { language: 'sv', name: sv },
        { language: 'de', name: de },
      ],
      portions: 4,
      ingredients: [{ inputIngredient, ingredient, variation, amount: 1, unit: 'kg' }],
      ...(ingredient === null ? { allergens: [{ allergen: 'milk', state: 'contains' }] } : {}),
    });
    ids.push(id);
  }
  return ids;
}

const words = (sv: string, de: string) => [
  { language: 'sv', text: sv },
  { language: 'de', text: de },
];

interface Look {
  orientation?: string;
  /** One of those that come with the product. */
  background?: string;
}

/** A menu with both dishes; each under a heading, on a page of its own where there are pages. */
function menuOf([soup, sweet]: string[], title: string, { orientation = 'a4_portrait', background }: Look = {}) {
  return {
    name: `Haus ${randomUUID()}`,
    options: { orientation },
    ...(background && { background: { kind: 'shipped', id: background } }),
    settings: { language: 'sv', secondsPerPage: 10 },
    blocks: [
      { kind: 'title', _id: 'title', texts: [{ language: 'sv', text: title }] },
      { kind: 'course', _id: 'one', texts: words('Förrätter', 'Vorspeisen') },
      { kind: 'recipe', _id: 'soup', recipeId: soup, names: [], descriptions: [], price: '95 kr' },
      { kind: 'page_break', _id: 'break' },
      { kind: 'course', _id: 'two', texts: words('Efterrätter', 'Nachspeisen') },
      { kind: 'recipe', _id: 'sweet', recipeId: sweet, names: [], descriptions: [], price: '65 kr' },
    ],
  };
}

async function share(page: Page, kitchen: Kitchen, look: Look = {}) {
  const send = await asOwner(page, kitchen);
  const ids = await cook(send, kitchen);
  const menu = menuOf(ids, 'Veckans lunch', look);
  const { restaurantId } = kitchen;
  const made = await send<Immutable>('POST', '/menus', { ...menu, restaurantId });
  const link = await send<{ token: string }>('PUT', '/menus/share-menu', { linkNumber: 1, restaurantId, menuId: made.id });
  return {
    address: `/live/${link.token}`,
    rename: (title: string) => send('PUT', '/menus', { ...menuOf(ids, title, look), id: made.id, version: made.version }),
    takeOff: () => send('PUT', '/menus/unshare-menu', { linkNumber: 1, restaurantId, menuId: made.id }),
  };
}

/** A guest, who has no session. */
async function guest(page: Page, options: object = {}): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin, viewport: { width: 390, height: 844 }, locale: 'en-GB', ...options });
  if (!context) throw new Error('There is no browser.');
  return context.newPage();
}

test('a guest reads the menu on a phone, in another language and without what they cannot eat, with a script and without; an address of no link tells nothing', async ({
  page,
  kitchen,
}) => {
  const { address } = await share(page, kitchen);
  const phone = await guest(page, { bypassCSP: true });
  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: 'Löksoppa' })).toBeVisible();
  expect(await phone.context().cookies()).toEqual([]);
  expect(await axeFindings(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await phone.locator('.languages summary').click();
  await phone.getByRole('link', { name: 'Deutsch' }).click();
  await expect(phone.getByRole('heading', { name: 'Zwiebelsuppe' })).toBeVisible();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'de-DE');

  await phone.getByText('Finden, was passt').click();
  await phone.getByLabel('Milch').check();
  await expect(phone.getByRole('heading', { name: 'Milchspeise' })).toBeHidden();
  await expect(phone.getByRole('heading', { name: 'Nachspeisen' })).toBeHidden();
  await expect(phone.getByRole('heading', { name: 'Zwiebelsuppe' })).toBeVisible();
  await expect(phone.getByText('1 von 2 Gerichten')).toBeVisible();
  expect(await axeFindings(phone)).toEqual([]);

  // Allergens that a guest has chosen stay chosen in another language and after a reload.
  await phone.locator('.languages summary').click();
  await phone.getByRole('link', { name: 'Svenska' }).click();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'sv-SE');
  await expect(phone.getByLabel('mjölk')).toBeChecked();
  await expect(phone.getByRole('heading', { name: 'Mjölkchoklad' })).toBeHidden();
  await phone.reload();
  await expect(phone.getByLabel('mjölk')).toBeChecked();
  await phone.getByLabel('mjölk').uncheck();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Mjölkchoklad' })).toBeVisible();

  const plain = await guest(page, { javaScriptEnabled: false });
  await plain.goto(`${address}?language=de`);
  await expect(plain.getByRole('heading', { name: 'Zwiebelsuppe' })).toBeVisible();
  await plain.getByText('Finden, was passt').click();
  await plain.getByLabel('Milch').check();
  await expect(plain.getByRole('heading', { name: 'Milchspeise' })).toBeHidden();

  const reply = await phone.goto('/live/aaaaaaaaaaaaaaaaaaaaaa');
  expect(reply?.status()).toBe(404);
  await expect(phone.getByRole('heading', { name: 'No menu found' })).toBeVisible();
});

test('a change appears by itself, and the guest’s choices stay', async ({ page, kitchen }) => {
  const { address, rename, takeOff } = await share(page, kitchen);
  const phone = await guest(page);
  await phone.clock.install();
  await phone.goto(`${address}?language=de`);
  await expect(phone.getByText('Veckans lunch')).toBeVisible();
  await phone.getByText('Finden, was passt').click();
  await phone.getByLabel('Milch').check();
  await expect(phone.getByText('1 von 2 Gerichten')).toBeVisible();
  await phone.evaluate(() => Object.assign(window, { sameVisit: true }));

  await rename('Kvällens rätter');
  await untilShown(phone, () => phone.getByText('Kvällens rätter').isVisible());
  await expect(phone.getByLabel('Milch')).toBeChecked();
  await expect(phone.getByRole('heading', { name: 'Milchspeise' })).toBeHidden();

  await takeOff();
  await untilShown(phone, () => phone.getByText('Im Moment gibt es hier keine Karte').isVisible());
  expect(await phone.evaluate(() => 'sameVisit' in window)).toBe(true);
});

/** Lets the page's clock pass until it shows something: the server's own memory lasts some seconds that pass in earnest. */
async function untilShown(page: Page, isShown: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20_000);
        return isShown();
      },
      { timeout: 75_000, intervals: [1000] },
    )
    .toBe(true);
}

/** Until its worker stands, and the page is among what it holds, with the words in an address too. */
async function untilKept(page: Page, address = ''): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (part) => {
          const cache = await caches.open('live-menu');
          const kept = (await cache.keys()).map(({ url }) => url);
          const isKept = kept.includes(location.href) && kept.length > 2 && kept.some((each) => each.includes(part));
          return isKept && (await navigator.serviceWorker.getRegistration('/live/'))?.active?.state;
        }, address),
      { timeout: 60_000 },
    )
    .toBe('activated');
}

test('without a connection it keeps showing, says since when, and opens again', async ({ page, kitchen }) => {
  const { address } = await share(page, kitchen);
  const phone = await guest(page);
  await phone.goto(`${address}?language=en_gb`);
  await expect(phone.getByText('Veckans lunch')).toBeVisible();
  await untilKept(phone);
  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Löksoppa' })).toBeVisible();
  await expect(phone.getByText(/No connection\. Last updated at \d\d:\d\d\./)).toBeVisible();
});

test('a screen turns its pages by itself, and everything is in view', async ({ page, kitchen }) => {
  const { address } = await share(page, kitchen, { orientation: 'tv_portrait' });
  const screen = await guest(page, { viewport: { width: 1080, height: 1920 }, bypassCSP: true });
  await screen.clock.install();
  await screen.goto(`${address}?screen=1`);
  const soup = screen.getByRole('heading', { name: 'Löksoppa' });
  const sweet = screen.getByRole('heading', { name: 'Mjölkchoklad' });
  await expect(screen.locator('body')).toHaveAttribute('data-pages', '2');
  await expect(soup).toBeInViewport();
  await expect(sweet).not.toBeInViewport();
  expect(await screen.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  // Read from five metres on 55 inches; a dish that has a page to itself fills it further, the first page's as well as the last's.
  const least = (place: string): Promise<number> =>
    screen
      .locator(place)
      .evaluateAll((found) => Math.min(...found.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))));
  expect(await least('.dish h3')).toBeGreaterThan(1.3 * 72);
  expect(await least('.dish :is(.said, .allergens)')).toBeGreaterThan(1.3 * 56);
  expect(await axeFindings(screen)).toEqual([]);

  await screen.clock.runFor(10_000);
  await expect(sweet).toBeInViewport();
  await expect(soup).not.toBeInViewport();
  await screen.clock.runFor(10_000);
  await expect(soup).toBeInViewport();
});

test('a screen that starts without a connection has its drawing around the menu', async ({ page, kitchen }) => {
  const { address } = await share(page, kitchen, { orientation: 'tv_portrait', background: 'leaf' });
  const screen = await guest(page, { viewport: { width: 1080, height: 1920 } });
  await screen.goto(`${address}?screen=1`);
  await untilKept(screen, '/live-menu/ground/leaf-tall.svg');
  await screen.context().setOffline(true);
  await screen.reload();
  await expect(screen.getByRole('heading', { name: 'Löksoppa' })).toBeVisible();
  const drawn = await screen.evaluate(async () => {
    const [, found = ''] = /url\("([^"]+)"\)/.exec(getComputedStyle(document.documentElement).backgroundImage) ?? [];
    const picture = Object.assign(new Image(), { src: found });
    await picture.decode();
    return [new URL(found).pathname, picture.naturalHeight > picture.naturalWidth];
  });
  expect(drawn).toEqual(['/live-menu/ground/leaf-tall.svg', true]);
});
