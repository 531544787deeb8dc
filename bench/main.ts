import { archive } from './archive.ts';
import { bought } from './bought.ts';
import { calendar } from './calendar.ts';
import { capacity } from './capacity.ts';
import { creator } from './creator.ts';
import { differences } from './differences.ts';
import { editor } from './editor.ts';
import { exportFiles } from './exports.ts';
import { firstLoad } from './first-load.ts';
import { importFiles } from './import.ts';
import { invoices } from './invoices.ts';
import { leaderboard } from './leaderboard.ts';
import { live } from './live.ts';
import { livePanel } from './live-panel.ts';
import { mapper } from './mapper.ts';
import { memory } from './memory.ts';
import { openApi } from './open-api.ts';
import { recipes } from './recipes.ts';
import { reports } from './reports.ts';
import { search } from './search.ts';
import { shuffle } from './shuffle.ts';
import { soldRows } from './sold-rows.ts';
import { start } from './start.ts';
import { targets } from './targets.ts';
import { tenancy } from './tenancy.ts';
import { throughput } from './throughput.ts';
import { turns } from './turns.ts';
import { views } from './views.ts';

/** `npm run bench` runs all, `npm run bench -- throughput` one. */
const BENCHES: Record<string, () => Promise<void>> = {
  start,
  'first-load': firstLoad,
  'live-panel': livePanel,
  throughput,
  search,
  exports: exportFiles,
  creator,
  import: importFiles,
  invoices,
  live,
  mapper,
  memory,
  'open-api': openApi,
  recipes,
  reports,
  differences,
  editor,
  leaderboard,
  tenancy,
  capacity,
  views,
  targets,
  archive,
  turns,
  calendar,
  bought,
  shuffle,
  'sold-rows': soldRows,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length === 0 || asked.includes(name)) await bench();
}
