import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** Of the tasks of a page's main thread that took at least a millisecond, in ms. */
export interface TaskTimes {
  p50: number;
  longest: number;
  /** The most that one task computed: without the time it waited because others used the processor. */
  mostComputed: number;
  /** The sum that all of them computed. */
  allComputed: number;
  /** How many took more than 50 ms, and how many computed for so long. */
  over: number;
  overComputed: number;
  /** What workers of the page computed. */
  workers: number;
}

/** Milliseconds after which a person notices that a page does not answer, as browsers count long tasks. */
const LONG = 50;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, by the clock and of the thread. */
  dur?: number;
  tdur?: number;
  ts: number;
  args?: {
    name?: string;
    data?: { frames?: { processId?: number }[] };
    chrome_mojo_event_info?: { mojo_interface_tag?: string };
  };
}

/** The interface by which a message of the measuring tool arrives in the page's process. */
const DEVTOOLS = 'blink.mojom.DevToolsSession';

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'];

/** A folder that is named here gets every trace, for a browser's performance panel: what a long task did. */
const TRACES = process.env['BENCH_TRACES'];
/** With samples of what runs, function by function. They take time themselves: the figures are then no measurement. */
const SAMPLED = process.env['BENCH_SAMPLES'] !== undefined;

/** The browser's own trace of the main thread while an action is done. */
export async function mainThreadTasks(browser: Browser, page: Page, action: () => Promise<void>): Promise<TaskTimes> {
  await browser.startTracing(page, { categories: [...CATEGORIES, ...(SAMPLED ? ['disabled-by-default-v8.cpu_profiler'] : [])] });
  await action();
  const trace = await browser.stopTracing();
  if (TRACES) await writeFile(join(TRACES, `${Date.now()}.json`), trace);
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const pages = new Set(traceEvents.flatMap((event) => event.args?.data?.frames?.map(({ processId }) => processId) ?? []));
  const main = new Set(
    traceEvents
      .filter(({ name, args, pid }) => name === 'thread_name' && args?.name === 'CrRendererMain' && pages.has(pid))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const workers = new Set(
    traceEvents
      .filter(({ name, args, pid }) => name === 'thread_name' && args?.name?.startsWith('DedicatedWorker') && pages.has(pid))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ofWorkers = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && workers.has(`${pid} ${tid}`));
  // Questions of the measurement, such as where a button is, run there too and are none of the page's own work.
  const asked = traceEvents.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === DEVTOOLS);
  const isOfMeasuring = ({ pid, tid, ts, dur = 0 }: TraceEvent): boolean =>
    asked.some((message) => message.pid === pid && message.tid === tid && message.ts >= ts && message.ts <= ts + dur);
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && (event.dur ?? 0) >= 1000 && main.has(`${event.pid} ${event.tid}`))
    .filter((event) => !isOfMeasuring(event))
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, thread: tdur / 1000 }));
  const clocks = tasks.map(({ clock }) => clock).toSorted((one, other) => one - other);
  return {
    p50: clocks[Math.floor(clocks.length / 2)] ?? 0,
    longest: clocks.at(-1) ?? 0,
    mostComputed: Math.max(0, ...tasks.map(({ thread }) => thread)),
    allComputed: tasks.reduce((sum, { thread }) => sum + thread, 0),
    over: clocks.filter((clock) => clock > LONG).length,
    overComputed: tasks.filter(({ thread }) => thread > LONG).length,
    workers: ofWorkers.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
  };
}
