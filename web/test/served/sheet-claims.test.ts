import { waitFor } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { everywhere, inside } from '../support/place.ts';
import { download } from './support/downloads.ts';
import { cook } from './support/report-actions.ts';
import { test } from './support/served-page.ts';

const ANSWER = {
  occasion: 'export',
  texts: [expect.objectContaining({ place: 'dish', text: 'Climate neutral stew' }) as unknown],
  reason: 'Certificate 4711',
};
const question = inside('alertdialog', 'Some wording might not hold up');

test('a recipe’s sheet asks about the words of its name before it is taken away, and another does not', async ({ kitchen }) => {
  const page = await kitchen.signIn();
  const ids = await cook(page, kitchen, ['Lentil stew', 'Climate neutral stew']);
  const answers = () => page.network.sent.filter(({ path }) => path.includes('/recipes/claims/')).map(({ body }) => body);
  page.goTo(`/recipes/summary/${ids['Lentil stew']}`);
  expect((await download(async () => page.fromMenu(/^Download/u, /^JSON-LD/u))).name).toContain('Lentil stew');
  expect(answers()).toEqual([]);

  page.goTo(`/recipes/summary/${ids['Climate neutral stew']}`);
  await waitFor(() => everywhere().getByRole('heading', { name: 'Climate neutral stew', level: 1 }));
  const { name } = await download(async () => {
    await page.fromMenu(/^Download/u, /^JSON-LD/u);
    await page.reads('Dish name', question);
    await page.fill('Why this wording is justified', 'Certificate 4711', question);
    await page.press('Continue anyway', question);
  });
  expect(name).toContain('Climate neutral stew');
  expect(answers()).toEqual([ANSWER]);
});

test('its food label and the sheet of its allergens ask the same, and each keeps the answer where it belongs', async ({
  kitchen,
}) => {
  const page = await kitchen.signIn();
  const ids = await cook(page, kitchen, ['Lentil stew', 'Climate neutral stew']);
  const answers = () =>
    page.network.sent
      .filter(({ path }) => path.includes('/claims'))
      .map(({ path, body }) => [path.split('/api')[1] ?? path, body]);
  const goOn = async (): Promise<void> => {
    await page.fill('Why this wording is justified', 'Certificate 4711', question);
    await page.press('Continue anyway', question);
  };

  page.goTo(`/menus/allergens?recipes=${ids['Lentil stew']}`);
  expect((await download(async () => page.fromMenu(/^Download/u, /^XLSX/u))).name).toMatch(/\.xlsx$/u);
  expect(answers()).toEqual([]);

  page.goTo(`/menus/allergens?recipes=${ids['Climate neutral stew']}`);
  const { name } = await download(async () => {
    await page.fromMenu(/^Download/u, /^XLSX/u);
    await goOn();
  });
  expect(name).toMatch(/\.xlsx$/u);
  const ofKitchen = { restaurantId: kitchen.restaurantId, menuId: null, name: 'Selected dishes' };
  expect(answers()).toEqual([['/menus/claims', { ...ofKitchen, ...ANSWER }]]);

  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  page.goTo(`/recipes/label/${ids['Climate neutral stew']}`);
  await page.press('Print');
  await goOn();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(answers()[1]).toEqual([`/recipes/claims/${ids['Climate neutral stew']}`, ANSWER]);
});
