import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface ProcessLimits {
  /** For the answer, from when the process is ready. */
  milliseconds: number;
  /** Of JavaScript's memory. */
  megabytes: number;
}

/** How long a process may take to begin, on a machine that has much else to do. */
const LONGEST_START = 60_000;

/**
 * Hands an order to a program that runs as a process of its own, once: what strangers' bytes do to a parser ends with it, its
 * memory is gone, and it can be stopped at any time, which a thread in machine code cannot. The program says `ready`, gets the
 * order and answers once.
 * @returns null where no answer came in time, or the process ended before it (it ran out of memory)
 */
export async function answerOfProcess<Answer>(program: URL, order: object, limits: ProcessLimits): Promise<Answer | null> {
  const child = fork(program, [], {
    env: {},
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined); // who cannot be reached gives no answer
  try {
    // The time to begin is not the order's, nor is it the order's fault when nothing begins.
    if ((await said(child, LONGEST_START)) === null) throw new Error(`The process ${program.pathname} did not begin.`);
    child.send(order, () => undefined);
    return (await said(child, limits.milliseconds)) as Answer | null;
  } finally {
    child.kill('SIGKILL');
  }
}

/** The next message of a process; null when it ends or says nothing in time. */
async function said(child: ChildProcess, milliseconds: number): Promise<unknown> {
  const signal = AbortSignal.timeout(milliseconds);
  const ended = once(child, 'exit', { signal }).then(() => null);
  const message = once(child, 'message', { signal }).then(([word]) => word as unknown);
  return Promise.race([message, ended]).catch(() => null);
}

interface Program<Order, Answer> {
  answer: (order: Order) => Promise<Answer>;
  /** The answer when answering failed. */
  failed: Answer;
  /** Bytes the process may hold: what parsers in machine code take is not counted by the limit of JavaScript. */
  mostMemory: number;
}

/** The other side: the program of such a process. It ends with its answer, and with the process that asked. */
export function answerOneOrder<Order, Answer extends object>({ answer, failed, mostMemory }: Program<Order, Answer>): void {
  process.once('disconnect', () => process.exit());
  setInterval(() => process.memoryUsage.rss() > mostMemory && process.exit(1), 100).unref();
  process.once('message', (order) => {
    answer(order as Order)
      .catch((): Answer => failed)
      .then((result) => process.send?.(result, () => process.exit()))
      .catch(() => process.exit(1));
  });
  process.send?.('ready');
}
