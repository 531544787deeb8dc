import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifests } from './manifests.ts';
import { packageFaults } from './package-law.ts';
import { usagesUnder } from './usage.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'packages-'));
  await mkdir(join(root, 'kitchen'));
  await writeFile(join(root, 'package.json'), JSON.stringify({ workspaces: ['kitchen'], devDependencies: { oven: '1' } }));
});

afterAll(() => rm(root, { recursive: true }));

async function faultsOf(manifest: object, files: Record<string, string>): Promise<string[]> {
  await writeFile(join(root, 'kitchen/package.json'), JSON.stringify(manifest));
  for (const [name, source] of Object.entries(files)) await writeFile(join(root, 'kitchen', name), source);
  const faults = await packageFaults(root, await readManifests(root), await usagesUnder(root));
  return faults.filter(({ path }) => path.startsWith('kitchen/')).map(({ what }) => what);
}

test('a package is used when a module, a style sheet or a script of its workspace has it', async () => {
  const manifest = { scripts: { bake: 'baker --all' }, dependencies: { whisk: '1', '@fonts/slab': '1', baker: '1' } };
  const files = {
    'mix.ts': `import { mix } from 'whisk/fast';\nvoid mix;`,
    'look.css': `@font-face { src: url('@fonts/slab/a.woff2') }`,
  };
  expect(await faultsOf(manifest, files)).toEqual([]);
});

test('one that nothing imports, one that is not named, and types that the workspace writes itself are reported', async () => {
  const files = {
    'mix.ts': `import { mix } from 'whisk';\nimport { heat } from 'oven';\nvoid mix;\nvoid heat;`,
    'whisk.d.ts': `declare module 'whisk' { export const mix: () => void; }`,
    'look.css': '',
  };
  const manifest = { dependencies: { spoon: '1' }, devDependencies: { '@types/whisk': '1' } };
  expect(await faultsOf(manifest, files)).toEqual(['shadows @types/whisk', 'nothing imports spoon']);
  expect(await faultsOf({}, files)).toEqual(['does not name whisk']);
});
