import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Loaded into a product before its own modules: how much processor the thread that answers takes between two looks, each some milliseconds. */
const EVERY = 5;
const FILE = process.env['TURNS_FILE'];

if (isMainThread && FILE !== undefined) {
  let turns: number[] = [];
  let before = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    turns.push((now.user + now.system - before.user - before.system) / 1000);
    before = now;
  }, EVERY).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(FILE, JSON.stringify(turns));
    turns = [];
  });
}
