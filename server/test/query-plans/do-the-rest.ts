import { PURGES, workersOf } from '../../src/app.ts';
import { purgeAll } from '../../src/platform/jobs/purge-hourly.ts';
import { openKey } from '../support/open-key.ts';
import { OPEN_RULES } from '../who-may/open-rules.ts';
import type { World } from '../who-may/world.ts';

/** Besides the main API's calls: the open API's, what all calls leave to do, and what is done every hour and every night. */
export async function doTheRest(world: World): Promise<void> {
  const { product } = world;
  const { key } = await openKey(product, { organization: world.organization });
  for (const { endpoint, sample } of OPEN_RULES) await product.withKey(key)(endpoint, (await sample(world)) as never);
  await product.drain();
  for (const { schedule, work } of workersOf(product.services)) if (schedule !== undefined) await work({});
  await product.drain();
  await purgeAll(PURGES, product.services);
}
