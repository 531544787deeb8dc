import { expect, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import type { ExportsPage } from '../../bench/browser/exports-page.ts';
import { ORIENTATIONS, PAGE_SIZES } from '../../shared/src/exports/page-size.ts';
import { differenceIn, NOT_DRAWN, pixelsOf, programsFor } from '../support/drawing-programs.ts';
import { type Engine, make } from '../support/exports-engine.ts';
import { test } from '../support/own-kitchen.ts';
import { openSample } from '../support/samples.ts';

/** The engine as the product is built with it, on the sample document and below the product's own policy. */
let exportsPage: ExportsPage;
test.setTimeout(240_000);
test.beforeAll(async () => {
  exportsPage = await openSample('exports');
});
test.afterAll(() => exportsPage.close());
test.beforeEach(({ page }) => page.goto(exportsPage.address));

async function textOfPdf(
  bytes: Buffer,
): Promise<{ pages: string[]; title: unknown; language: unknown; boxes: number[][]; roles: string }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages: string[] = [];
  const boxes: number[][] = [];
  let roles = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    boxes.push(page.view.slice(2));
    roles += JSON.stringify(await page.getStructTree());
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: unknown; Language?: unknown } };
  return { pages, boxes, roles, title: info.Title, language: info.Language };
}

/** Words alone: where lines break is the reader's matter. */
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const points = (mm: number): number => (mm * 72) / 25.4;

for (const orientation of ORIENTATIONS) {
  const { output, pdf } = PAGE_SIZES[orientation];

  test(`a page in ${orientation} looks as an image, and as an SVG in drawing programs, as it does on the screen; its PDF has its words`, async ({
    page,
  }) => {
    const made = await make(page, { format: 'png', orientations: [orientation] });
    expect(made).toMatchObject({ type: 'image/png', name: 'Plateprint Menu Fünf Gänge.png', framesLeft: 0 });
    const exported = await pixelsOf(made.bytes);
    expect([exported.width, exported.height]).toEqual([output.width, output.height]);
    expect(made.bytes.includes('pHYs')).toBe(true);
    // Three colours, and none for what is not there.
    expect(made.bytes[25]).toBe(2);

    const { bytes: svg } = await make(page, { format: 'svg', orientations: [orientation] });
    for (const program of programsFor(orientation))
      expect(await differenceIn(program, svg, made.bytes), program).toBeLessThan(0.002);

    const paper = await make(page, { format: 'pdf', orientations: [orientation] });
    const read = await textOfPdf(paper.bytes);
    expect(read.boxes[0]).toEqual([expect.closeTo(points(pdf.width), 1), expect.closeTo(points(pdf.height), 1)]);
    const text = await page.evaluate(async (shown) => {
      const address = '/exports.js';
      const engine = (await import(address)) as Engine;
      return engine.textOfSample(shown, '/photo.jpg');
    }, orientation);
    expect(wordsOf(read.pages[0] ?? '')).toEqual(wordsOf(text));
    expect(paper.bytes.length).toBeLessThan(1_500_000);

    await page.setViewportSize(output);
    await page.evaluate(async (shown) => {
      const address = '/exports.js';
      const engine = (await import(address)) as Engine;
      await engine.showSample(shown, '/photo.jpg');
    }, orientation);
    const shown = await pixelsOf(await page.screenshot());
    const different = pixelmatch(exported.data, shown.data, undefined, output.width, output.height, { threshold: 0.1 });
    expect(different / (output.width * output.height)).toBeLessThan(0.01);
  });
}

test('a PDF says its title and language, its headings, lists, tables and what its pictures show', async ({ page }) => {
  const { bytes, name, progress } = await make(page, { format: 'pdf', orientations: ['a4_portrait', 'a4_landscape'] });
  expect(name).toBe('Plateprint Menu Fünf Gänge (full report).pdf');
  expect(progress).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
  const read = await textOfPdf(bytes);
  expect(read).toMatchObject({ title: 'Fünf Gänge – Å ß ç œ ø', language: 'de-DE' });
  for (const role of ['H1', 'H2', 'LI', 'Table', 'TH', 'TD', 'Figure']) expect(read.roles).toContain(`"role":"${role}"`);
  expect(read.roles).toContain('Lågt på 400 g, 0,64 kg CO₂e per portion');
});

test('the text PDF shows every letter that is in it', async ({ page }) => {
  const { bytes, type, name } = await make(page, { format: 'text_pdf', orientations: ['a4_portrait', 'a4_portrait'] });
  expect(type).toBe('application/pdf');
  // It has one page of its own, and is not the PDF of the same pages.
  expect(name).toBe('Plateprint Menu Fünf Gänge text.pdf');
  const { pages } = await textOfPdf(bytes);
  for (const written of ['Å ß ç œ ø ą', 'CO₂e', 'Æbleskiver, œufs & crème brûlée', 'Käsespätzle mit Röstzwiebeln']) {
    expect(wordsOf(pages.join('')).join('')).toContain(wordsOf(written).join(''));
  }
});

test('a jpg is exactly as large as the specification says, and says its 300 dpi', async ({ page }) => {
  const { bytes } = await make(page, { format: 'jpg', orientations: ['tv_landscape'] });
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([3840, 2160]);
  expect([bytes[13], bytes.readUInt16BE(14), bytes.readUInt16BE(16)]).toEqual([1, 300, 300]);
});

