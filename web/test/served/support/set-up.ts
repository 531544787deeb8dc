import { keepDownloads } from './downloads.ts';
import { startThreadsAsWorkers } from './web-worker.ts';

// Files share their modules, and each has a window of its own: what a browser has besides is put into every one.
startThreadsAsWorkers();
keepDownloads();
