import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areaOrderViolations } from './area-order.ts';

/** The folder of a small project of its own, under the law of this one. */
export async function plantedProject(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'areas-'));
  if (!('areas.json' in files)) await copyFile(join(import.meta.dirname, '../../areas.json'), join(root, 'areas.json'));
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), source);
  }
  return root;
}

/** The violations of a small project of its own. */
export async function violationsOf(files: Record<string, string>): Promise<string[]> {
  return (await areaOrderViolations(await plantedProject(files))).map(({ path, line, rule }) => `${path}:${line} ${rule}`);
}
