import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { axeFindings } from '../support/axe-findings.ts';
import { type Kitchen, test } from '../support/own-kitchen.ts';
import { textOfPdf } from '../support/text-of-pdf.ts';

// axe is put into the page, which its own rules for scripts would refuse.
test.use({ bypassCSP: true });

/** Makes a dish and a completed monthly report of it through the API, with the page's session; @returns the report's id. */
async function sell(page: Page, { restaurantId }: Kitchen): Promise<string> {
  const line = {
    _id: 'line',
    inputIngredient: 'lentils',
    ingredient: 'red-lentils',
    variation: 'red-lentils.dried',
    amount: 1,
    unit: 'kg',
  };
  const dish = await page.request.post('/api/recipes', {
    data: {
      restaurantId,
      names: [
        { language: 'en_gb', name: 'Lentil stew' },
        { language: 'de', name: 'Linseneintopf' },
      ],
      portions: 4,
      ingredients: [line],
    },
  });
  expect(dish.status()).toBe(200);
  const { id } = (await dish.json()) as { id: string };
  const report = await page.request.post(`/api/reports/sales/${restaurantId}`, {
    data: {
      name: 'Lunch in May',
      category: 'restaurant',
      variety: 'sales',
      type: 'monthly',
      startDate: '2026-05-01',
      settings: {},
      recipes: [
        { key: 'a', id, name: 'Lentil stew', servings: 120 },
        { key: 'b', id: null, name: '=Soup of the day', servings: 20, from: { file: 0, row: 2 } },
      ],
      importedData: [{ name: 'till.csv', rows: 2, leftOut: [{ row: 3, written: 'Total', reason: 'left_out' }] }],
      status: 'completed',
    },
  });
  expect(report.status()).toBe(200);
  return ((await report.json()) as { id: string }).id;
}

async function openReport(page: Page, kitchen: Kitchen): Promise<string> {
  await kitchen.enter(page, '/dashboard');
  const id = await sell(page, kitchen);
  await page.goto(`/reports/report/${id}`);
  await expect(pagesOf(page).getByRole('heading', { level: 1, name: 'Lunch in May' })).toBeVisible();
  return id;
}

const pagesOf = (page: Page) => page.getByTestId('report-pages');

async function download(page: Page, entry: RegExp): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: entry }).click()]);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** The files of the report's CSV, with what is chosen to stand between the cells; unsaid, what the dialog proposes. */
async function csvFiles(page: Page, between?: RegExp): Promise<{ name: string; read: (file: string) => string }> {
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  const dialog = page.getByRole('dialog', { name: 'CSV format' });
  if (between) await dialog.getByRole('radio', { name: between }).check();
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download' }).click()]);
  await expect(dialog).toHaveCount(0);
  const files = unzipSync(new Uint8Array(await readFile(await file.path())));
  return { name: file.suggestedFilename(), read: (each) => strFromU8(files[each] ?? new Uint8Array()) };
}

/** Saves that the server took, by what was in them. */
function savedSettings(page: Page): Record<string, unknown>[] {
  const saved: Record<string, unknown>[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.ok() && response.url().includes('/reports/sales/'))
      saved.push(response.request().postDataJSON() as Record<string, unknown>);
  });
  return saved;
}

test('a report is taken away as pages, as tables in the language that is chosen for them, and with its evidence; its picture is made', async ({
  page,
  kitchen,
}) => {
  const id = await openReport(page, kitchen);
  const pdf = await download(page, /^PDF/);
  expect(pdf.name).toBe('Plateprint Monthly sales report Lunch in May (full report).pdf');
  const pages = await textOfPdf(pdf.content);
  expect(pages).toHaveLength(await pagesOf(page).locator('article').count());
  expect(pages[0]).toContain('Lunch in May');
  for (const said of ['Lentil stew', '=Soup of the day', 'Rows in the imported files', 'How it was calculated'])
    expect(pages.join('\n')).toContain(said);

  const text = await download(page, /^Text PDF/);
  const textPages = await textOfPdf(text.content);
  expect(textPages.join('')).toContain('Lentil stew');
  expect(textPages.length).toBeGreaterThan(1);
  expect(text.name).toBe('Plateprint Monthly sales report Lunch in May (full report) text.pdf');

  const csv = await csvFiles(page);
  expect(csv.name).toBe('Plateprint Monthly sales report Lunch in May CSV.zip');
  for (const file of ['Summary.csv', 'Lines.csv', 'Coverage.csv', 'Left out.csv']) expect(csv.read(file)).toContain(',');
  // Nothing in it is run as a formula.
  expect(csv.read('Lines.csv')).toContain("\n'=Soup of the day,");
  expect((await csvFiles(page, /^Semicolon/)).read('Lines.csv')).toMatch(/\nLentil stew;1;120;[\d,]+;/);

  const xlsx = await download(page, /^XLSX/);
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(xlsx.content, 'Lines');
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(['Lentil stew', '=Soup of the day']));

  const evidence = await download(page, /^Evidence file/);
  expect(JSON.parse(evidence.content.toString())).toMatchObject({
    format: 'plateprint-report-evidence',
    report: { name: 'Lunch in May' },
  });

  const saved = savedSettings(page);
  await page.getByLabel('Language of data files').selectOption('Deutsch');
  await expect.poll(() => saved.length).toBe(1);
  const lines = (await csvFiles(page)).read('Zeilen.csv').split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Gericht', 'Linseneintopf', "'=Soup of the day", '']);
  // The report itself stays in its own.
  await expect(pagesOf(page).getByText('Lentil stew').first()).toBeVisible();

  await expect
    .poll(
      async () => ((await (await page.request.get(`/api/reports/report/${id}`)).json()) as { thumbnailUrl: string }).thumbnailUrl,
    )
    .not.toBeNull();
});

test('a figure opens what it stands on; Escape closes a choice of several and keeps what was chosen; axe finds nothing, wide and narrow, light and dark; on a phone the settings are a sheet', async ({
  page,
  kitchen,
}) => {
  await openReport(page, kitchen);
  expect(await axeFindings(page)).toEqual([]);
  await pagesOf(page).getByRole('button', { name: 'How this is calculated' }).first().click();
  await expect(page.getByRole('dialog').getByText(/divided by \d+ portions/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const saved = savedSettings(page);
  const boxes = page.getByRole('button', { name: /^Values to show/ });
  const chosen = await boxes.textContent();
  const choice = page.getByRole('dialog', { name: 'Values to show' });
  await boxes.click();
  await expect(choice.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(boxes).toHaveText(chosen ?? '');
  expect(saved).toEqual([]);

  // Typing finds one without a second press.
  await boxes.click();
  await choice.getByRole('option', { name: 'Total carbon footprint' }).click();
  await page.keyboard.type('hours');
  await expect(choice.getByRole('option', { name: 'Total carbon footprint' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(boxes).toBeFocused();
  await expect.poll(() => saved.length).toBe(1);

  await expect(page.getByRole('button', { name: 'Undo last change' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(boxes).toHaveText(chosen ?? '');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(pagesOf(page).getByRole('heading', { level: 1, name: 'Lunch in May' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
