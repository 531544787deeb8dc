import { archive } from './areas/archive.ts';
import { bought } from './areas/bought.ts';
import { calendar } from './browser/calendar.ts';
import { capacity } from './load/capacity.ts';
import { creator } from './browser/creator.ts';
import { differences } from './areas/differences.ts';
import { editor } from './browser/editor.ts';
import { exportFiles } from './browser/exports.ts';
import { firstLoad } from './browser/first-load.ts';
import { importFiles } from './browser/import.ts';
import { invoices } from './areas/invoices.ts';
import { leaderboard } from './areas/leaderboard.ts';
import { live } from './areas/live.ts';
import { livePanel } from './browser/live-panel.ts';
import { mapper } from './areas/mapper.ts';
import { memory } from './load/memory.ts';
import { openApi } from './load/open-api.ts';
import { recipes } from './areas/recipes.ts';
import { reports } from './areas/reports.ts';
import { search } from './areas/search.ts';
import { shuffle } from './areas/shuffle.ts';
import { soldRows } from './areas/sold-rows.ts';
import { start } from './load/start.ts';
import { targets } from './areas/targets.ts';
import { tenancy } from './areas/tenancy.ts';
import { throughput } from './load/throughput.ts';
import { turns } from './load/turns.ts';
import { views } from './areas/views.ts';

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
