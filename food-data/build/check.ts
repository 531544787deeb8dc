import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MeasuredFigures } from '@plateprint/shared/ingredients/quality/release-quality.ts';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { buildRelease } from './release/build-release.ts';
import { checkAsSold } from './checks/check-as-sold.ts';
import { checkChanges } from './checks/check-changes.ts';
import { checkBoughtReady } from './checks/check-bought-ready.ts';
import { checkContents } from './checks/check-contents.ts';
import { checkCrosswalk } from './checks/check-crosswalk.ts';
import { checkDistances } from './checks/check-distances.ts';
import { checkMeasures } from './checks/check-measures.ts';
import { checkGrades } from './checks/check-grades.ts';
import { checkKitchen } from './checks/check-kitchen.ts';
import { measuredFigures } from './checks/compare-sources.ts';
import { checkNames } from './checks/check-names.ts';
import { checkOutliers } from './checks/check-outliers.ts';
import { checkPlausibility } from './checks/check-plausibility.ts';
import { checkRanking } from './checks/check-ranking.ts';
import { checkReach } from './checks/check-reach.ts';
import { checkSanity } from './checks/check-sanity.ts';
import { checkYields } from './checks/check-yields.ts';
import { failure, type Finding } from './checks/findings.ts';
import { withTable } from './figures/generated-table.ts';
import { readConcito } from './read/read-concito.ts';
import { readPooreNemecekMeans, readPooreNemecekWithoutLandUse } from './read/read-poore-nemecek-means.ts';
import { readCrosswalk } from './crosswalk/read-crosswalk.ts';
import { readDescribedRelease } from './release/changes-digest.ts';
import { changedInputs, figureInputs, readFigureInputs } from './release/figure-inputs.ts';
import { readChanges } from './release/changes-file.ts';
import { readDescriptions } from './release/food-data-home.ts';
import { isMeasuredFresh } from './release/measured-file.ts';
import { readRelease } from './release/read-release.ts';
import { referenceTable } from './checks/reference-table.ts';
import { checkMeasuredPieces } from './measures/check-measured-pieces.ts';
import { readHouseholdMeasures } from './read/read-household-measures.ts';
import { readSeaDistancesToFrance } from './read/read-sea-distances.ts';
import { readSources } from './read/sources.ts';
import { withHandKept } from './release/with-hand-kept.ts';
import { releaseFiles } from './release/write-release.ts';
import { VERSION } from './version.ts';

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
  ...checkNames(release),
  ...checkBoughtReady(release, crosswalk.tables['bought-ready']),
  ...checkSanity(release),
  ...checkPlausibility(release),
  ...checkAsSold(release),
  ...checkGrades(release),
  ...checkChanges(release, { changes: readChanges(home), described: readDescribedRelease(home) }),
  ...checkYields(release),
  ...(values.raw === undefined ? checkByHand() : checkAgainstSources(values.raw)),
];
report(findings);

/** Checks the release against the crosswalk alone: its names and measures, and the entries that figures were made of. */
function checkByHand(): Finding[] {
  const changed = changedInputs(readFigureInputs(join(home, 'release')), figureInputs(crosswalk));
  if (changed.length > 0) return [failure('stale figures', `need the sources: ${changed.join(', ')}`)];
  const now = withHandKept(release, { crosswalk, sources: readDescriptions(home), version: VERSION });
  return staleFiles(now).map((file) =>
    failure('stale release', `${file} is not what the crosswalk gives: npm run food-data:build`),
  );
}

function staleFiles(now: FoodDataRelease): string[] {
  const files = Object.entries(releaseFiles(now));
  return files.filter(([file, text]) => readFileSync(join(home, 'release', file), 'utf8') !== text).map(([file]) => file);
}

/** Checks that need the published tables: other sources' values, and whether the release is the one they give. */
function checkAgainstSources(raw: string): Finding[] {
  const descriptions = readDescriptions(home);
  const { resolved, release: rebuilt } = buildRelease({ crosswalk, descriptions, raw, version: release.version });
  return [
    ...staleFiles(rebuilt).map((file) => failure('stale release', `${file} is not what sources and crosswalk give: build it`)),
    ...staleTable(raw),
    ...staleMeasured(measuredFigures(resolved, openFoodData(release), readSources(raw))),
    ...checkDistances(release.transport, readSeaDistancesToFrance(raw)),
    ...checkKitchen(rebuilt, resolved, crosswalk.tables['usual-kitchen']),
    ...checkMeasuredPieces(crosswalk.ingredients, readHouseholdMeasures(raw), crosswalk.tables['reviewed-measures']),
    ...checkOutliers(resolved, crosswalk.tables['reviewed-outliers']),
    ...checkRanking({
      release: rebuilt,
      resolved,
      pooreNemecek: readPooreNemecekMeans(raw),
      pooreNemecekWithout: readPooreNemecekWithoutLandUse(raw),
      concito: readConcito(raw),
    }),
  ];
}

/** Findings where the page about the food data's quality differs from the measurements: they are measured, never typed. */
function staleMeasured(measured: MeasuredFigures): Finding[] {
  if (isMeasuredFresh(home, measured)) return [];
  return [failure('stale quality', 'food-data/quality/figures.json: run food-data/build/reference-dishes.ts')];
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
