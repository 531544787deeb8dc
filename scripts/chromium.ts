import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's Chromium without a browser around the page: the same engine, and nearly a third less work for each journey. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Without a window, as root too, and without asking anybody outside. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const HOW =
  'Browser tests need Chromium: install it (Debian: "apt-get install chromium") or set CHROMIUM_PATH to a Chromium or Chrome.';

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium of this machine; null without one. */
function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return runnable(named) ? named : null;
  return PLACES.find(runnable) ?? null;
}

/** The browser of journeys: the shell where it is installed, unless a Chromium is named. */
export function findTestChromium(): string | null {
  return !process.env['CHROMIUM_PATH'] && runnable(SHELL) ? SHELL : findChromium();
}

/** Finds Chromium; as root on Debian installs it; else says in one line how to get it. */
export function chromiumOrExplain(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env['CHROMIUM_PATH']) {
    console.log('Installing Chromium from Debian …');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    try {
      execFileSync('apt-get', ['update'], quiet);
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    } catch {
      throw new Error(HOW);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(HOW);
}
