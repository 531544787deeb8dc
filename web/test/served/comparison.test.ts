import { randomUUID } from 'node:crypto';
import { history, type Day } from '@plateprint/shared/kernel/month.ts';
import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere, inside } from '../support/place.ts';
import { cook, sell } from './support/report-actions.ts';
import { type Kitchen, type ServedPage, test } from './support/served-page.ts';

/** The first month of the kitchen, one that has no report, and the two that are compared; the last full month is the last. */
const [FIRST, MISSING, FORMER, LATEST] = history(4, new Date().toISOString().slice(0, 10) as Day) as [
  string,
  string,
  string,
  string,
];
const nameOf = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

/** An enterprise of the kitchen's organization, in which the kitchen sold in two months and a second kitchen in none. */
async function openEnterprise(kitchen: Kitchen): Promise<{ page: ServedPage; enterprise: string; name: string }> {
  const name = `Tables ${randomUUID().slice(0, 8)}`;
  const page = await kitchen.signIn({ role: 'super-admin' });
  const { organizationId } = kitchen;
  const { id: enterprise } = await page.ask<{ id: string }>('POST', '/api/enterprises', { name });
  await page.ask('POST', '/api/enterprises/associate-organization', { enterpriseId: enterprise, organizationId });
  await page.ask('POST', '/api/restaurants', { organizationId, name: 'Side Kitchen' });
  const { Stew: recipe = '' } = await cook(page, kitchen, ['Stew']);
  for (const month of [LATEST, FORMER]) await sell(page, kitchen, { startDate: `${month}-01`, recipe, servings: 40 });
  return { page, enterprise, name };
}

const row = async (name: string, words: string): Promise<void> => {
  await waitFor(() => {
    const head: HTMLElement = everywhere().getByRole('rowheader', { name: new RegExp(`^${name}`) });
    expect(head.closest('tr, [role="row"]')).toHaveTextContent(words);
  });
};
const databaseIs = async (words: string): Promise<void> =>
  waitFor(() => {
    const chosen: HTMLSelectElement = everywhere().getByRole('combobox', { name: 'Emission database' });
    expect(chosen.selectedOptions[0]).toHaveTextContent(words);
  });

async function foodOf(page: ServedPage, name: string): Promise<{ ingredient: string; variation: string }> {
  interface Found {
    items: { candidates: { ingredientId: string; variationId: string }[] }[];
  }
  const search = { ingredients: [name], language: 'en_gb' };
  const { items } = await page.ask<Found>('POST', '/ingredient-data/search/names', search);
  const [best] = items[0]?.candidates ?? [];
  return { ingredient: best?.ingredientId ?? '', variation: best?.variationId ?? '' };
}

test('the dashboard compares two months, says what to change first, and leads to a report that is missing', async ({
  kitchen,
}) => {
  const page = await kitchen.enter('/dashboard');
  await page.finds('heading', 'No months to show yet');
  const beef = { inputIngredient: 'beef', ...(await foodOf(page, 'beef')), amount: 1, unit: 'kg' };
  const names = [{ language: 'en_gb', name: 'Beef stew' }];
  const { restaurantId } = kitchen;
  const dish = await page.ask<{ id: string }>('POST', '/api/recipes', { restaurantId, names, portions: 4, ingredients: [beef] });
  for (const [month, servings] of [
    [FIRST, 100],
    [FORMER, 100],
    [LATEST, 50],
  ] as const)
    await sell(page, kitchen, { startDate: `${month}-01`, recipe: dish.id, servings });
  page.reload();
  await page.sees('No change');
  await page.finds('heading', 'Where changes help most');
  await waitFor(() => everywhere().getAllByRole('link', { name: 'Beef stew' }));
  await page.user.click(everywhere().getByText('Show as a table'));
  await waitFor(() => expect(everywhere().getAllByRole('row')).toHaveLength(13));
  expect(await axeFindings()).toEqual([]);
  await page.pressFirst(/^Create report/, 'link');
  await waitFor(() => expect(location.pathname).toBe('/reports/report'));
  expect(location.search).toContain('start=');
});

test('an owner looks at the enterprise, goes down to a kitchen, and makes the report that is missing', async ({ kitchen }) => {
  const { page, enterprise, name } = await openEnterprise(kitchen);
  page.goTo(`/enterprises/${enterprise}`);
  await page.press('Compare organisations', everywhere, 'link');
  await page.finds('heading', name);
  await page.says('1 organisation, 2 restaurants');
  await page.says('80 portions');
  await databaseIs('Plateprint data, for each restaurant’s country');
  await row('Own House', '1 of 2 restaurants with reports');
  await row('Own House', '2 of 24');
  expect(await axeFindings()).toEqual([]);

  await page.press('Own House', everywhere, 'link');
  await page.finds('heading', 'Own House');
  const above = inside('navigation', 'You are here');
  await page.finds('link', name, above);
  await row('Side Kitchen', 'No report yet');

  await page.press('Own Kitchen', everywhere, 'link');
  await page.finds('heading', 'Own Kitchen');
  await databaseIs('Plateprint data, for your country');
  await page.finds('link', name, above);
  expect(await axeFindings()).toEqual([]);
  await page.press('Own House', above, 'link');

  await page.press(`Show restaurants ${nameOf(MISSING)}`, everywhere, 'link');
  await row('Own Kitchen', '0 of 1');
  await page.press('Month', everywhere, 'radio');
  await row('Side Kitchen', '0 of 1');
  await page.press('Missing reports of Side Kitchen');
  await page.finds('menuitem', `Create the report for ${nameOf(LATEST)}`);
  await page.user.keyboard('{Escape}');
  await page.press(`Create report ${nameOf(LATEST)}`);
  await waitFor(() => expect(location.pathname).toBe('/reports/report'));
  await waitFor(() => everywhere().getAllByRole('button', { name: /Side Kitchen/ }));
});

test('a plan that does not compare organisations says which one does', async ({ kitchen }) => {
  const { page, enterprise } = await openEnterprise(kitchen);
  await page.ask('PUT', '/api/admin/update-plan', { organizationId: kitchen.organizationId, plan: 'starter' });
  const owner = await kitchen.enter('/dashboard?view=enterprise', { role: 'enterprise-owner', enterpriseId: enterprise });
  await owner.says(/See all organisations in a group side by side\..*Professional/);
  expect(everywhere().queryByRole('button', { name: 'Download' })).toBeNull();
});