test('a page as SVG is as large as its paper, needs nothing from outside, and its words are found', async ({ page }) => {
  const { bytes, name } = await make(page, { format: 'svg', orientations: ['a4_portrait'] });
  expect(name).toBe('Plateprint Menu Fünf Gänge.svg');
  const svg = bytes.toString();
  expect(svg).toContain('width="210mm" height="297mm"');
  expect(svg).not.toMatch(NOT_DRAWN);
  const found = Array.from(svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g), ([, words]) => words);
  expect(found).toEqual(expect.arrayContaining(['Käsespätzle mit Röstzwiebeln', 'Lågt på 400 g, 0,64 kg CO₂e per portion']));
});

for (const format of ['jpg', 'svg']) {
  test(`several pages as ${format} come in one archive`, async ({ page }) => {
    const { name, type, bytes } = await make(page, { format, orientations: ['a4_portrait', 'a4_portrait'] });
    expect([name, type]).toEqual(['Plateprint Menu Fünf Gänge (full report).zip', 'application/zip']);
    for (const number of [1, 2]) expect(bytes.includes(`Gänge (full report) ${number}.${format}`)).toBe(true);
  });
}

test('a photograph on all pages, and others on one, stand on each', async ({ page }) => {
  const { bytes } = await make(page, { format: 'png', orientations: ['a4_portrait', 'tv_landscape', 'a4_portrait'] });
  const { bytes: alone } = await make(page, { format: 'png', orientations: ['tv_landscape'] });
  const { unzipSync } = await import('fflate');
  const pages = Object.values(unzipSync(new Uint8Array(bytes)));
  const [first, wide, last] = await Promise.all(pages.map(async (file) => pixelsOf(Buffer.from(file))));
  const single = await pixelsOf(alone);
  if (!first || !wide || !last) throw new Error('pages are missing');
  expect([wide.width, wide.height]).toEqual([3840, 2160]);
  // The title says the number of the page.
  const different = pixelmatch(single.data, wide.data, undefined, single.width, single.height, { threshold: 0.1 });
  expect(different / (single.width * single.height)).toBeLessThan(0.001);
  expect(pixelmatch(first.data, last.data, undefined, first.width, first.height, { threshold: 0.1 })).toBeLessThan(10_000);
});

test('a cancelled export ends, and leaves nothing behind', async ({ page }) => {
  const cancelled = make(page, { format: 'png', orientations: ['a4_portrait', 'a4_portrait', 'a4_portrait'], cancelAfter: 1 });
  await expect(cancelled).rejects.toThrow('cancelled');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a format of no kind is refused', async ({ page }) => {
  await expect(make(page, { format: 'gif', orientations: ['a4_portrait'] })).rejects.toThrow('Invalid format.');
  await expect(page.locator('iframe')).toHaveCount(0);
});

/** The bodies that the deployment's services receive, once its configuration names them. */
async function bodiesSent(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const { origin, host } = new URL(exportsPage.address);
  const bodies: string[] = [];
  await page.route('**/api/config', (route) =>
    route.fulfill({ json: { failureReports: `http://abc@${host}/7`, tracking: `${origin}/count` } }),
  );
  for (const place of ['**/api/7/envelope/**', '**/count']) {
    await page.route(place, (route) => {
      bodies.push(route.request().postData() ?? '');
      return route.fulfill({ json: {} });
    });
  }
  await act();
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  return bodies;
}

test('a picture that cannot be had leaves its place empty, and the report to a service has no address of it', async ({
  page,
}) => {
  const bodies = await bodiesSent(page, () =>
    make(page, { format: 'jpg', orientations: ['a4_portrait'], photo: '/secret-name.jpg' }),
  );
  expect(bodies[0]).toContain('Error loading image from URL');
  expect(bodies.join('')).not.toContain('secret-name');
});

test('a picture of another site comes through the proxy', async ({ page }) => {
  const own = await make(page, { format: 'png', orientations: ['a4_portrait'] });
  const photo = await page.request.get(new URL('/photo.jpg', exportsPage.address).href);
  const asked: (string | null)[] = [];
  await page.route('**/proxy?**', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('url'));
    await route.fulfill({ contentType: 'image/jpeg', body: await photo.body() });
  });
  const elsewhere = 'https://pictures.example/photo.jpg';
  const made = await make(page, { format: 'png', orientations: ['a4_portrait'], photo: elsewhere });
  expect(asked).toEqual([elsewhere]);
  expect(made.bytes.equals(own.bytes)).toBe(true);
});

test('an export that fails is reported to a service with its cause, and leaves nothing behind', async ({ page }) => {
  const bodies = await bodiesSent(page, async () => {
    await page.evaluate(() => {
      // A browser without canvases in workers, and with none that is large enough.
      Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
      HTMLCanvasElement.prototype.toBlob = (give) => give(null);
    });
    await expect(make(page, { format: 'png', orientations: ['a4_portrait'] })).rejects.toThrow('The file could not be made.');
  });
  const [, , event] = (bodies[0] ?? '').split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(event).toMatchObject({
    tags: { area: 'exports', format: 'png' },
    exception: { values: [{ type: 'Error', value: 'No image/png of this size.' }] },
  });
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a download is counted where a deployment asks for it', async ({ page }) => {
  const event = {
    name: 'menus_download_menu',
    format: 'pdf',
    fileType: 'pdf',
    context: 'menu',
    reportType: 'a4_portrait',
    reportTimeSpan: null,
    legacy: false,
  };
  const bodies = await bodiesSent(page, () =>
    page.evaluate(async (counted) => {
      const address = '/exports.js';
      const engine = (await import(address)) as Engine;
      await engine.trackDownload(counted);
    }, event),
  );
  expect(bodies.map((each) => JSON.parse(each) as unknown)).toEqual([event]);
});
