import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SourceDescription } from '@plateprint/shared/ingredients/food-data-release.ts';
import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { buildRelease } from './build-release.ts';
import { checkContents } from './check-contents.ts';
import { checkCrosswalk } from './check-crosswalk.ts';
import { checkDistances } from './check-distances.ts';
import { checkMeasures } from './check-measures.ts';
import { checkOutliers } from './check-outliers.ts';
import { checkPlausibility } from './check-plausibility.ts';
import { checkRanking } from './check-ranking.ts';
import { checkReach } from './check-reach.ts';
import { checkSanity } from './check-sanity.ts';
import { failure, type Finding } from './findings.ts';
import { withTable } from './generated-table.ts';
import { readConcito } from './read-concito.ts';
import { readPooreNemecekMeans } from './read-poore-nemecek-means.ts';
import { readCrosswalk } from './read-crosswalk.ts';
import { readRelease } from './read-release.ts';
import { referenceTable } from './reference-table.ts';
import { readSeaDistancesToFrance } from './read-sea-distances.ts';
import { readSources } from './sources.ts';
import { releaseFiles } from './write-release.ts';

const home = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { raw: { type: 'string' } } });

const { problems, ...crosswalk } = readCrosswalk(join(home, 'crosswalk'));
const release = readRelease(join(home, 'release'));
const findings: Finding[] = [
  ...problems.map((problem) => failure('does not read', problem)),
  ...checkCrosswalk(crosswalk, values.raw === undefined ? null : readSources(values.raw)),
  ...checkReach(release),
  ...checkMeasures(release.ingredients),
  ...checkContents(release),
  ...checkSanity(release),
  ...checkPlausibility(release),
  ...(values.raw === undefined ? [] : checkAgainstSources(values.raw)),
];
report(findings);

/** What needs the published tables: other sources' values, and whether the release is the one they give. */
function checkAgainstSources(raw: string): Finding[] {
  const descriptions = JSON.parse(readFileSync(join(home, 'sources.json'), 'utf8')) as SourceDescription[];
  const { resolved, release: rebuilt } = buildRelease({ crosswalk, descriptions, raw, version: release.version });
  const stale = Object.entries(releaseFiles(rebuilt)).filter(
    ([file, text]) => readFileSync(join(home, 'release', file), 'utf8') !== text,
  );
  return [
    ...stale.map(([file]) => failure('stale release', `${file} is not what sources and crosswalk give: build it`)),
    ...staleTable(raw),
    ...checkDistances(release.transport, readSeaDistancesToFrance(raw)),
    ...checkOutliers(resolved, crosswalk.tables['reviewed-outliers']),
    ...checkRanking({ release: rebuilt, resolved, pooreNemecek: readPooreNemecekMeans(raw), concito: readConcito(raw) }),
  ];
}

/** The reference dishes of the documentation are calculated, never typed. */
function staleTable(raw: string): Finding[] {
  const page = readFileSync(join(home, '../docs/footprint.md'), 'utf8');
  const fresh = withTable(page, referenceTable(openFoodData(release), readSources(raw)));
  return page === fresh ? [] : [failure('stale table', 'docs/footprint.md: run food-data/build/reference-dishes.ts')];
}

function report(all: readonly Finding[]): void {
  for (const [kind, group] of Map.groupBy(all, (finding) => finding.kind)) {
    console.log(`\n${kind} (${group.length})`);
    for (const { fails, text } of group) console.log(`  ${fails ? '✗' : ' '} ${text}`);
  }
  const failed = all.filter(({ fails }) => fails).length;
  console.log(failed === 0 ? '\nNothing fails.' : `\n${failed} findings fail.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
