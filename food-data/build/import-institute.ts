import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { instituteOverlay } from './institute/institute-overlay.ts';
import { readInstituteRows } from './read/institute-rows.ts';
import { readRelease } from './release/read-release.ts';

const USAGE = `Usage: npm run food-data:import -- --file <csv or xlsx> --publisher <name> --version <version>
  [--title <title>] [--year <year>] [--licence <text>] [--out <file>]`;

const home = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    publisher: { type: 'string' },
    version: { type: 'string' },
    title: { type: 'string' },
    year: { type: 'string' },
    licence: { type: 'string' },
    out: { type: 'string', default: join(home, 'institute/institute.json') },
  },
});
const { file, publisher, version } = values;
if (file === undefined || publisher === undefined || version === undefined) throw new Error(USAGE);

const source = {
  id: 'institute',
  title: values.title ?? `Climate data of ${publisher}`,
  publisher,
  version,
  year: Number(values.year ?? new Date().getFullYear()),
  licence: values.licence ?? 'By agreement with the publisher',
  attribution: `${publisher}, version ${version}`,
  boundary: 'As the publisher states it; kg CO2e per kg of food',
  url: '',
};
const rows = await readInstituteRows(file);
const { overlay, problems } = instituteOverlay(rows, source, readRelease(join(home, 'release')));
const count = Object.keys(overlay.figures).length;

if (problems.length > 0 || count === 0) {
  for (const problem of problems) console.error(problem);
  console.error(`${problems.length} of ${rows.length} rows cannot stand; nothing was written.`);
  process.exitCode = 1;
} else {
  const out = resolve(values.out);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(overlay)}\n`);
  console.log(`${count} figures of ${publisher} ${version} in ${out}. They count from the next start.`);
}
