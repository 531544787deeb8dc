// Plain JavaScript, so that an old Node can say what is missing instead of stumbling over a type.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old to run TypeScript: run "npm ci" with its install scripts allowed, or use Node 22.18 or newer.`,
  );
  process.exit(1);
}
process.title = 'plateprint';
const { buildWebWhenStale } = await import('./build-web.ts');
await buildWebWhenStale();
await import('../server/src/main.ts');
