import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { openExportsPage } from '../bench/exports-page.ts';
import { ORIENTATIONS, PAGE_SIZES } from '../shared/src/exports/page-size.ts';
import { axeFindings } from './axe-findings.ts';
import { type Kitchen, test } from './own-kitchen.ts';

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
    data: { restaurantId, names: [{ language: 'en_gb', name: 'Lentil stew' }], portions: 4, ingredients: [line] },
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
        { key: 'b', id: null, name: '=Soup of the day', servings: 40, from: { file: 0, row: 2 } },
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

async function textOfPdf(content: Buffer): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }),
  );
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

test('each setting is shown at once, saved by itself, and can be taken back', async ({ page, kitchen }) => {
  await openReport(page, kitchen);
  const saved = savedSettings(page);
  await page.getByLabel('Title', { exact: true }).fill('May for the board');
  await expect(pagesOf(page).getByRole('heading', { level: 1, name: 'May for the board' })).toBeVisible();
  await expect.poll(() => saved.length).toBe(1);
  await page.getByLabel('Language of the report').selectOption('Svenska');
  await expect(pagesOf(page).getByText('Försäljningsrapport per månad')).toBeVisible();
  await page.getByLabel('Page size').selectOption('Screen landscape');
  await expect(pagesOf(page).locator('[data-export-page="tv_landscape"]').first()).toBeVisible();
  await expect.poll(() => saved.length).toBe(3);
  expect(saved.every(({ updateOnlySettings, report }) => updateOnlySettings === true && report === undefined)).toBe(true);

  await page.reload();
  await expect(pagesOf(page).getByRole('heading', { level: 1, name: 'May for the board' })).toBeVisible();
  await expect(pagesOf(page)).toHaveAttribute('lang', 'sv-SE');
  await expect(pagesOf(page).locator('[data-export-page="tv_landscape"]').first()).toBeVisible();

  await page.getByRole('button', { name: 'Wave' }).click();
  await expect(page.getByRole('button', { name: 'Wave' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(page.getByRole('button', { name: 'Leaf' })).toHaveAttribute('aria-pressed', 'true');
});

test('of two people who change settings at once, the second is told and sees what the first saved', async ({ page, kitchen }) => {
  const id = await openReport(page, kitchen);
  const kept = (await (await page.request.get(`/api/reports/report/${id}`)).json()) as { version: number; settings: object };
  const other = await page.request.put(`/api/reports/sales/${id}`, {
    data: { version: kept.version, updateOnlySettings: true, settings: { ...kept.settings, title: 'Theirs' } },
  });
  expect(other.status()).toBe(200);
  await page.getByLabel('Page size').selectOption('A4 landscape');
  await expect(page.getByText('Somebody else changed this report in the meantime.')).toBeVisible();
  await expect(pagesOf(page).getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
  await expect(page.getByLabel('Page size')).toHaveValue('a4_portrait');
});

test('a report is taken away as pages, as tables, and with its evidence', async ({ page, kitchen }) => {
  await openReport(page, kitchen);
  const pdf = await download(page, /^PDF/);
  expect(pdf.name).toBe('Plateprint Monthly sales report Lunch in May (full report).pdf');
  const pages = await textOfPdf(pdf.content);
  expect(pages).toHaveLength(await pagesOf(page).locator('article').count());
  expect(pages[0]).toContain('Lunch in May');
  for (const said of ['Lentil stew', '=Soup of the day', 'Rows in the imported files', 'How it was calculated'])
    expect(pages.join('\n')).toContain(said);

  const text = await download(page, /^Text PDF/);
  expect((await textOfPdf(text.content)).join('')).toContain('Lentil stew');

  const csv = await download(page, /^CSV/);
  expect(csv.name).toBe('Plateprint Monthly sales report Lunch in May CSV.zip');
  const files = unzipSync(new Uint8Array(csv.content));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['Summary.csv', 'Lines.csv', 'Coverage.csv', 'Left out.csv']));
  // Nothing in it is run as a formula.
  expect(strFromU8(files['Lines.csv'] ?? new Uint8Array())).toContain("\n'=Soup of the day,");

  const xlsx = await download(page, /^XLSX/);
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(xlsx.content, 'Lines');
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(['Lentil stew', '=Soup of the day']));

  const evidence = await download(page, /^Evidence file/);
  expect(JSON.parse(evidence.content.toString())).toMatchObject({
    format: 'plateprint-report-evidence',
    report: { name: 'Lunch in May' },
  });
});

test('the picture for the overview is made with the report', async ({ page, kitchen }) => {
  const id = await openReport(page, kitchen);
  await expect
    .poll(
      async () => ((await (await page.request.get(`/api/reports/report/${id}`)).json()) as { thumbnailUrl: string }).thumbnailUrl,
    )
    .not.toBeNull();
});

test('a figure opens what it stands on, in plain words', async ({ page, kitchen }) => {
  await openReport(page, kitchen);
  await pagesOf(page).getByRole('button', { name: 'Where this comes from' }).first().click();
  await expect(page.getByRole('dialog').getByText(/divided by \d+ portions/)).toBeVisible();
});

test('axe finds nothing, wide and narrow, light and dark; on a phone the settings are a sheet', async ({ page, kitchen }) => {
  await openReport(page, kitchen);
  expect(await axeFindings(page)).toEqual([]);
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

/** What `web/src/reports/document/sample/sample-reports.tsx` has. */
interface Samples {
  showReport: (wish: object, scale?: { x: number; y: number }) => Promise<number>;
  makeReport: (wish: object, format: string, pages?: number) => Promise<{ name: string; base64: string }>;
  textOfReport: (wish: object) => Promise<string[]>;
}

test.describe('the pages as they are drawn', () => {
  test.describe.configure({ mode: 'default' });
  let samples: Awaited<ReturnType<typeof openExportsPage>>;
  test.beforeAll(async () => {
    samples = await openExportsPage('reports/document/sample/sample-reports.tsx');
  });
  test.afterAll(() => samples.close());
  test.beforeEach(({ page }) => page.goto(samples.address));

  test('a page looks as an image as it does on the screen', async ({ page }) => {
    const { render, output } = PAGE_SIZES.a4_portrait;
    const made = await page.evaluate(async () => {
      const address = '/exports.js';
      return ((await import(address)) as Samples).makeReport({ settings: { background: 'wave' } }, 'png', 1);
    });
    const exported = PNG.sync.read(Buffer.from(made.base64, 'base64'));
    await page.setViewportSize(output);
    await page.evaluate(
      async (scale) => {
        const address = '/exports.js';
        await ((await import(address)) as Samples).showReport({ settings: { background: 'wave' } }, scale);
      },
      { x: output.width / render.width, y: output.height / render.height },
    );
    const shown = PNG.sync.read(await page.screenshot());
    const different = pixelmatch(exported.data, shown.data, undefined, output.width, output.height, { threshold: 0.1 });
    expect(different / (output.width * output.height)).toBeLessThan(0.01);
  });

  for (const orientation of ORIENTATIONS) {
    test(`in ${orientation} nothing runs over the edge, whatever is in the report`, async ({ page }) => {
      const settings = { orientation, language: 'de', background: 'frame' };
      const wishes = [
        { lines: 120, settings },
        { lines: 1, settings },
        { lines: 12, isUnknown: true, settings },
        { lines: 30, category: 'organization', restaurants: 60, settings },
        { lines: 40, variety: 'procurement', settings },
      ];
      for (const wish of wishes) {
        const over = await page.evaluate(async (wanted) => {
          const address = '/exports.js';
          await ((await import(address)) as Samples).showReport(wanted);
          return Array.from(document.querySelectorAll('[data-export-page]'), (sheet) => {
            const foot = sheet.querySelector('.report-foot')?.getBoundingClientRect().top ?? 0;
            const { right } = sheet.getBoundingClientRect();
            const texts = Array.from(sheet.querySelectorAll('.report-body :is(p, th, td, h1, h2, h3)'));
            return texts.filter((text) => {
              const box = text.getBoundingClientRect();
              return box.height > 0 && (box.bottom > foot || box.right > right - 40);
            }).length;
          });
        }, wish);
        expect(over, JSON.stringify(wish)).toEqual(over.map(() => 0));
      }
    });
  }
});
