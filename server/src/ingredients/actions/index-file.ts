import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameLanguage } from '@plateprint/shared/kernel/language.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** Beside the release, made from it when it is first needed, and with the pages. */
const PACKED = join(ROOT, 'food-data/packed');
/** The code that makes an index: another version of it makes another index. */
const MADE_BY = ['shared/src/ingredients/search/**/*.ts', 'shared/src/kernel/language.ts'];

/** By food data that was read from a folder: what its indices are called. */
const fingerprints = new WeakMap<FoodData, string>();

/** Lets the indices of food data be kept: it was made of these texts. */
export function keepIndicesOf(foodData: FoodData, texts: readonly string[]): void {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  for (const file of globSync(MADE_BY, { cwd: ROOT }).toSorted()) hash.update(readFileSync(join(ROOT, file)));
  fingerprints.set(foodData, hash.digest('hex').slice(0, 32));
}

function fileOf(foodData: FoodData, language: NameLanguage): string | null {
  const fingerprint = fingerprints.get(foodData);
  return fingerprint === undefined ? null : join(PACKED, fingerprint, `${language}.index`);
}

/** The kept index of a language; null where there is none. */
export function readIndex(foodData: FoodData, language: NameLanguage): SharedArrayBuffer | null {
  const file = fileOf(foodData, language);
  if (file === null) return null;
  try {
    const opened = openSync(file, 'r');
    try {
      const buffer = new SharedArrayBuffer(fstatSync(opened).size);
      const length = readSync(opened, new Uint8Array(buffer), { position: 0 });
      return length === buffer.byteLength ? buffer : null;
    } finally {
      closeSync(opened);
    }
  } catch {
    return null; // not made yet
  }
}

/** Keeps an index for the next start; where nothing may be written, that one makes it again. */
export function writeIndex(foodData: FoodData, language: NameLanguage, buffer: SharedArrayBuffer): void {
  const file = fileOf(foodData, language);
  if (file === null) return;
  const unfinished = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, new Uint8Array(buffer));
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true });
  }
}

/** Removes what other versions of the food data, or of the search, had. */
export function forgetOtherIndices(foodData: FoodData): void {
  const own = fingerprints.get(foodData);
  if (own === undefined) return;
  try {
    for (const folder of globSync('*', { cwd: PACKED }))
      if (folder !== own) rmSync(join(PACKED, folder), { recursive: true, force: true });
  } catch {
    // Without the right to remove them they stay.
  }
}
