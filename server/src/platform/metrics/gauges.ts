import { type RememberedFigures, rememberedFigures } from '@plateprint/shared/kernel/memory/remembered.ts';
import type pg from 'pg';
import { Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { reserveOf } from '../disk/reserve.ts';
import type { WatchedDisk } from '../disk/watch-disks.ts';
import type { ThreadFigures } from '../threads/threads.ts';

export interface Watched {
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
  /** What they keep in memories of their own. */
  threadMemories: () => readonly RememberedFigures[];
}

export function poolGauge(registry: Registry, pool: Watched['pool']): Gauge {
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

export function diskGauges(registry: Registry, disks: Watched['disks']): void {
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

/** A gauge for each memory that saves asking again, by its name, with its bound: those of the thread that answers, and of the threads beside it. */
export function rememberedGauges(registry: Registry, { threadMemories }: Pick<Watched, 'threadMemories'>): void {
  const gauges = (prefix: string, where: string, figures: () => readonly RememberedFigures[]): void => {
    const gauge = (name: string, help: string, valueOf: (remembered: RememberedFigures) => number): Gauge<'remembered'> =>
      new Gauge({
        name: `plateprint_${prefix}${name}`,
        help: `${help}, ${where}`,
        labelNames: ['remembered'],
        registers: [registry],
        collect() {
          this.reset(); // a thread that ended keeps nothing
          for (const each of figures()) this.set({ remembered: each.name }, valueOf(each));
        },
      });
    gauge(
      'remembered_entries',
      'Answers that are kept in memory to save asking again, by what they are',
      ({ entries }) => entries,
    );
    gauge('remembered_entries_most', 'How many of them are kept at most', ({ most }) => most);
  };
  gauges('', 'in the thread that answers', rememberedFigures);
  gauges('thread_', 'in the threads beside it together', threadMemories);
}

export function threadGauges(
  registry: Registry,
  { threads, threadHeapBytes }: Pick<Watched, 'threads' | 'threadHeapBytes'>,
): void {
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
