import { join } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { type Ground, openGround, start } from './start.ts';

/** The only file that knows the process: its environment, its signals and its end. */
const root = join(import.meta.dirname, '../..');

async function open(): Promise<Ground> {
  return openGround(readConfiguration(process.env, root));
}

const opening = open();
const starting = opening.then(start);
starting.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

let stopping = false;
const hurry = new AbortController();

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const running = await starting; // a start is not left half-way: its database would stay behind
  await running.stop(hurry.signal);
  process.exit(0);
}
// Whoever presses Ctrl+C waits for no balancer; nor does who asks twice.
process.on('SIGINT', () => {
  hurry.abort();
  void stop();
});
process.on('SIGTERM', () => {
  if (stopping) hurry.abort();
  void stop();
});

/** What nobody caught leaves the process in a state that nobody knows: it is told, and ends. */
async function crash(error: unknown): Promise<void> {
  console.error(error);
  const ground = await opening;
  ground.failed(error, 'the process ends: nobody caught this', { where: 'process' });
  await ground.flush();
  process.exit(1);
}
process.on('uncaughtException', (error) => void crash(error));
process.on('unhandledRejection', (error) => void crash(error));
