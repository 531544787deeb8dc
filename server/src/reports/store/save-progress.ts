import { setImmediate as afterOthers, setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { dropProgress, noteProgress, type Progressed, type SaveKey } from './progress-store.ts';

/** Milliseconds that a generation may hold the thread, and after which its progress is written down again. */
const SLICE = 15;
const WRITTEN_EVERY = 200;

/** How far a save has come, for its sender; it stops when they cancel it or are gone. */
export class SaveProgress {
  readonly #database: Database;
  readonly #key: SaveKey | null;
  readonly #clock: () => Date;
  readonly #isGone: () => boolean;
  #yielded = -Infinity;
  #written = -Infinity;

  /** Without a key there is nothing to read or to cancel. */
  constructor(
    { database, clock }: Pick<Services, 'database' | 'clock'>,
    key: SaveKey | null,
    isGone: () => boolean = () => false,
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#key = key;
    this.#isGone = isGone;
  }

  /** Lets others in, and now and then writes down how far it is. @throws save_cancelled */
  async step(phase: Progressed['phase'], done: number, total: number): Promise<void> {
    if (performance.now() - this.#yielded < SLICE) return;
    await afterOthers();
    this.#yielded = performance.now();
    if (this.#isGone()) throw new AppError('save_cancelled');
    if (this.#yielded - this.#written >= WRITTEN_EVERY) await this.phase(phase, done, total);
  }

  /** Writes at once. @throws save_cancelled */
  async phase(phase: Progressed['phase'], done: number, total: number): Promise<void> {
    if (this.#isGone()) throw new AppError('save_cancelled');
    this.#written = performance.now();
    await this.#note(this.#database, { phase, done, total });
  }

  /** Follows work that goes on elsewhere: now and then writes down how far it is, and ends it when nobody waits any more. @throws save_cancelled */
  async follow<Answer>(
    { done, total }: { done: () => number; total: number },
    work: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const stop = new AbortController();
    const over = new AbortController();
    const working = work(stop.signal).finally(() => over.abort());
    const watching = this.#watch(done, total, over.signal).catch((error: unknown) => stop.abort(error));
    try {
      return await working;
    } finally {
      await watching;
    }
  }

  async #watch(done: () => number, total: number, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await pause(WRITTEN_EVERY, undefined, { signal: over }).catch(() => undefined);
      if (!over.aborted) await this.phase('calculating', done(), total);
    }
  }

  /** Within the transaction of the save: sent again under its key, it is known as done. @throws save_cancelled */
  async done(transaction: Database): Promise<void> {
    if (this.#isGone()) throw new AppError('save_cancelled');
    await this.#note(transaction, { phase: 'done', done: 1, total: 1 });
  }

  /** A failed save leaves no trace. */
  async drop(): Promise<void> {
    if (this.#key) await dropProgress(this.#database, this.#key);
  }

  async #note(database: Database, progressed: Progressed): Promise<void> {
    if (this.#key && (await noteProgress(database, this.#key, progressed, this.#clock()))) throw new AppError('save_cancelled');
  }
}
