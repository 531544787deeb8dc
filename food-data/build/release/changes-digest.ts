import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import * as z from 'zod/mini';

/** The release that the changes were last written of: its version, and a SHA-256 of its figures. */
const DescribedRelease = z.object({ version: z.string(), figures: z.string() });
export type DescribedRelease = z.infer<typeof DescribedRelease>;

const file = (home: string): string => join(home, 'quality/described-release.json');

/** By its figures, ranges, grades, nutrition and allergens; a name is corrected without a new version. */
export function describedRelease({ version, ingredients }: FoodDataRelease): DescribedRelease {
  const figures = ingredients.flatMap(({ id, allergens, variations }) => [
    [id, allergens],
    ...variations.map((each) => [
      each.id,
      each.base,
      each.split,
      each.lowRatio,
      each.highRatio,
      each.grade,
      each.water,
      each.land,
      each.nutrition,
      each.allergens ?? null,
    ]),
  ]);
  return { version, figures: createHash('sha256').update(JSON.stringify(figures)).digest('hex') };
}

/** Null: nothing was written yet. */
export function readDescribedRelease(home: string): DescribedRelease | null {
  return existsSync(file(home)) ? DescribedRelease.parse(JSON.parse(readFileSync(file(home), 'utf8'))) : null;
}

export function writeDescribedRelease(home: string, described: DescribedRelease): void {
  writeFileSync(file(home), `${JSON.stringify(described, null, 2)}\n`);
}
