import { waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere, type Place } from '../support/place.ts';
import { type Kitchen, type ServedPage, test } from './support/served-page.ts';

const sheets = (): HTMLElement => everywhere().getByTestId('report-pages');
const inSheets: Place = () => within(sheets());

/** A completed monthly report of a dish and of what is not matched. */
async function openReport(kitchen: Kitchen, unmatched = 20): Promise<{ page: ServedPage; id: string }> {
  const page = await kitchen.signIn();
  const { restaurantId } = kitchen;
  const food = { inputIngredient: 'lentils', ingredient: 'red-lentils', variation: 'red-lentils.dried' };
  const dish = await page.ask<{ id: string }>('POST', '/api/recipes', {
    restaurantId,
    names: [{ language: 'en_gb', name: 'Lentil stew' }],
    portions: 4,
    ingredients: [{ _id: 'line', ...food, amount: 1, unit: 'kg' }],
  });
  const { id } = await page.ask<{ id: string }>('POST', `/api/reports/sales/${restaurantId}`, {
    name: 'Lunch in May',
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    startDate: '2026-05-01',
    settings: {},
    recipes: [
      { key: 'a', id: dish.id, name: 'Lentil stew', servings: 120 },
      { key: 'b', id: null, name: '=Soup of the day', servings: unmatched, from: { file: 0, row: 2 } },
    ],
    importedData: [{ name: 'till.csv', rows: 2, leftOut: [{ row: 3, written: 'Total', reason: 'left_out' }] }],
    status: 'completed',
  });
  page.goTo(`/reports/report/${id}`);
  await titled('Lunch in May');
  return { page, id };
}

async function titled(title: string): Promise<void> {
  await waitFor(() => expect(sheets().querySelector('h1')).toHaveTextContent(title));
}

test('each setting is shown at once, saved by itself, and can be taken back; of two people who change them the second sees it', async ({
  kitchen,
}) => {
  const { page, id } = await openReport(kitchen);
  const saved = () => page.sentTo('PUT', `/reports/sales/${id}`).map(({ body }) => body as Record<string, unknown>);
  const isSaved = async (count: number): Promise<void> => waitFor(() => expect(saved()).toHaveLength(count));
  await page.fill('Title', 'May for the board');
  await titled('May for the board');
  await isSaved(1);
  await page.choose('Report language', 'Svenska');
  await page.reads('Månadsrapport, försäljning');
  await isSaved(2);
  await page.choose('Page format', 'Screen, landscape');
  await waitFor(() => expect(sheets().querySelector('[data-export-page="tv_landscape"]')).not.toBeNull());
  await isSaved(3);
  expect(saved().every(({ updateOnlySettings, report }) => updateOnlySettings === true && report === undefined)).toBe(true);

  page.reload();
  await titled('May for the board');
  expect(sheets()).toHaveAttribute('lang', 'sv-SE');
  expect(sheets().querySelector('[data-export-page="tv_landscape"]')).not.toBeNull();

  await page.press('Wave');
  await waitFor(() => expect(everywhere().getByRole('button', { name: 'Wave' })).toHaveAttribute('aria-pressed', 'true'));
  await isSaved(4);
  await page.press('Undo last change');
  await waitFor(() => expect(everywhere().getByRole('button', { name: 'Leaf' })).toHaveAttribute('aria-pressed', 'true'));
  await isSaved(5);

  await waitFor(async () => {
    const kept = await page.ask<{ version: number; settings: object }>('GET', `/api/reports/report/${id}`);
    const settings = { ...kept.settings, title: 'Theirs' };
    await page.ask('PUT', `/api/reports/sales/${id}`, { version: kept.version, updateOnlySettings: true, settings });
  });
  await page.choose('Page format', 'A4 landscape');
  await page.says('This report was changed elsewhere in the meantime.');
  await titled('Theirs');
  await page.shows('Page format', 'tv_landscape');
});

test('a report that counts too little is headed by what is counted so far, with what is missing first', async ({ kitchen }) => {
  const { page } = await openReport(kitchen, 480);
  await page.finds('heading', 'Carbon footprint counted so far', inSheets);
  await page.reads(/120 of 600 portions counted\. Too little is counted/, inSheets);
  await page.reads(/Biggest gaps: =Soup of the day\./, inSheets);
  expect(inSheets().queryByText(/^Quote /)).toBeNull();
  // On the second page alone.
  expect(inSheets().getAllByRole('heading', { name: 'Portions by carbon level' })).toHaveLength(1);
  expect(inSheets().queryByRole('heading', { name: 'Carbon footprint of an average portion' })).toBeNull();
  expect(await axeFindings()).toEqual([]);
  page.goTo('/reports');
  await waitFor(() => expect(everywhere().getAllByRole('link', { name: 'Lunch in May' })).not.toHaveLength(0));
});

test('what is not counted of sales stands by its portions, the most first', async ({ kitchen }) => {
  await openReport(kitchen, 20.5);
  await waitFor(() => expect(inSheets().getByText('Most portions first.')).toBeVisible());
  const table = inSheets().getByText('Name as written').closest('table');
  if (!table) throw new Error('no table of what is not counted');
  const cells = (of: string): string[] => [...table.querySelectorAll(of)].map((cell) => cell.textContent);
  expect(cells('thead th')).toEqual(['Name as written', 'Rows', 'Portions', 'Price']);
  expect(cells('tbody tr:first-child > *')).toEqual(['=Soup of the day', '1', '20.5', '–']);
});
