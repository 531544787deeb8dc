import { EXPORT_FORMATS } from '../../shared/src/exports/export-format.ts';
import type { Orientation } from '../../shared/src/exports/page-size.ts';
import { chromium, type Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { CHROMIUM_FLAGS, chromiumOrExplain } from '../../scripts/chromium.ts';
import { benchFolder } from '../machine/bench-folder.ts';
import { browserIn, mostMemory } from './browser-memory.ts';
import { openExportsPage } from './exports-page.ts';
import { mainThreadTasks } from './main-thread-tasks.ts';
import { print } from '../machine/print.ts';
import { openBrowserServer } from '../machine/product.ts';

const RUNS = 5;
const TEN_PAGES: Orientation[] = Array.from({ length: 10 }, () => 'a4_portrait');

interface Engine {
  prepareSample: () => Promise<void>;
  measureSample: (wanted: object) => Promise<Immutable>;
}

const TRACED: readonly [string, string, Orientation[]][] = [
  ['pdf', 'pdf', ['a4_portrait']],
  ['pdf, ten pages', 'pdf', TEN_PAGES],
  ['png, ten pages', 'png', TEN_PAGES],
];

interface Immutable {
  milliseconds: number;
  bytes: number;
}

function said({ milliseconds, bytes }: Immutable): string {
  return `${Math.round(milliseconds)} ms, ${(bytes / 1e6).toFixed(2)} MB`;
}

/** What opening the menu of formats does, before anybody has chosen one. */
async function menuOpened(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const address = '/exports.js';
    const engine = (await import(address)) as Engine;
    await engine.prepareSample();
  });
}

async function make(page: Page, format: string, orientations: Orientation[]): Promise<Immutable> {
  return page.evaluate(
    async (wanted) => {
      const address = '/exports.js';
      const engine = (await import(address)) as Engine;
      return engine.measureSample({ ...wanted, photo: '/photo.jpg' });
    },
    { format, orientations },
  );
}

/** Aims, in milliseconds. */
const BARS: Readonly<Record<string, string>> = { pdf: ' (bar: 500 ms, 1.5 MB)', png: ' (bar: 3000 ms)' };

type Opened = () => Promise<Page>;

async function median(
  opened: Opened,
  format: string,
  { orientations, runs }: { orientations: Orientation[]; runs: number },
): Promise<string> {
  const times: Immutable[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await opened();
    await menuOpened(page);
    times.push(await make(page, format, orientations));
    await page.close();
  }
  const [middle] = times.toSorted((one, other) => one.milliseconds - other.milliseconds).slice(Math.floor(runs / 2));
  return middle ? said(middle) : '';
}

/** By the browser's own trace: what the page computed, its longest task, and what its worker computed. */
async function traced(opened: Opened, format: string, orientations: Orientation[]): Promise<string> {
  const page = await opened();
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without a browser.');
  const { allComputed, mostComputed, overComputed, workers } = await mainThreadTasks(browser, page, async () => {
    await make(page, format, orientations);
  });
  await page.close();
  const longest = `longest task ${mostComputed.toFixed(0)} ms, ${overComputed} over 50 ms`;
  return `page ${allComputed.toFixed(0)} ms (${longest}), worker ${workers.toFixed(0)} ms`;
}

/**
 * The most that ten pictures take beyond what one does, in a browser with a disk, as people have it: a private window keeps in memory what others
 * write to theirs.
 */
async function memoryOfTen(address: string): Promise<string> {
  const folder = await benchFolder();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumOrExplain(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await make(page, 'png', ['a4_portrait']);
    const { most, left } = await mostMemory(browserIn(folder), async () => make(page, 'png', TEN_PAGES));
    return `at most ${most.toFixed(0)} MB, ${left.toFixed(0)} MB at its end (bar: 100 MB)`;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Time and size of each format for a full A4 page on a photograph, in a page that has just been opened. */
export async function exportFiles(): Promise<void> {
  const place = await openExportsPage();
  const server = await openBrowserServer();
  const browser = await chromium.connect(server.wsEndpoint());
  const opened = async (): Promise<Page> => {
    const page = await browser.newPage();
    await page.goto(place.address);
    return page;
  };
  try {
    const figures: Record<string, string> = {};
    for (const format of [...EXPORT_FORMATS, 'svg'])
      figures[format] = `${await median(opened, format, { orientations: ['a4_portrait'], runs: RUNS })}${BARS[format] ?? ''}`;
    figures['pdf, ten pages'] = `${await median(opened, 'pdf', { orientations: TEN_PAGES, runs: 3 })} (bar: 2000 ms)`;
    figures['png, ten pages'] = await median(opened, 'png', { orientations: TEN_PAGES, runs: 1 });
    for (const [name, format, pages] of TRACED) figures[`${name}, processor`] = await traced(opened, format, pages);
    figures['png, ten pages, memory'] = await memoryOfTen(place.address);
    print(`exports, full A4 page with photograph, median of ${RUNS}`, figures);
  } finally {
    await browser.close();
    await server.close();
    await place.close();
  }
}
