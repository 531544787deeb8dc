import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RememberedFigures, rememberedFigures } from '@plateprint/shared/kernel/memory/remembered.ts';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { reserveOf } from '../disk/reserve.ts';
import type { WatchedDisk } from '../disk/watch-disks.ts';
import { PATIENCE, type Patience, serverPatience } from '../http/patience.ts';
import type { ThreadFigures } from '../threads/threads.ts';
import { type Meters, metersOf } from './meters.ts';
import { watchWaiting } from './watch-waiting.ts';

export interface Metrics {
  meters: Meters;
  /** Everything, as Prometheus reads it. */
  text: () => Promise<string>;
}

interface Watched {
  database: Database;
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  version: string;
  foodDataVersion: string;
  clock: () => Date;
  /** The disks that are written to. */
  disks: () => readonly WatchedDisk[];
  /** The threads that work beside the one that answers. */
  threads: () => ThreadFigures;
  /** Their heaps in bytes. */
  threadHeapBytes: () => Promise<number>;
}

function poolGauge(registry: Registry, pool: Watched['pool']): Gauge {
  return new Gauge({
    name: 'plateprint_database_connections',
    help: 'Connections of this process to the database: busy, idle; and those who wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}

function diskGauges(registry: Registry, disks: Watched['disks']): void {
  const gauge = (name: string, help: string, valueOf: (disk: WatchedDisk) => number): Gauge<'kept'> =>
    new Gauge({
      name: `plateprint_${name}`,
      help,
      labelNames: ['kept'],
      registers: [registry],
      collect() {
        for (const disk of disks()) this.set({ kept: disk.kept }, valueOf(disk));
      },
    });
  gauge(
    'disk_free_bytes',
    'What is free of the disk of the database, or of files: NaN where it does not tell',
    ({ size, free }) => (size === 0 ? NaN : free),
  );
  gauge('disk_reserve_bytes', 'What must stay free of it', ({ size }) => (size === 0 ? NaN : reserveOf(size)));
  gauge('disk_has_room', '1 while it is written to, 0 while it is only read', ({ hasRoom }) => Number(hasRoom));
}

/** A gauge for each memory that saves asking again, by its name, with its bound. */
function rememberedGauges(registry: Registry): void {
  const gauge = (name: string, help: string, valueOf: (remembered: RememberedFigures) => number): Gauge<'remembered'> =>
    new Gauge({
      name: `plateprint_${name}`,
      help,
      labelNames: ['remembered'],
      registers: [registry],
      collect() {
        for (const each of rememberedFigures()) this.set({ remembered: each.name }, valueOf(each));
      },
    });
  gauge('remembered_entries', 'Answers that are kept in memory to save asking again, by what they are', ({ entries }) => entries);
  gauge('remembered_entries_most', 'How many of them are kept at most', ({ most }) => most);
}

function threadGauges(registry: Registry, { threads, threadHeapBytes }: Pick<Watched, 'threads' | 'threadHeapBytes'>): void {
  void new Gauge({
    name: 'plateprint_threads',
    help: 'Threads beside the one that answers: running, working; orders that wait for one; threads that died and orders that were done since the start',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(threads())) this.set({ state }, count);
    },
  });
  void new Gauge({
    name: 'plateprint_thread_heap_bytes',
    help: 'What the heaps of these threads take of the memory together; that of the one that answers is nodejs_heap_size_total_bytes',
    registers: [registry],
    async collect() {
      this.set(await threadHeapBytes());
    },
  });
}

/** The figures of one process: its answers, its connections, Node's event loop and memory, and what waits in the database. */
export function openMetrics(watched: Watched): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const meters = metersOf(registry);
  meters.build.set({ version: watched.version, food_data: watched.foodDataVersion }, 1);
  poolGauge(registry, watched.pool);
  diskGauges(registry, watched.disks);
  rememberedGauges(registry);
  threadGauges(registry, watched);
  const readWaiting = watchWaiting(registry, watched);
  return {
    meters,
    async text() {
      await readWaiting();
      return registry.metrics();
    },
  };
}

/** Serves `/metrics` on a port of its own, which no proxy leads to. @returns where it listens and how to end it. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, patience = PATIENCE }: { host: string; port: number; patience?: Patience },
): Promise<{ port: number; close: () => void }> {
  const server: Server = createServer(serverPatience(patience), (request, reply) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return void reply.writeHead(404).end();
    metrics.text().then(
      (text) => reply.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => listening());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
