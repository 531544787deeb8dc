import { join } from 'node:path';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import { changedInputs, figureInputs, readFigureInputs } from './figure-inputs.ts';
import { readDescriptions, type FoodDataHome } from './food-data-home.ts';
import { readRelease } from './read-release.ts';
import { withHandKept } from './with-hand-kept.ts';
import { writeRelease } from './write-release.ts';

/**
 * Writes names, allergens and measures of the crosswalk into the release, whose figures stay as they are.
 * A change that would move a figure is refused by its name, and nothing is written: it needs the sources.
 */
export function rebuildByHand({ home, version }: FoodDataHome): FoodDataRelease {
  const { problems, ...crosswalk } = readCrosswalk(join(home, 'crosswalk'));
  if (problems.length > 0) throw new Error(`These ingredients do not read:\n${problems.join('\n')}`);
  const changed = changedInputs(readFigureInputs(join(home, 'release')), figureInputs(crosswalk));
  if (changed.length > 0)
    throw new Error(`Figures need the published sources (--raw <folder>, see docs/food-data.md): ${changed.join(', ')}`);
  const sources = readDescriptions(home);
  const release = withHandKept(readRelease(join(home, 'release')), { crosswalk, sources, version });
  writeRelease(join(home, 'release'), release);
  return release;
}
