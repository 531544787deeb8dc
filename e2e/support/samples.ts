import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildExports, type ExportsPage, serveExports } from '../../bench/browser/exports-page.ts';

/** Modules of the web workspace that are looked at without the product. */
const SAMPLES = {
  exports: 'exports/sample/sample-exports.ts',
  reports: 'reports/document/sample/sample-reports.tsx',
} as const;

const isThere = async (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Serves a sample, which the first browser of the run that asks for it builds, and the others wait for. */
export async function openSample(name: keyof typeof SAMPLES): Promise<ExportsPage> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'samples', name);
  const built = `${folder}.built`;
  while (!(await isThere(built))) {
    if (await begins(`${folder}.building`)) await build(name, folder);
    else await pause(100);
  }
  return serveExports(folder);
}

async function begins(mark: string): Promise<boolean> {
  await mkdir(join(mark, '..'), { recursive: true });
  return mkdir(mark).then(
    () => true,
    () => false,
  );
}

async function build(name: keyof typeof SAMPLES, folder: string): Promise<void> {
  try {
    await buildExports(folder, SAMPLES[name]);
    await writeFile(`${folder}.built`, '');
  } finally {
    // Where it failed, the next one tries.
    await rm(`${folder}.building`, { recursive: true, force: true });
  }
}
