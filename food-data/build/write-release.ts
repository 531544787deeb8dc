import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';

const SIGNIFICANT_DIGITS = 5;

/** The release as files, byte for byte the same from the same input: fixed order, five significant digits. */
export function writeRelease(folder: string, { ingredients, ...tables }: FoodDataRelease): number {
  mkdirSync(folder, { recursive: true });
  const files = [
    [join(folder, 'tables.json'), asJson(tables)],
    // One ingredient a line, so that a change of one figure is a change of one line.
    [join(folder, 'ingredients.json'), `[\n${ingredients.map(asJson).join(',\n')}\n]`],
  ] as const;
  for (const [path, text] of files) writeFileSync(path, `${text}\n`);
  return files.reduce((bytes, [, text]) => bytes + Buffer.byteLength(text), 0);
}

function asJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'number' ? Number(inner.toPrecision(SIGNIFICANT_DIGITS)) : inner,
  );
}
