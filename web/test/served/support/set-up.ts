import { afterEach, vi } from 'vitest';
import { keepDownloads } from './downloads.ts';
import { startThreadsAsWorkers } from './web-worker.ts';

// Files share their modules, and each has a window of its own: what a browser has besides is put into every one.
startThreadsAsWorkers();
keepDownloads();

// A part of a page that is still being fetched when the last test ends would come into a window that is gone.
afterEach(async () => vi.dynamicImportSettled());
