import { expect, type Page } from '@playwright/test';
import type { ExportsPage } from '../../bench/browser/exports-page.ts';
import type { Orientation } from '../../shared/src/exports/page-size.ts';
import { type Engine, make } from '../support/exports-engine.ts';
import { test } from '../support/own-kitchen.ts';
import { openSample } from '../support/samples.ts';

/** The part of the engine that works beside the page. */
let exportsPage: ExportsPage;
test.setTimeout(240_000);
test.beforeAll(async () => {
  exportsPage = await openSample('exports');
});
test.afterAll(() => exportsPage.close());
test.beforeEach(({ page }) => page.goto(exportsPage.address));

/** The largest difference of a colour, 0 to 255, between two JPEGs of one size. */
async function farthest(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const files = [one, other].map((bytes) => bytes.toString('base64'));
  return page.evaluate(async (encoded) => {
    const [first, second] = await Promise.all(
      encoded.map(async (file) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))]));
        const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
        const context = canvas.getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      }),
    );
    if (!first || first.length === 0 || first.length !== second?.length) return 255;
    return first.reduce((most, value, at) => Math.max(most, Math.abs(value - (second[at] ?? 0))), 0);
  }, files);
}

test('a browser without canvases in workers makes the same picture', async ({ page }) => {
  const own = await make(page, { format: 'jpg', orientations: ['a4_portrait'] });
  expect(page.workers()).toHaveLength(0);
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  const { bytes } = await make(page, { format: 'jpg', orientations: ['a4_portrait'] });
  expect(await farthest(page, own.bytes, bytes)).toBeLessThan(16);
});

test('a worker that does not start ends the export with its reason', async ({ page }) => {
  await page.evaluate(() => {
    const { Worker: Own } = globalThis;
    globalThis.Worker = class extends Own {
      constructor() {
        super('data:text/javascript,throw new Error("no worker here")');
      }
    };
  });
  const refused = make(page, { format: 'jpg', orientations: ['a4_portrait', 'a4_portrait', 'a4_portrait'] });
  await expect(refused).rejects.toThrow('The file could not be made');
});

test('a worker that was started ahead is the one that works, and ends with the export', async ({ page }) => {
  await page.evaluate(async () => {
    const address = '/exports.js';
    const engine = (await import(address)) as Engine;
    await engine.prepareSample();
  });
  await expect.poll(() => page.workers().length).toBe(1);
  let started = 0;
  page.on('worker', () => (started += 1));
  await make(page, { format: 'pdf', orientations: ['a4_portrait'] });
  expect([started, page.workers().length]).toEqual([0, 0]);
});

/** The names of all files that lie in the browser's own file system for the site. */
async function filesOnDisk(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names: string[] = [];
    const look = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const [name, entry] of folder.entries()) {
        if (entry.kind === 'directory') await look(entry);
        else names.push(name);
      }
    };
    await look(await navigator.storage.getDirectory());
    return names.toSorted();
  });
}

test('the pictures of an archive lie on the disk until they are forgotten, and are the same without one', async ({ page }) => {
  const { unzipSync } = await import('fflate');
  const wanted = { format: 'png', orientations: ['a4_portrait', 'tv_landscape'] satisfies Orientation[] };
  const stored = await make(page, wanted);
  expect(await filesOnDisk(page)).toEqual(['0', '1']);
  await page.evaluate(async () => {
    const address = '/exports.js';
    const engine = (await import(address)) as Engine;
    await engine.forgetArchives();
  });
  expect(await filesOnDisk(page)).toEqual([]);
  await page.evaluate(() => Reflect.deleteProperty(StorageManager.prototype, 'getDirectory'));
  const held = await make(page, wanted);
  const [one, other] = [stored, held].map(({ bytes }) => Object.entries(unzipSync(new Uint8Array(bytes))));
  expect(one?.map(([name, { length }]) => [name, length])).toEqual(other?.map(([name, { length }]) => [name, length]));
  for (const [at, [, content]] of one?.entries() ?? [])
    expect(Buffer.from(content).equals(other?.[at]?.[1] ?? Buffer.of())).toBe(true);
});
