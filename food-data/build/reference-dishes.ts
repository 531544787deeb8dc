import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { withTable } from './figures/generated-table.ts';
import { readRelease } from './release/read-release.ts';
import { buildRelease } from './release/build-release.ts';
import { measuredFigures } from './checks/compare-sources.ts';
import { readCrosswalk } from './crosswalk/read-crosswalk.ts';
import { readDescriptions } from './release/food-data-home.ts';
import { referenceTable } from './checks/reference-table.ts';
import { writeMeasured } from './release/measured-file.ts';
import { readSources } from './read/sources.ts';

const home = join(import.meta.dirname, '..');
const page = join(home, '../docs/footprint.md');
const { values } = parseArgs({ options: { raw: { type: 'string' } } });
if (values.raw === undefined)
  throw new Error('Usage: node food-data/build/reference-dishes.ts --raw <folder of the raw sources>');

// Results that need the sources: the table of the documentation, and the figures on the page about the food data's quality.
const release = readRelease(join(home, 'release'));
const sources = readSources(values.raw);
const foodData = openFoodData(release);
const table = referenceTable(foodData, sources);
const crosswalk = readCrosswalk(join(home, 'crosswalk'));
const { resolved } = buildRelease({ crosswalk, descriptions: readDescriptions(home), raw: values.raw, version: release.version });
writeMeasured(home, measuredFigures(resolved, foodData, sources));
writeFileSync(page, withTable(readFileSync(page, 'utf8'), table));
console.log(table);
