import { join } from 'node:path';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import { buildRelease } from './build-release.ts';
import { figureInputs, writeFigureInputs } from './figure-inputs.ts';
import { readDescriptions, type FoodDataHome } from './food-data-home.ts';
import { writeRelease } from './write-release.ts';

/** Rebuilds the release from crosswalk and published sources; what cannot be read is left out and reported. */
export function buildFromSources(
  { home, version }: FoodDataHome,
  raw: string,
): { release: FoodDataRelease; problems: readonly string[] } {
  const { problems, ...crosswalk } = readCrosswalk(join(home, 'crosswalk'));
  const { release } = buildRelease({ crosswalk, descriptions: readDescriptions(home), raw, version });
  writeRelease(join(home, 'release'), release);
  writeFigureInputs(join(home, 'release'), figureInputs(crosswalk));
  return { release, problems };
}
