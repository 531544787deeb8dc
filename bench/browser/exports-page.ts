import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.jpg': 'image/jpeg',
};
/** The product's own (server/src/platform/http/security-headers.ts): what an export may do here it may do there. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'";

export interface ExportsPage {
  /** An empty page from which `/exports.js` can be imported; `/photo.jpg` is a photograph of a full page. */
  address: string;
  close: () => Promise<void>;
}

/** The module of the web workspace that `/exports.js` is, unless another one is named. */
const SAMPLE = 'exports/sample/sample-exports.ts';

/** Builds a sample document with the export engine, as the product is built, and serves it on a free port. */
export async function openExportsPage(sample = SAMPLE): Promise<ExportsPage> {
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-exports-'));
  await buildExports(folder, sample);
  const served = await serveExports(folder);
  return {
    ...served,
    async close() {
      await served.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Builds what `serveExports` serves into a folder of its own. */
export async function buildExports(folder: string, sample = SAMPLE): Promise<void> {
  await build({
    root: join(root, 'web'),
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'web/src', sample),
        preserveEntrySignatures: 'exports-only',
        // The product's files of many pages are none of a single module's.
        output: { entryFileNames: 'exports.js', codeSplitting: true },
      },
    },
  });
  await writeFile(join(folder, 'photo.jpg'), await photograph());
}

export async function serveExports(folder: string): Promise<ExportsPage> {
  const server = createServer((request, reply) => {
    void (async () => {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      const content =
        path === '/'
          ? Buffer.from('<!doctype html><html lang="en"><title>Exports</title><link rel="icon" href="data:,">')
          : await readFile(join(folder, path)).catch(() => null);
      reply.writeHead(content ? 200 : 404, {
        'content-type': TYPES[path === '/' ? '.html' : extname(path)] ?? 'application/octet-stream',
        'content-security-policy': POLICY,
      });
      reply.end(content ?? '');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: async () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** A picture with the detail of a photograph, from noise of three sizes: 2000 × 2800 px. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [2000, 2800];
  const layer = async (cells: number, blur: number): Promise<Buffer> => {
    const size = { width: cells, height: Math.round((cells * height) / width) };
    // A fixed sequence of numbers: every run measures the same picture.
    let seed = cells;
    const noise = Buffer.from(
      Array.from(
        { length: size.width * size.height * 3 },
        () => ((seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) >> 16) & 255,
      ),
    );
    const image = sharp(noise, { raw: { ...size, channels: 3 } }).resize(width, height, { kernel: 'cubic' });
    return (blur > 0 ? image.blur(blur) : image).png().toBuffer();
  };
  const [rough, middle, fine] = await Promise.all([layer(6, 0), layer(60, 0), layer(700, 1)]);
  return sharp(rough)
    .composite([
      { input: middle, blend: 'soft-light' },
      { input: fine, blend: 'soft-light' },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
}
