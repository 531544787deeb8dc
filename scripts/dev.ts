import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWhenStale } from './build-web.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] || 3000);
const serverPort = port + 1;

// The live pages are drawn by the server and find their style and script among what is built.
if (!existsSync(join(root, 'web/dist/live-menu/page.js'))) await bundleWhenStale();

/** Browser side with instant reload on PORT, server restarted at each change on the next port. */
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` },
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'web', '--port', String(port), '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_PORT: String(serverPort) },
  }),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
