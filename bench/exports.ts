import { EXPORT_FORMATS } from '../shared/src/exports/export-format.ts';
import type { Orientation } from '../shared/src/exports/page-size.ts';
import { openExportsPage } from './exports-page.ts';
import { print } from './print.ts';
import { openBrowser } from './product.ts';

const RUNS = 5;
const TEN_PAGES: Orientation[] = Array.from({ length: 10 }, () => 'a4_portrait');

interface Engine {
  makeSample: (wanted: object) => Promise<{ milliseconds: number; base64: string }>;
}

interface Immutable {
  milliseconds: number;
  bytes: number;
}

function said({ milliseconds, bytes }: Immutable): string {
  return `${Math.round(milliseconds)} ms, ${(bytes / 1e6).toFixed(2)} MB`;
}

/** Time and size of each format for a full A4 page on a photograph, in a page that has just been opened. */
export async function exportFiles(): Promise<void> {
  const place = await openExportsPage();
  const browser = await openBrowser();
  try {
    const make = async (format: string, orientations: Orientation[]): Promise<Immutable> => {
      const page = await browser.newPage();
      await page.goto(place.address);
      const made = await page.evaluate(
        async (wanted) => {
          const address = '/exports.js';
          const engine = (await import(address)) as Engine;
          const { milliseconds, base64 } = await engine.makeSample({ ...wanted, photo: '/photo.jpg' });
          return { milliseconds, bytes: (base64.length * 3) / 4 };
        },
        { format, orientations },
      );
      await page.close();
      return made;
    };
    const figures: Record<string, string> = {};
    for (const format of [...EXPORT_FORMATS, 'svg']) {
      const runs: Immutable[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await make(format, ['a4_portrait']));
      const [median] = runs.toSorted((one, other) => one.milliseconds - other.milliseconds).slice(Math.floor(RUNS / 2));
      const bar = format === 'pdf' ? ' (bar: 3000 ms, 1.5 MB)' : format === 'png' ? ' (bar: 3000 ms)' : '';
      if (median) figures[format] = `${said(median)}${bar}`;
    }
    figures['pdf, ten pages'] = said(await make('pdf', TEN_PAGES));
    figures['png, ten pages'] = said(await make('png', TEN_PAGES));
    print(`exports, full A4 page with photograph, median of ${RUNS}`, figures);
  } finally {
    await browser.close();
    await place.close();
  }
}
