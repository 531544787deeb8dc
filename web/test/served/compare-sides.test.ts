import { history, type Day } from '@plateprint/shared/kernel/month.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere, inside } from '../support/place.ts';
import { sell } from './support/report-actions.ts';
import { test } from './support/served-page.ts';

const [BEFORE, FORMER, MISSING, LATEST] = history(4, new Date().toISOString().slice(0, 10) as Day) as [
  string,
  string,
  string,
  string,
];
const nameOf = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

test('two sides are chosen, and the page says how surely they differ, why, and what is missing', async ({ kitchen }) => {
  const page = await kitchen.enter('/compare');
  await page.says('One side has no completed report, so there is nothing to compare yet.');
  const mince = {
    inputIngredient: 'beef mince',
    ingredient: 'beef-mince',
    variation: 'beef-mince.fat-15',
    amount: 1,
    unit: 'kg',
  };
  const { restaurantId } = kitchen;
  const names = [{ language: 'en_gb', name: 'Lentil stew' }]; // as `sell` calls it
  const dish = { restaurantId, names, portions: 4, ingredients: [mince] };
  const { id: recipe } = await page.ask<{ id: string }>('POST', '/api/recipes', dish);
  for (const [month, servings] of [
    [FORMER, 100],
    [LATEST, 40],
  ] as const)
    await sell(page, kitchen, { startDate: `${month}-01`, recipe, servings });
  page.reload();
  const start = inside('group', 'Starting point');
  // A kitchen younger than a year is compared with its first month, and nothing before is offered.
  await page.shows('From', FORMER, start);
  await page.shows('To', FORMER, start);
  expect(
    within(screen.getByRole('group', { name: 'Starting point' })).queryByRole('option', { name: nameOf(BEFORE) }),
  ).toBeNull();
  await page.press('In total', everywhere, 'radio');
  await page.says('Certainly less: 60% less.');
  await page.says(`Own Kitchen, ${nameOf(FORMER)}`);
  await waitFor(() => {
    const row = everywhere().getAllByRole('rowheader', { name: 'How much was sold or bought' })[0];
    expect(row?.closest('tr')).toHaveTextContent('−');
  });
  await waitFor(() => everywhere().getByRole('rowheader', { name: 'Lentil stew' }));
  expect(await axeFindings()).toEqual([]);

  await page.choose('To', nameOf(MISSING), start);
  await page.says(`No report for ${nameOf(MISSING)}.`);
  await page.press('Swap the two sides');
  await page.says('Certainly more');
  const address = location.href;
  page.goTo('/dashboard');
  await page.finds('heading', /Hello/);
  page.goTo(address.slice(location.origin.length));
  await page.says('Certainly more');
});

test('without any report the way to the first one leads to the kitchen of the side, wherever one works', async ({ kitchen }) => {
  const page = await kitchen.signIn({ role: 'organization-admin' });
  const { organizationId, restaurantId } = kitchen;
  const { id: other } = await page.ask<{ id: string }>('POST', '/api/restaurants', { organizationId, name: 'Other Kitchen' });
  const months = (of: string) =>
    encodeURIComponent(JSON.stringify({ kind: 'months', restaurantId: of, from: LATEST, to: LATEST }));
  page.goTo(`/compare?a=${months(restaurantId)}&b=${months(other)}`);
  await page.press(`Create report ${nameOf(LATEST)}`);
  await page.announces('Current restaurant: Other Kitchen.');
  await waitFor(() => expect(location.pathname).toBe('/reports/report'));
});

test('a whole organization’s year is one link away for those who run it, and for nobody else', async ({ kitchen }) => {
  const link = 'Whole organisation: this year compared with last year';
  const page = await kitchen.enter('/compare', { role: 'organization-admin' });
  await page.press(link, everywhere, 'link');
  await page.finds('heading', 'Own House');
  expect(location.search).toContain('view=organization');

  await kitchen.enter('/compare');
  await page.finds('button', 'Swap the two sides');
  expect(everywhere().queryByRole('link', { name: link })).toBeNull();
});
