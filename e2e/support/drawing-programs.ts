import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Orientation } from '../../shared/src/exports/page-size.ts';
import { DRAWING_PROGRAM_NAMES, DRAWING_PROGRAMS, type DrawingProgram, whereIs } from '../../scripts/drawing-programs.ts';

const run = promisify(execFile);

interface Size {
  width: number;
  height: number;
}

/** Four bytes for each pixel. */
export interface Pixels extends Size {
  data: Uint8Array;
}

const decoded = new WeakMap<Buffer, Promise<Pixels>>();

async function decode(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** An image's pixels, read once: there are eight million of them. */
export async function pixelsOf(image: Buffer): Promise<Pixels> {
  const known = decoded.get(image);
  if (known) return known;
  const read = decode(image);
  decoded.set(image, read);
  return read;
}

/** The share of an image's pixels in which a program draws an SVG otherwise. A program that is not there fails the test. */
export async function differenceIn(program: DrawingProgram, svg: Buffer, expected: Buffer): Promise<number> {
  const image = await pixelsOf(expected);
  const drawn = await pixelsOf(await drawnBy(program, svg, image));
  expectSameSize(drawn, image);
  const different = pixelmatch(image.data, drawn.data, undefined, image.width, image.height, { threshold: 0.1 });
  return different / (image.width * image.height);
}

function expectSameSize(drawn: Size, image: Size): void {
  if (drawn.width !== image.width || drawn.height !== image.height)
    throw new Error(`Drawn ${drawn.width} × ${drawn.height} instead of ${image.width} × ${image.height}.`);
}

async function drawnBy(program: DrawingProgram, svg: Buffer, size: Size): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-svg-'));
  try {
    const [from, to] = [join(folder, 'page.svg'), join(folder, 'page.png')];
    await writeFile(from, svg);
    await run(whereIs(program), DRAWING_PROGRAMS[program].draw(from, to, size), { timeout: 240_000 });
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Inkscape takes seconds for a page: outside of the whole run one recipe is drawn by it, and every page by librsvg. */
export const PROGRAMS: readonly DrawingProgram[] = process.env['DRAWN_BY'] === 'all' ? DRAWING_PROGRAM_NAMES : ['librsvg'];

/** All of them for one upright and one wide page, the others by librsvg alone. */
export function programsFor(orientation: Orientation): readonly DrawingProgram[] {
  return orientation === 'a4_portrait' || orientation === 'tv_landscape' ? PROGRAMS : ['librsvg'];
}

/** Parts that drawing programs cannot read, and addresses that would be fetched from outside. */
export const NOT_DRAWN = /<(?:foreignObject|style|script)|(?:src|href)="(?!data:|#)|url\("?(?!#)/;
