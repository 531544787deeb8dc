import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { type Kitchen, test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';
import { told } from './told.ts';

const ADMIN = { role: 'organization-admin', language: 'en_gb' } as const;
const LIST = ['NÖTFÄRS ZORVIK 5KG', 'ZORVIK TORSKRYGG 2KG', 'KNÄCKEBRÖD ZORVIK', 'STRÖSOCKER ZORVIK 25KG', 'Zqxv ZORVIK 2KG'];

/** A draft of purchases with a brand that nobody knows. */
async function purchases(page: Page, { restaurantId }: Kitchen, list: readonly string[] = LIST): Promise<void> {
  const ingredients = list.map((written, at) => ({
    key: randomUUID(),
    written,
    ingredient: null,
    variation: null,
    amount: 100 - at,
    unit: 'kg',
    from: { file: 0, row: at + 2 },
  }));
  const kind = { category: 'restaurant', variety: 'procurement', type: 'monthly', startDate: '2026-03-01' };
  const importedData = [{ name: 'list.csv', rows: list.length }];
  const language = { settings: { language: 'sv' }, currentImportedDataLanguage: 'sv' };
  const data = { restaurantId, name: 'Bought in March', ...kind, ...language, ingredients, importedData };
  const reply = await page.request.post('/api/reports/procurement', { data });
  expect(reply.status(), await reply.text()).toBe(200);
}

const question = (page: Page) => page.getByRole('region', { name: 'Is “ZORVIK” a brand?' });
const queue = (page: Page) => page.getByRole('listbox', { name: /^Names that wait/ }).getByRole('option');

test('one answer about a brand takes the names it hid, and can be undone', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/mapper', ADMIN);
  await purchases(page, kitchen);
  await page.reload();
  await atRest(page);
  await expect(question(page)).toContainText('4 different foods, 4 of 4 names chosen');
  await expect(question(page).getByRole('checkbox', { name: 'NÖTFÄRS ZORVIK 5KG' })).toBeChecked();
  await expect(question(page)).toContainText('beef mince');
  expect(await axeFindings(page)).toEqual([]);

  await question(page).getByRole('checkbox', { name: 'KNÄCKEBRÖD ZORVIK' }).uncheck();
  await question(page)
    .getByRole('button', { name: /^Yes, a brand/ })
    .click();
  await expect(queue(page)).toHaveCount(2);
  await expect(question(page)).toHaveCount(0);

  await page.keyboard.press('u');
  await told(page, 'What was said about ZORVIK is taken back.');
  await expect(queue(page)).toHaveCount(5);

  await page.reload();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(queue(page)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Decided' }).check();
  const said = page.getByRole('region', { name: 'Words that suppliers use' });
  await expect(said).toContainText('ZORVIK is a brand');
  await said.getByRole('button', { name: 'Take back' }).click();
  await expect(said).toHaveCount(0);
});

test('several words are asked about at once, and one that is none is left out', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/mapper', ADMIN);
  await purchases(page, kitchen, [...LIST, ...LIST.slice(0, 4).map((name) => name.replace('ZORVIK', 'QVALTA'))]);
  await page.reload();
  const both = page.getByRole('region', { name: 'Are these words brands?' });
  await expect(both).toContainText('4 different foods, 4 of 4 names chosen');
  expect(await axeFindings(page)).toEqual([]);
  await both.getByRole('checkbox', { name: 'QVALTA', exact: true }).uncheck();
  await both.getByRole('button', { name: /^Yes, a brand: take 4 names/ }).click();
  await expect(queue(page)).toHaveCount(5);
  await page.reload();
  await expect(queue(page)).toHaveCount(5);
  await expect(both).toHaveCount(0);
});

test('a word that belongs to the food is not asked about again', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/mapper', ADMIN);
  await purchases(page, kitchen);
  await page.reload();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('n');
  await expect(question(page)).toHaveCount(0);
  await expect(queue(page)).toHaveCount(5);
  await page.reload();
  await expect(queue(page)).toHaveCount(5);
  await expect(question(page)).toHaveCount(0);
});

test('whoever does not know asks to be asked later', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/mapper', ADMIN);
  await purchases(page, kitchen);
  await page.reload();
  await question(page)
    .getByRole('button', { name: /^Ask me later/ })
    .click();
  await expect(page.getByRole('region', { name: LIST[0] })).toBeVisible();
  await page.reload();
  await expect(question(page)).toBeVisible();
});

test('an answer about a brand, and its being undone, tell whose decision about a name they replaced', async ({
  page,
  browser,
  kitchen,
}) => {
  await kitchen.enter(page, '/mapper', { ...ADMIN, firstname: 'Ada' });
  await purchases(page, kitchen);
  const decide = async (name: string, slvid: string): Promise<void> => {
    const data = { language_iso: 'sv', ingredients: [{ name, slvid }] };
    expect((await page.request.post('/api/mapper/ingredients', { data })).status()).toBe(200);
  };
  const second = await (await browser.newContext()).newPage();
  await kitchen.enter(second, '/mapper', { ...ADMIN, firstname: 'Bea' });
  await expect(question(second)).toBeVisible();
  const notice = second.getByRole('group', { name: 'Notice' });

  await decide('KNÄCKEBRÖD ZORVIK', 'butter');
  await second.keyboard.press('Enter');
  await expect(notice.filter({ hasText: 'Ada Newcomer had decided about KNÄCKEBRÖD ZORVIK meanwhile: butter' })).toBeVisible();
  await notice.getByRole('button', { name: 'Close notice' }).click();

  await decide('STRÖSOCKER ZORVIK 25KG', 'honey');
  await second.keyboard.press('u');
  const undone = notice.filter({ hasText: 'Ada Newcomer had decided about STRÖSOCKER ZORVIK 25KG meanwhile: honey' });
  await expect(undone).toContainText('It waits again now.');
  await undone.getByRole('button', { name: 'Restore theirs' }).click();
  await expect
    .poll(async () => (await second.request.get('/api/mapper/ingredients')).json())
    .toMatchObject({ items: [{ name: 'STRÖSOCKER ZORVIK 25KG', ingredientId: 'honey' }] });
  await second.context().close();
});
