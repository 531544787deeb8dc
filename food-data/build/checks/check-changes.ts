import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { ReleaseChanges } from '@plateprint/shared/ingredients/quality/release-changes.ts';
import { type DescribedRelease, describedRelease } from '../release/changes-digest.ts';
import { failure, type Finding } from './findings.ts';

const HINT = 'npm run food-data:diff -- <the release before> --page docs/food-data-<version>.md';

interface Written {
  changes: readonly ReleaseChanges[];
  /** Of which figures they were written. */
  described: DescribedRelease | null;
}

/** The public page says of this release what changed, and was written when its figures stood. */
export function checkChanges(release: FoodDataRelease, { changes, described }: Written): Finding[] {
  if (changes[0]?.to !== release.version || described?.version !== release.version)
    return [failure('stale changes', `nothing is written of ${release.version}: ${HINT}`)];
  return described.figures === describedRelease(release).figures
    ? []
    : [failure('stale changes', `the figures of ${release.version} are others than what is written: raise VERSION, or ${HINT}`)];
}
