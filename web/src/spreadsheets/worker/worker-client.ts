import { FileProblem } from './file-problem.ts';
import type { AnswerOf, InputOf, SaidOf, WorkerCall, WorkerPort, WorkerReply, WorkerService } from './worker-calls.ts';

/** Thrown for a question to a worker that was ended before it answered. */
export class WorkCancelled extends Error {
  override name = 'WorkCancelled';
}

export interface StartedWorker extends WorkerPort {
  addEventListener: (type: 'message' | 'error', listener: (event: { data: unknown }) => void) => void;
  terminate: () => void;
}

export interface WorkerClient<Service extends WorkerService> {
  /** Throws a `FileProblem`, or a `WorkCancelled` when the worker was ended. */
  ask: <Name extends keyof Service & string>(
    method: Name,
    input: InputOf<Service[Name]>,
    onSaid?: (said: SaidOf<Service[Name]>) => void,
  ) => Promise<AnswerOf<Service[Name]>>;
  /** Ends the worker with all that it held, whatever it is at. The next question starts another. */
  end: () => void;
  /** Whether questions may start a worker: not when the page that asks is gone. */
  setOpen: (open: boolean) => void;
}

interface OpenOrder {
  onSaid: ((said: never) => void) | undefined;
  resolve: (answer: never) => void;
  reject: (reason: Error) => void;
}

/** Asks a worker, which is started by the first question. */
export function workerClient<Service extends WorkerService>(start: () => StartedWorker): WorkerClient<Service> {
  let worker: StartedWorker | null = null;
  let isOpen = true;
  let calls = 0;
  const waiting = new Map<number, OpenOrder>();

  function stop(reason: Error): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }
  function started(): StartedWorker {
    const own = start();
    own.addEventListener('message', ({ data }) => own === worker && heard(data as WorkerReply));
    // It could not be loaded, or had no more memory: what it held is gone.
    own.addEventListener('error', () => own === worker && stop(new FileProblem('unreadable')));
    return own;
  }
  function heard(reply: WorkerReply): void {
    const asked = waiting.get(reply.call);
    if (!asked) return;
    if ('said' in reply) return asked.onSaid?.(reply.said as never);
    waiting.delete(reply.call);
    if ('answer' in reply) asked.resolve(reply.answer as never);
    else asked.reject('problem' in reply ? new FileProblem(reply.problem) : new Error(reply.failure));
  }

  return {
    ask: (method, input, onSaid) =>
      new Promise((resolve, reject) => {
        if (!isOpen) return reject(new WorkCancelled());
        worker ??= started();
        const call = ++calls;
        waiting.set(call, { onSaid, resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ call, method, input } satisfies WorkerCall);
      }),
    end: () => stop(new WorkCancelled()),
    setOpen(open) {
      isOpen = open;
      if (!open) stop(new WorkCancelled());
    },
  };
}
