import { join } from 'node:path';

// Plain JavaScript, so that an old Node can say what is missing instead of stumbling over a type.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old to run TypeScript: run "npm ci" with its install scripts allowed, or use Node 22.18 or newer.`,
  );
  process.exit(1);
}
// The allocator of Linux keeps what threads give back, each in arenas of its own: with two for all a node takes 35 MB less, and where what is large never
// comes to lie among what is small, which it does once a large piece was given back, 15 to 20. What was compiled is read
// again by the next start and by each thread instead of being compiled again. Both are read once, before any program of ours runs, so that the process
// begins anew, under its own number.
const wanted = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/plateprint'),
};
if (process.platform === 'linux' && process.execve && Object.keys(wanted).some((name) => process.env[name] === undefined)) {
  const environment = { ...wanted, ...process.env };
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], environment);
}
process.title = 'plateprint';
const { bundleWhenStale, compressInBackground } = await import('./build-web.ts');
// Beside it a new database is made and filled: both together take little longer than one.
const pages = bundleWhenStale();
pages.catch(() => undefined); // the start fails with it, once it gets there
const { runProcess } = await import('../server/src/run-process.ts');
await runProcess(pages);
compressInBackground();
