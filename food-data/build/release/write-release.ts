import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';

const SIGNIFICANT_DIGITS = 5;

export type ReleaseFile = 'tables.json' | 'ingredients.json';

/** The release as files, byte for byte the same from the same input: fixed order, five significant digits. */
export function releaseFiles({ ingredients, ...tables }: FoodDataRelease): Record<ReleaseFile, string> {
  return {
    'tables.json': `${asJson(tables)}\n`,
    // One ingredient a line, so that a change of one figure is a change of one line.
    'ingredients.json': `[\n${ingredients.map(asJson).join(',\n')}\n]\n`,
  };
}

export function writeRelease(folder: string, release: FoodDataRelease): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(releaseFiles(release))) writeFileSync(join(folder, file), text);
}

function asJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'number' ? Number(inner.toPrecision(SIGNIFICANT_DIGITS)) : inner,
  );
}
