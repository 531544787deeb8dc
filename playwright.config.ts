import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestChromium } from './scripts/chromium.ts';
import { writeIntoMemory } from './scripts/memory-folder.ts';

const port = Number(process.env['E2E_PORT'] || 3917);
writeIntoMemory();
// The configuration is read by every worker: the folder is chosen once and handed on.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'plateprint-e2e-')));
// As root the database server runs as another user, who must reach the folder; else its data would live elsewhere.
chmodSync(dataDir, 0o755);

const chromium = findTestChromium();

/** Journeys in a real browser on the product as it is started by `npm start`, with a small demo. */
export default defineConfig({
  testDir: 'e2e',
  // A slow machine is no fault: long enough that only what never comes fails.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // Two more than two cores: a journey waits for pages, pictures, mails and its own clock (decision 0225).
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Nothing is caught half-way through a movement.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/support/start-product.ts`,
    url: `http://localhost:${port}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    // A journey's webhooks go to a receiver beside the product.
    env: {
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      WEBHOOK_PRIVATE_ADDRESSES: 'true',
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled'),
    },
  },
});
