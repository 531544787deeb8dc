import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { addedFigures, type RememberedFigures } from '@plateprint/shared/kernel/memory/remembered.ts';
import type { ThreadAnswer, ThreadOrder } from './thread-messages.ts';

export interface ThreadLimits {
  most: number;
  /** Of JavaScript's memory, each; what is shared does not count. */
  megabytes: number;
  /** Milliseconds after which a thread that has nothing to do ends. */
  idle: number;
}

export interface ThreadFigures {
  running: number;
  working: number;
  /** Orders that wait for a thread. */
  waiting: number;
  /** Since the start. */
  died: number;
  /** Orders, since the start. */
  done: number;
}

/** Work that may hold a thread, done beside the one that answers. */
export interface Threads {
  /**
   * Hands orders to the module that answers them, in any of the threads; the answers come in the order of the orders. Who has many
   * takes turns with everybody else. An order whose thread dies is done once more by another.
   * @throws what a module threw; the reason of the signal; or that threads died twice over the same order
   */
  run: <Answer>(module: URL, orders: readonly unknown[], signal?: AbortSignal) => Promise<Answer[]>;
  figures: () => ThreadFigures;
  /** Their heaps together, in bytes. */
  heapBytes: () => Promise<number>;
  /** What they keep in memories of their own, all threads together, as each said with its last answer. */
  remembered: () => RememberedFigures[];
  close: () => Promise<void>;
}

interface Work {
  module: string;
  orders: readonly unknown[];
  answers: unknown[];
  /** Places of orders that nobody has begun. */
  waiting: number[];
  open: number;
  /** Nobody waits for it any more. */
  isGivenUp: boolean;
  died: Set<number>;
  resolve: (answers: unknown[]) => void;
  reject: (error: unknown) => void;
}

interface Thread {
  worker: Worker;
  doing: { work: Work; place: number } | null;
  idle: NodeJS.Timeout | null;
  remembered: readonly RememberedFigures[];
}

/** How long a thread may go on with what nobody waits for any more, before it is ended. */
const GRACE = 250;
/**
 * Megabytes of each half of a thread's young generation: garbage lives for an order. A flag, for a process that is started with one of its own for
 * the thread that answers heeds no limit of a worker: it had twice as much, which cost 13 MB and saved no processor.
 */
const YOUNG_HALF = 4;
const PROGRAM = new URL('thread.ts', import.meta.url);

/** @param data what every thread is handed when it starts: buffers in it are shared, the rest is copied */
export function openThreads(data: unknown, limits: ThreadLimits): Threads {
  return new OwnThreads(data, limits);
}

class OwnThreads implements Threads {
  private readonly data: unknown;
  private readonly limits: ThreadLimits;
  private readonly threads = new Set<Thread>();
  /** In the order of their next turn. */
  private readonly queue: Work[] = [];
  private died = 0;
  private done = 0;

  constructor(data: unknown, limits: ThreadLimits) {
    this.data = data;
    this.limits = limits;
  }

  async run<Answer>(module: URL, orders: readonly unknown[], signal?: AbortSignal): Promise<Answer[]> {
    signal?.throwIfAborted();
    if (orders.length === 0) return [];
    return new Promise<Answer[]>((resolve, reject) => {
      const cancel = (): void => this.fail(work, signal?.reason);
      const over = (): void => signal?.removeEventListener('abort', cancel);
      const work: Work = {
        module: module.href,
        orders,
        answers: [],
        waiting: [...orders.keys()],
        open: orders.length,
        isGivenUp: false,
        died: new Set(),
        resolve: (answers) => (over(), resolve(answers as Answer[])),
        reject: (error) => (over(), reject(error)),
      };
      signal?.addEventListener('abort', cancel, { once: true });
      this.queue.push(work);
      this.next();
    });
  }

  figures(): ThreadFigures {
    return {
      running: this.threads.size,
      working: [...this.threads].filter(({ doing }) => doing !== null).length,
      waiting: this.queue.reduce((sum, { waiting }) => sum + waiting.length, 0),
      died: this.died,
      done: this.done,
    };
  }

