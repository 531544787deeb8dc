import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SourceDescription } from '@plateprint/shared/ingredients/food-data-release.ts';
import { buildRelease } from './build-release.ts';
import { readCrosswalk } from './read-crosswalk.ts';
import { writeRelease } from './write-release.ts';

/** Raised by hand with every release whose figures change; completed reports freeze it. */
const VERSION = '2026.4';

const home = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { raw: { type: 'string' } } });
if (values.raw === undefined) throw new Error('Usage: npm run food-data:build -- --raw <folder of the raw sources>');

const { problems, ...crosswalk } = readCrosswalk(join(home, 'crosswalk'));
for (const problem of problems) console.error(`left out: ${problem}`);
const descriptions = JSON.parse(readFileSync(join(home, 'sources.json'), 'utf8')) as SourceDescription[];
const { release } = buildRelease({ crosswalk, descriptions, raw: values.raw, version: VERSION });
const bytes = writeRelease(join(home, 'release'), release);

const variations = release.ingredients.reduce((sum, ingredient) => sum + ingredient.variations.length, 0);
console.log(`${release.ingredients.length} ingredients, ${variations} variations, ${(bytes / 1e6).toFixed(1)} MB`);
if (problems.length > 0) process.exitCode = 1;
