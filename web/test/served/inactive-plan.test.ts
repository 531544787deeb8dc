import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { everywhere, inside } from '../support/place.ts';
import { type Kitchen, type ServedPage, test as served } from './support/served-page.ts';

const ENDED = 'Your plan is not active: you can read and export, but not change anything.';
const main = inside('main');

/** The kitchen's organization with its plan, which a test ends or begins again. */
const test = served.extend<{ plan: (isActive: boolean) => Promise<void> }>({
  plan: async ({ database, kitchen }, use) =>
    use(async (isActive) => {
      await database.query('update organization set plan_active = $2 where id = $1', [kitchen.organizationId, isActive]);
    }),
});

/** The sentence above the page stands there once, before anything is pressed. */
async function endedPlanShownOnce(): Promise<void> {
  await waitFor(() => expect(main().getAllByText(ENDED)).toHaveLength(1));
}

async function soup(page: ServedPage, { restaurantId }: Kitchen, name = 'Leek soup'): Promise<string> {
  const names = [{ language: 'en_gb', name }];
  return (await page.ask<{ id: string }>('POST', '/api/recipes', { restaurantId, names, ingredients: [] })).id;
}

test.for([
  ['/dashboard', 'New recipe'],
  ['/recipes', 'New recipe'],
  ['/recipes/recipe', null],
  ['/recipes/import', null],
  ['/menus', 'New menu'],
  ['/menus/menu', null],
  ['/menus/menu?template=screen', null],
  ['/reports', 'New report'],
  ['/reports/report?category=restaurant&variety=sales&type=monthly', null],
  ['/mapper', null],
  ['/integrations', null],
  ['/organization?tab=restaurants', null],
  ['/organization?tab=plan', null],
  ['/organization?tab=data', null],
  ['/settings', null],
] as [path: string, locked: string | null][])(
  'on %s an ended plan is shown once, and nothing new is begun from it',
  async ([path, locked], { plan, kitchen }) => {
    await plan(false);
    const page = await kitchen.enter(path, { role: 'organization-admin' });
    await endedPlanShownOnce();
    expect(main()).toBeDefined();
    expect(document.querySelector('main')).not.toHaveTextContent(/and above|trouble fetching/u);
    if (locked === null) return;
    const words: HTMLElement = main().getAllByText(locked)[0];
    const button = words.closest<HTMLElement>('[aria-disabled]');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    // A locked way says why when it is pressed, and leads nowhere.
    button?.focus();
    await page.user.keyboard('{Enter}');
    await page.sees(ENDED, inside('group', 'Notice'));
    expect(location.pathname).toBe(path);
  },
);

test('on an ended plan data can be taken along', async ({ plan, kitchen }) => {
  await plan(false);
  const page = await kitchen.enter('/organization?tab=plan', { role: 'organization-admin' });
  await page.sees('No active plan');
  expect(everywhere().queryByText('(your plan)')).toBeNull();
  page.goTo('/mapper');
  expect(await page.finds('button', 'Export CSV')).toBeEnabled();
  expect(everywhere().queryByRole('button', { name: 'Import CSV' })).toBeNull();
  page.goTo('/organization?tab=data');
  await waitFor(() => expect(main().getAllByRole('button', { name: /file/u })[0]).toBeEnabled());
});

test('what was decided about names is listed and read, and not decided otherwise', async ({ plan, kitchen }) => {
  const page = await kitchen.signIn({ role: 'organization-admin' });
  const ingredients = [{ name: 'SALT FIN 20KG', externalId: '41', slvid: 'salt' }];
  await page.ask('POST', '/api/mapper/ingredients', { language_iso: 'sv', ingredients });
  await plan(false);
  page.goTo('/mapper');
  await endedPlanShownOnce();
  expect(main().getAllByText(/plan is not active/u)).toHaveLength(1);
  expect(await page.finds('row', /SALT FIN 20KG.*41/u)).toHaveTextContent('Robin');
  expect(everywhere().queryByRole('button', { name: 'SALT FIN 20KG' })).toBeNull();
  await page.fill('Search by name or item number', 'nothing of that name');
  await page.gone('row', /SALT FIN 20KG/u);
  expect(document.querySelector('main')).not.toHaveTextContent(/trouble fetching/u);
});

test('a menu that was made before is shown and taken away, not arranged', async ({ plan, kitchen }) => {
  const page = await kitchen.enter('/menus/menu?template=blank');
  await page.fill('Menu name', 'Thursday');
  await page.press('Title', inside('group', 'Add'));
  await page.press('Save');
  await waitFor(() => expect(location.pathname).toMatch(/^\/menus\/menu\/[0-9a-f-]{36}$/u));
  await plan(false);
  page.reload();
  await endedPlanShownOnce();
  await page.shows('Menu name', 'Thursday');
  expect(everywhere().getByLabelText('Menu name')).toHaveAttribute('readonly');
  expect(everywhere().queryByRole('button', { name: 'Save' })).toBeNull();
  expect(everywhere().queryByRole('group', { name: 'Add' })).toBeNull();
  expect(await page.finds('button', /^Download/)).toBeEnabled();
});

test('keys, addresses and what a report is made of can be read on an ended plan, and not typed into', async ({
  plan,
  kitchen,
}) => {
  const page = await kitchen.signIn({ role: 'organization-admin' });
  const post = async (path: string, data: object) => page.ask<{ id: string }>('POST', `/api${path}`, data);
  const till = await post('/integrations', { name: 'Till', open_api: true, mapping_api: false });
  const url = 'https://till.example.com/hook';
  await post('/integrations/webhooks', { integrationId: till.id, url, events: ['report.completed'] });
  const report = await post(`/reports/sales/${kitchen.restaurantId}`, {
    name: 'March',
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    startDate: '2026-03-01',
    settings: {},
    status: 'draft',
    recipes: [{ key: '1', id: await soup(page, kitchen), name: 'Leek soup', servings: 12 }],
  });
  await plan(false);

  page.goTo('/integrations');
  await page.finds('row', /Till/u);
  expect(main().queryAllByRole('button', { name: /New integration|Actions for/u })).toEqual([]);
  await page.press(/1 address/u);
  await page.sees(url, inside('dialog'));
  expect(inside('dialog')().queryAllByRole('button', { name: /Add|Send|Pause|Actions for/u })).toEqual([]);
  page.goTo('/developer?tab=keys');
  await page.sees('Till', main);

  page.goTo(`/reports/report/${report.id}`);
  await endedPlanShownOnce();
  const servings = await page.finds('textbox', 'Portions of Leek soup');
  expect(servings).toHaveValue('12');
  expect(servings).toBeDisabled();
  expect(everywhere().getByLabelText('Recipe of Leek soup')).toBeDisabled();
  expect(everywhere().queryAllByRole('button', { name: /Paste|File/u })).toEqual([]);
  page.goTo('/reports/report?category=restaurant&variety=sales&type=monthly');
  await waitFor(() => expect(everywhere().getByLabelText('Month')).toBeDisabled());
});
