import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A slow machine is no fault; what hangs is. */
const LONGEST_START_MS = 120_000;
/** The programs as Node compiled them at an earlier start: over a quarter of a start is spared. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/compiled');

/** The product as a process of its own, as `npm start` runs it. */
export interface RunningProduct {
  address: string;
  process: ChildProcess;
  /** The text in the terminal so far. */
  said: () => string;
  /** Sends a signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; milliseconds: number }>;
}

export async function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface Start {
  dataDir: string;
  port?: number;
  /** The account it runs as; ours when absent. */
  account?: { uid: number; gid: number };
  environment?: NodeJS.ProcessEnv;
  /** The command that runs it, with its words: in another namespace, say. */
  within?: readonly string[];
}

/** Starts it without waiting for its answer. */
export async function launchProduct({ dataDir, port, account, environment, within = [] }: Start): Promise<RunningProduct> {
  const chosen = port ?? (await freePort());
  const words = [...within, process.execPath, join(import.meta.dirname, '../../src/main.ts')];
  const child = spawn(words[0] ?? '', words.slice(1), {
    env: {
      ...process.env,
      DATABASE_URL: '',
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: String(chosen),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: COMPILED,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    address: `http://127.0.0.1:${chosen}`,
    process: child,
    said: () => said,
    async end(signal) {
      const asked = performance.now();
      child.kill(signal);
      await gone;
      return { code: child.exitCode, milliseconds: performance.now() - asked };
    },
  };
}

async function isHealthy(address: string): Promise<boolean> {
  return fetch(`${address}/api/health`).then(
    (reply) => reply.ok,
    () => false,
  );
}

/** Waits until it answers; fails with what it said when it ends instead. */
async function untilHealthy(product: RunningProduct): Promise<void> {
  for (let waited = 0; waited < LONGEST_START_MS; waited += 50) {
    if (await isHealthy(product.address)) return;
    if (product.process.exitCode !== null)
      throw new Error(`the product ended with ${product.process.exitCode}: ${product.said()}`);
    await pause(50);
  }
  throw new Error(`the product did not answer within ${LONGEST_START_MS / 1000} s: ${product.said()}`);
}

export async function startProduct(start: Start): Promise<RunningProduct> {
  const product = await launchProduct(start);
  await untilHealthy(product);
  return product;
}
