import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { withTable } from './figures/generated-table.ts';
import { readRelease } from './release/read-release.ts';
import { referenceTable } from './checks/reference-table.ts';
import { readSources } from './read/sources.ts';

const home = join(import.meta.dirname, '..');
const page = join(home, '../docs/footprint.md');
const { values } = parseArgs({ options: { raw: { type: 'string' } } });
if (values.raw === undefined)
  throw new Error('Usage: node food-data/build/reference-dishes.ts --raw <folder of the raw sources>');

const table = referenceTable(openFoodData(readRelease(join(home, 'release'))), readSources(values.raw));
writeFileSync(page, withTable(readFileSync(page, 'utf8'), table));
console.log(table);
