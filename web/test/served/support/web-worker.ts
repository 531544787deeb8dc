import { Blob as NodeBlob } from 'node:buffer';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker as Thread } from 'node:worker_threads';

const ROOT = join(import.meta.dirname, '../../../..');

/** The `Worker` of a browser: a thread that reads the same program. */
class ThreadWorker extends EventTarget {
  private readonly thread: Thread;
  private sent: Promise<void> = Promise.resolve();
  private heard: Promise<void> = Promise.resolve();

  constructor(address: URL | string) {
    super();
    const { pathname } = new URL(address, 'file:///');
    const program = [pathname.replace(/^\/@fs/, ''), join(ROOT, pathname)].find((path) => existsSync(path));
    this.thread = new Thread(join(import.meta.dirname, 'web-worker-thread.ts'), {
      workerData: { program },
      execArgv: [],
      stdout: false,
    });
    this.thread.unref();
    this.thread.on('message', (data: unknown) => {
      this.heard = this.heard.then(async () => {
        this.dispatchEvent(new MessageEvent('message', { data: await ofThePage(data) }));
      });
    });
    this.thread.on('error', (error) => this.dispatchEvent(new ErrorEvent('error', { message: String(error) })));
  }

  /** In the order in which they were sent, though a file is read first. */
  postMessage(message: unknown): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    this.sent = this.sent.then(async () => this.thread.postMessage(await cloneable(message)));
  }

  terminate(): void {
    void this.thread.terminate();
  }
}

/** A file of the DOM is none of Node's: its content goes in its place, and becomes a file again in the thread. */
async function cloneable(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const { name = null, type } = value as Blob & { name?: string };
    return { blob: new Uint8Array(await value.arrayBuffer()), name, type };
  }
  return eachOf(value, cloneable);
}

/** And a file of Node's is none of the DOM's. */
async function ofThePage(value: unknown): Promise<unknown> {
  if (value instanceof NodeBlob) return new Blob([await value.arrayBuffer()], { type: value.type });
  return eachOf(value, ofThePage);
}

async function eachOf(value: unknown, change: (part: unknown) => Promise<unknown>): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(change));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const parts = Object.entries(value).map(async ([key, each]) => [key, await change(each)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

/** For the window that a test file has. */
export function startThreadsAsWorkers(): void {
  globalThis.Worker = ThreadWorker as unknown as typeof Worker;
}
