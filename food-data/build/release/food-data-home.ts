import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceDescription } from '@plateprint/shared/ingredients/food-data-release.ts';

/** Where food data lies (`crosswalk`, `release` and `sources.json`), and the version that is built. */
export interface FoodDataHome {
  home: string;
  version: string;
}

export function readDescriptions(home: string): SourceDescription[] {
  return JSON.parse(readFileSync(join(home, 'sources.json'), 'utf8')) as SourceDescription[];
}
