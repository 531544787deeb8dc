import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { everywhere, inside } from '../support/place.ts';
import { download } from './support/downloads.ts';
import { cook } from './support/report-actions.ts';
import { test } from './support/served-page.ts';

const question = inside('alertdialog', 'Some wordings might not hold up');

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
  expect(answers()).toEqual([{ occasion: 'export', claims: ['Climate neutral'], reason: 'Certificate 4711' }]);
});
