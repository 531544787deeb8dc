import { rm } from 'node:fs/promises';
import { dayAt, dayBegins, dayEnds } from '@plateprint/shared/organizations/day-at.ts';
import { sql } from 'kysely';
import { statesOfLink } from '../../server/src/menus/actions/read-archive.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { benchFolder } from '../machine/bench-folder.ts';
import { atShare, print } from '../machine/print.ts';
import { ARCHIVE, seedArchive } from '../seeds/seed-archive.ts';

const SAMPLES = 200;
/** Milliseconds (bar: "what stood on link 3 on a day two years ago"). */
const BAR = 50;
const DAY_MS = 86_400_000;

/** Measures the content of link 3 of some kitchen on a day about two years ago, with ten million changes stored. */
export async function archive(): Promise<void> {
  const dataDir = await benchFolder();
  const url = process.env['DATABASE_URL'];
  const opened = await openDatabase({ ...(url ? { url } : {}), dataDir, say: () => undefined });
  try {
    const { database } = opened;
    const began = performance.now();
    const spans = await seedArchive(database);
    const { rows } = await sql<{ size: string; bodies: string }>`
      select pg_size_pretty(pg_total_relation_size('shown_span')) as size, pg_size_pretty(pg_total_relation_size('shown_body')) as bodies`.execute(
      database,
    );
    print('archive', {
      'changes kept': spans,
      'seeded in, s': ((performance.now() - began) / 1000).toFixed(0),
      'changes on disk': rows[0]?.size ?? '',
      'bodies on disk': rows[0]?.bodies ?? '',
    });
    const times: number[] = [];
    let dishes = 0;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const organization = 1 + ((sample * 37) % ARCHIVE.organizations);
      const day = dayAt('SE', new Date(Date.now() - (700 + (sample % 60)) * DAY_MS));
      const asked = performance.now();
      const states = await statesOfLink(database, {
        organizationId: `org-${organization}`,
        restaurantId: `room-${organization}-${sample % 10}`,
        linkNumber: 3,
        from: dayBegins('SE', day),
        to: dayEnds('SE', day),
      });
      times.push(performance.now() - asked);
      dishes += states[0]?.menu?.dishes.length ?? 0;
    }
    print('what stood on link 3 on a day two years ago', {
      'dishes found a day': (dishes / SAMPLES).toFixed(0),
      'first, ms': (times[0] ?? Number.NaN).toFixed(1),
      'median, ms': atShare(times, 0.5),
      'p95, ms': `${atShare(times, 0.95)} (bar: ${BAR} ms)`,
      'slowest, ms': Math.max(...times).toFixed(1),
    });
  } finally {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