  async heapBytes(): Promise<number> {
    const heaps = [...this.threads].map(async ({ worker }) =>
      worker.getHeapStatistics().then(
        ({ total_heap_size: bytes }) => bytes,
        () => 0, // it ended meanwhile
      ),
    );
    return (await Promise.all(heaps)).reduce((sum, bytes) => sum + bytes, 0);
  }

  remembered(): RememberedFigures[] {
    return addedFigures([...this.threads].flatMap((thread) => thread.remembered));
  }

  async close(): Promise<void> {
    for (const thread of this.threads) this.end(thread);
  }

  /** Gives threads that have nothing to do what waits. */
  private next(): void {
    for (let work = this.queue[0]; work; work = this.queue[0]) {
      const thread = this.free();
      if (!thread) return;
      this.queue.shift();
      const place = work.waiting.shift();
      if (work.waiting.length > 0) this.queue.push(work); // behind all others
      if (place !== undefined) begin(thread, work, place);
    }
  }

  private free(): Thread | undefined {
    const idle = [...this.threads].find(({ doing }) => doing === null);
    return idle ?? (this.threads.size < this.limits.most ? this.start() : undefined);
  }

  private start(): Thread {
    setFlagsFromString(`--max-semi-space-size=${YOUNG_HALF}`); // of threads that are still to start
    const resourceLimits = { maxOldGenerationSizeMb: this.limits.megabytes };
    const worker = new Worker(PROGRAM, { workerData: this.data, resourceLimits });
    const thread: Thread = { worker, doing: null, idle: null, remembered: [] };
    this.threads.add(thread);
    worker.on('message', (said: ThreadAnswer) => this.answered(thread, said));
    worker.on('error', () => this.lost(thread));
    worker.on('exit', () => this.lost(thread));
    return thread;
  }

  private answered(thread: Thread, said: ThreadAnswer): void {
    const { doing } = thread;
    thread.doing = null;
    thread.remembered = said.remembered;
    thread.worker.unref();
    thread.idle = setTimeout(() => this.end(thread), this.limits.idle).unref();
    if (doing && 'problem' in said) this.fail(doing.work, new Error(said.problem));
    else if (doing && 'answer' in said) {
      this.done += 1;
      doing.work.answers[doing.place] = said.answer;
      doing.work.open -= 1;
      if (doing.work.open === 0) doing.work.resolve(doing.work.answers);
    }
    this.next();
  }

  private lost(thread: Thread): void {
    if (!this.threads.delete(thread)) return; // ended by us
    this.died += 1;
    const { doing } = thread;
    if (doing?.work.died.has(doing.place)) this.fail(doing.work, new Error('Threads died over the same order twice.'));
    else if (doing && !doing.work.isGivenUp) {
      doing.work.died.add(doing.place);
      doing.work.waiting.unshift(doing.place);
      if (!this.queue.includes(doing.work)) this.queue.unshift(doing.work);
    }
    this.next();
  }

  /** Nobody waits any more: what was not begun never is, and what goes on is ended. */
  private fail(work: Work, error: unknown): void {
    work.isGivenUp = true;
    work.waiting.length = 0;
    const place = this.queue.indexOf(work);
    if (place >= 0) this.queue.splice(place, 1);
    work.reject(error);
    setTimeout(() => {
      for (const thread of this.threads) if (thread.doing?.work === work) this.end(thread);
      this.next();
    }, GRACE).unref();
  }

  private end(thread: Thread): void {
    this.threads.delete(thread);
    if (thread.idle) clearTimeout(thread.idle);
    void thread.worker.terminate();
  }
}

function begin(thread: Thread, work: Work, place: number): void {
  if (thread.idle) clearTimeout(thread.idle);
  thread.doing = { work, place };
  thread.worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.worker.postMessage({ module: work.module, order: work.orders[place] } satisfies ThreadOrder);
}
