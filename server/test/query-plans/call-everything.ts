import { PURGES, workersOf } from '../../src/app.ts';
import { purgeAll } from '../../src/platform/jobs/purge-hourly.ts';
import { openKey } from '../support/open-key.ts';
import { ALL_RULES } from '../who-may/all-rules.ts';
import type { CallerName } from '../who-may/callers.ts';
import { OPEN_RULES } from '../who-may/open-rules.ts';
import type { World } from '../who-may/world.ts';

/** Of those who may make a call: what they may see, and so the statements, differ by these. */
const CALLERS: ReadonlySet<CallerName> = new Set(['nobody', 'chef', 'manager', 'owner', 'super']);

/** Every call, what the calls leave to do, and what is done every hour and every night: a new one is among them by itself. */
export async function callEverything(world: World): Promise<void> {
  const { product } = world;
  for (const { endpoint, may, sample } of ALL_RULES)
    for (const caller of may.filter((each) => CALLERS.has(each))) {
      const me = await world.newcomer(caller);
      await me.call(endpoint, await sample(world, me));
    }
  const { key } = await openKey(product, { organization: world.organization });
  for (const { endpoint, sample } of OPEN_RULES) await product.withKey(key)(endpoint, (await sample(world)) as never);
  await product.drain();
  for (const { schedule, work } of workersOf(product.services)) if (schedule !== undefined) await work({});
  await product.drain();
  await purgeAll(PURGES, product.services);
}
