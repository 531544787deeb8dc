import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MeasuredFigures,
  MeasuredMatching,
  type ReleaseQuality,
} from '@plateprint/shared/ingredients/quality/release-quality.ts';
import { AllReleaseChanges } from '@plateprint/shared/ingredients/quality/release-changes.ts';
import { releaseCoverage } from '@plateprint/shared/ingredients/quality/release-coverage.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';

const QUALITY = join(import.meta.dirname, '../../../../food-data/quality');

/**
 * The measured quality of a release: by `npm run eval -- --write` and `food-data/build/reference-dishes.ts`, beside its own facts and
 * what changed by `npm run food-data:diff -- <old> --page`.
 */
export async function loadQuality({ release, version }: FoodData): Promise<ReleaseQuality> {
  const [matching, figures, changes] = await Promise.all(
    ['matching.json', 'figures.json', 'changes.json'].map(
      async (file) => JSON.parse(await readFile(join(QUALITY, file), 'utf8')) as unknown,
    ),
  );
  return {
    foodDataVersion: version,
    matching: MeasuredMatching.parse(matching),
    figures: MeasuredFigures.parse(figures),
    coverage: releaseCoverage(release),
    changes: AllReleaseChanges.parse(changes),
  };
}
