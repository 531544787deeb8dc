import { join } from 'node:path';
import { readManifests } from './manifests.ts';
import { packageFaults } from './package-law.ts';
import { reachedByTestsAlone, unreached, untakenExports } from './unused-law.ts';
import { usagesUnder } from './usage.ts';

const root = join(import.meta.dirname, '../..');
const manifests = await readManifests(root);

/** Begun from outside, besides what the scripts of a package.json name. */
const ENTRIES = [
  '*.config.ts',
  'e2e/support/start-product.ts',
  'web/vite.config.ts',
  'web/src/main.tsx',
  'client/src/*.ts',
  'scripts/recompute-report.mjs',
  'food-data/build/reference-dishes.ts',
  'evaluation/calibrate.ts',
  'web/src/texts/**',
];

const usages = await usagesUnder(root);
const project = { usages, entries: [...ENTRIES, ...manifests.flatMap(({ files }) => files)] };
const faults = [
  ...unreached(project),
  ...reachedByTestsAlone(project),
  ...untakenExports(project),
  ...(await packageFaults(root, manifests, usages)),
];

for (const { path, line, what } of faults) console.error(`${path}:${line} ${what}`);
console.log(faults.length === 0 ? 'Every file, export and package is used.' : `${faults.length} things are not used.`);
if (faults.length > 0) process.exitCode = 1;
