import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserServer, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumOrExplain } from '../../scripts/chromium.ts';
import { DEMO_PASSWORD } from '../../server/src/demo/demo-people.ts';
import { benchFolder } from './bench-folder.ts';

export interface RunningProduct {
  base: string;
  pid: number;
  dataDir: string;
  /** Milliseconds from the start of the process to its first healthy answer. */
  readyAfter: number;
  stop: () => Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');

/** The words of `npm start` behind `node`. */
async function startWords(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
}

/** The product as `npm start` starts it, on a folder of its own. */
export async function startProduct(port: number, dataDir?: string, environment: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const folder = dataDir ?? (await benchFolder());
  const base = `http://localhost:${port}`;
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, await startWords(), {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: 'localhost', DATA_DIR: folder, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = async (): Promise<boolean> =>
    fetch(`${base}/api/health`).then(
      (reply) => reply.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode} before it answered`);
    await new Promise((next) => setTimeout(next, 20));
  }
  const readyAfter = performance.now() - started;
  return {
    base,
    pid: child.pid ?? 0,
    dataDir: folder,
    readyAfter,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumOrExplain(),
    args: CHROMIUM_FLAGS,
  });
}

/** A browser whose processes can be looked at. */
export async function openBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: chromiumOrExplain(), args: CHROMIUM_FLAGS });
}

export async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/sign-in`);
  await page.locator('input[type="email"], input[name="email"]').first().fill('chef@demo.plateprint.test');
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/dashboard/);
}
