import { expect } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { unzipSync } from 'fflate';
import type { ExportsPage } from '../../bench/browser/exports-page.ts';
import { TEXT_PDF } from '../../shared/src/exports/export-format.ts';
import { ORIENTATIONS, PAGE_SIZES } from '../../shared/src/exports/page-size.ts';
import { LANGUAGES } from '../../shared/src/kernel/language.ts';
import { differenceIn, NOT_DRAWN, pixelsOf, PROGRAMS } from '../support/drawing-programs.ts';
import { test } from '../support/own-kitchen.ts';
import { openSample } from '../support/samples.ts';
import { textBeyond, textOfPdf } from '../support/text-of-pdf.ts';

const A4_WIDTH = PAGE_SIZES.a4_portrait.pdf.width;

/** The functions of `web/src/reports/document/sample/sample-reports.tsx`. */
interface Samples {
  showReport: (wish: object, scale?: { x: number; y: number }) => Promise<number>;
  makeReport: (wish: object, format: string, pages?: number) => Promise<{ name: string; base64: string }>;
  textOfReport: (wish: object) => Promise<string[]>;
}

test.describe('the pages as they are drawn', () => {
  let samples: ExportsPage;
  test.beforeAll(async () => {
    samples = await openSample('reports');
  });
  test.afterAll(() => samples.close());
  test.beforeEach(({ page }) => page.goto(samples.address));

  test('a page looks as an image as it does on the screen', async ({ page }) => {
    const { render, output } = PAGE_SIZES.a4_portrait;
    const made = await page.evaluate(async () => {
      const address = '/exports.js';
      return ((await import(address)) as Samples).makeReport({ settings: { background: 'wave' } }, 'png', 1);
    });
    const exported = await pixelsOf(Buffer.from(made.base64, 'base64'));
    await page.setViewportSize(output);
    await page.evaluate(
      async (scale) => {
        const address = '/exports.js';
        await ((await import(address)) as Samples).showReport({ settings: { background: 'wave' } }, scale);
      },
      { x: output.width / render.width, y: output.height / render.height },
    );
    const shown = await pixelsOf(await page.screenshot());
    const different = pixelmatch(exported.data, shown.data, undefined, output.width, output.height, { threshold: 0.1 });
    expect(different / (output.width * output.height)).toBeLessThan(0.01);
  });

  test('the pages of a report look in drawing programs as they do on the screen', async ({ page }) => {
    test.setTimeout(240_000);
    const pagesAs = async (format: string): Promise<Buffer[]> => {
      const { base64 } = await page.evaluate(async (asked) => {
        const address = '/exports.js';
        return ((await import(address)) as Samples).makeReport({ lines: 40, settings: { language: 'fr' } }, asked, 4);
      }, format);
      return Object.values(unzipSync(Buffer.from(base64, 'base64'))).map((file) => Buffer.from(file));
    };
    const [svgs, pngs] = [await pagesAs('svg'), await pagesAs('png')];
    expect(svgs).toHaveLength(4);
    for (const [index, svg] of svgs.entries()) {
      expect(svg.toString()).not.toMatch(NOT_DRAWN);
      // The slow one draws the page with the months.
      for (const program of index === 2 ? PROGRAMS : (['librsvg'] as const))
        expect(await differenceIn(program, svg, pngs[index] ?? svg), `${program}, page ${index + 1}`).toBeLessThan(0.002);
    }
  });

  test('in the text PDF nothing runs over the margin, in any language, and no figure breaks', async ({ page }) => {
    for (const language of LANGUAGES) {
      const made = await page.evaluate(async (spoken) => {
        const wish = { lines: 30, category: 'organization', restaurants: 6, settings: { language: spoken } };
        const address = '/exports.js';
        return ((await import(address)) as Samples).makeReport(wish, 'text_pdf');
      }, language);
      const content = Buffer.from(made.base64, 'base64');
      expect(await textBeyond(content, A4_WIDTH - TEXT_PDF.marginMm), language).toEqual([]);
      // A figure and its unit stand on one line.
      expect((await textOfPdf(content)).join('\n'), language).toMatch(/102[.,]15\s?kg 3[.,]52/);
    }
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
