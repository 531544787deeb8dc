import type { FoodDataRelease } from '../../ingredients/food-data-release.ts';
import type { EvidenceItem, ReportEvidence } from './report-evidence.ts';

/** The sources that factors of the items rest on, as the release describes them. */
export function sourcesOf(release: Pick<FoodDataRelease, 'sources'>, items: readonly EvidenceItem[]): ReportEvidence['sources'] {
  const used = new Set(items.flatMap(({ factor }) => factor?.sources ?? []));
  return release.sources
    .filter(({ id }) => used.has(id))
    .map(({ id, title, publisher, version, year }) => ({ id, title, publisher, version, year }));
}
