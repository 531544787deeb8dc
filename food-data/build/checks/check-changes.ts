import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { ReleaseChanges } from '@plateprint/shared/ingredients/quality/release-changes.ts';
import { failure, type Finding } from './findings.ts';

/** What is written of changes has four places. */
const SAME_WITHIN = 0.0001;
const HINT = 'npm run food-data:diff -- <the release before> --page docs/food-data-<version>.md';

/** The public page says of this release what changed, and says it of the figures that are there. */
export function checkChanges({ version, ingredients }: FoodDataRelease, changes: readonly ReleaseChanges[]): Finding[] {
  const newest = changes[0];
  if (newest?.to !== version) return [failure('stale changes', `nothing is written of ${version}: ${HINT}`)];
  const now = new Map(ingredients.flatMap(({ variations }) => variations.map(({ id, base }) => [id, base && sumOfStages(base)])));
  return newest.movers
    .filter(({ variationId, after }) => Math.abs((now.get(variationId) ?? Number.POSITIVE_INFINITY) - after) > SAME_WITHIN)
    .map(({ name }) => failure('stale changes', `${name} is not what is written of it: ${HINT}`));
}
