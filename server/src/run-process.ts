import { join } from 'node:path';
import { readConfiguration } from './platform/configuration.ts';
import { endOnCrash } from './platform/failures/end-on-crash.ts';
import { oneLine } from './platform/failures/one-line.ts';
import { growHeapsByRoom } from './platform/heap-growth.ts';
import { type Platform, openPlatform, type Running, start } from './start.ts';

/** The only file that knows the process: its environment, its signals and its end. */
const root = join(import.meta.dirname, '../..');

/**
 * Runs the product as this process, until it is asked to stop.
 * @param pages resolves once the browser side is built: all else is made ready meanwhile
 * @returns when it answers
 */
export async function runProcess(pages?: Promise<void>): Promise<void> {
  growHeapsByRoom();
  let platform: Platform | undefined;
  process.on('exit', () => platform?.flushLog());
  // Nobody reads the terminal any more, or its disk is full: that ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  endOnCrash(async (error) => {
    platform?.failed(error, 'the process ends: nobody caught this', { where: 'process' });
    await platform?.flush();
  });

  async function open(): Promise<Running> {
    platform = await openPlatform(readConfiguration(process.env, root));
    return start(platform, pages);
  }

  const starting = open();
  starting.catch((error: unknown) => {
    console.error(oneLine(error));
    process.exit(1);
  });
  stopOnSignals(starting);
  await starting;
}

function stopOnSignals(starting: Promise<Running>): void {
  let stopping = false;
  const hurry = new AbortController();

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    const running = await starting; // a start is not left half-way: its database would stay behind
    await running.stop(hurry.signal);
    process.exit(0);
  }
  // Ctrl+C waits for no balancer; nor does a second request to stop.
  process.on('SIGINT', () => {
    hurry.abort();
    void stop();
  });
  process.on('SIGTERM', () => {
    if (stopping) hurry.abort();
    void stop();
  });
}
