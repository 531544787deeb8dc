import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { describedRelease, writeDescribedRelease } from './release/changes-digest.ts';
import { writeChanges } from './release/changes-file.ts';
import { diffText } from './release/diff-text.ts';
import { releaseChanges } from './release/movers.ts';
import { moversPage } from './release/movers-page.ts';
import { readRelease, releaseOf } from './release/read-release.ts';
import { diffReleases, isSame } from './release/release-diff.ts';

const USAGE = 'Usage: npm run food-data:diff -- <old folder or git ref> [<new folder or git ref>] [--json] [--page <file>]';
const LARGEST_FILE = 64 * 1024 * 1024;

const home = join(import.meta.dirname, '..');
const current = join(home, 'release');
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, page: { type: 'string' } },
  allowPositionals: true,
});
const [before, after = current] = positionals;
if (before === undefined) throw new Error(USAGE);

const [old, now] = [open(before), open(after)];
const diff = diffReleases(old, now);
if (values.page !== undefined) {
  const changes = releaseChanges(old, now);
  writeFileSync(values.page, moversPage(changes, diff.pieces));
  writeChanges(home, changes);
  // Of two releases of the past the page alone is written.
  if (after === current) writeDescribedRelease(home, describedRelease(now));
}
console.log(values.json ? JSON.stringify(diff, null, 2) : diffText(diff));
if (!isSame(diff) && diff.oldVersion === diff.newVersion) {
  console.error(`\nThe content changed and both are ${diff.newVersion}: raise VERSION in food-data/build/version.ts.`);
  process.exitCode = 1;
}

/** A folder with the release's files, or the release as a commit has it. */
function open(place: string): FoodDataRelease {
  if (existsSync(join(place, 'tables.json'))) return readRelease(place);
  return releaseOf((file) =>
    execFileSync('git', ['show', `${place}:food-data/release/${file}`], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      maxBuffer: LARGEST_FILE,
    }),
  );
}
