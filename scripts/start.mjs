// Plain JavaScript, so that an old Node can say what is missing instead of stumbling over a type.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old to run TypeScript: run "npm ci" with its install scripts allowed, or use Node 22.18 or newer.`,
  );
  process.exit(1);
}
// The allocator of Linux keeps what threads give back, each in arenas of its own: with two for all a node takes 35 MB less. It reads this once,
// before any program of ours runs, so that the process begins anew, under its own number.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined && process.execve) {
  const environment = { ...process.env, MALLOC_ARENA_MAX: '2' };
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], environment);
}
process.title = 'plateprint';
const { buildWebWhenStale } = await import('./build-web.ts');
await buildWebWhenStale();
await import('../server/src/main.ts');
