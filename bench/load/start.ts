import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from '../machine/print.ts';
import { startProduct } from '../machine/product.ts';
import { benchFolder } from '../machine/bench-folder.ts';

/** From the start of the process to the first healthy answer: on a fresh machine, and the second time. */
export async function start(): Promise<void> {
  await rm(join(import.meta.dirname, '../../web/dist'), { recursive: true, force: true });
  const dataDir = await benchFolder();
  const first = await startProduct(3993, dataDir);
  await first.stop();
  const second = await startProduct(3993, dataDir);
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
  print('start until ready', {
    'first, with building and seeding, s': `${(first.readyAfter / 1000).toFixed(1)} (bar: 10 s)`,
    'second, s': `${(second.readyAfter / 1000).toFixed(1)} (bar: 3 s)`,
  });
}
