// First: what is imported below opens its channel, and takes its timers, when it is read.
import './own-immediates.ts';
import './own-tabs.ts';
import './own-reveals.ts';
import './own-styles.ts';
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, vi } from 'vitest';
import { fetchOpened } from '../../src/ui/opened/use-opened.ts';
import { closePage } from './open-page.tsx';

// Before a test may have other timers.
const { setTimeout: realTimeout } = globalThis;

// A slow machine is no fault (decision 0009). The page in full would stand in every fault, and be written anew at each look.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) => new Error(message ?? ''),
  // What stands on the page is seen before React ran its effects: no hand is so quick that it comes in between.
  asyncWrapper: async (find) => {
    const found = await find();
    await new Promise((resolve) => void realTimeout(resolve, 0));
    return found;
  },
});

// Here, not beside it: files share their modules, and a module is read once.
afterEach(closePage);
// A part of a page that is still being fetched when the last test of a file ends would never come, to no file after it.
afterEach(async () => vi.dynamicImportSettled());

// Nothing is laid out here, so no typeface is waited for.
Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });

// The first touch of a page fetches what opens over it: nobody here is quicker than that.
await fetchOpened();
