import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFromSources } from './release/build-from-sources.ts';
import { rebuildByHand } from './release/rebuild-by-hand.ts';
import { VERSION } from './version.ts';

const at = { home: join(import.meta.dirname, '..'), version: VERSION };
const { values } = parseArgs({ options: { raw: { type: 'string' } } });
const { release, problems } =
  values.raw === undefined ? { release: rebuildByHand(at), problems: [] } : buildFromSources(at, values.raw);

for (const problem of problems) console.error(`left out: ${problem}`);
const variations = release.ingredients.reduce((sum, ingredient) => sum + ingredient.variations.length, 0);
console.log(`${release.ingredients.length} ingredients, ${variations} variations`);
if (problems.length > 0) process.exitCode = 1;
