import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadManifest } from './manifests.ts';
import type { Unused } from './unused-law.ts';
import type { Usage } from './usage.ts';

/** Packages that no module imports, each with what it is for. */
const NEEDED_OTHERWISE: Readonly<Record<string, string>> = {
  'axe-core': 'e2e/support/axe-findings.ts reads its script',
  'happy-dom': 'vitest.config.ts names it: the DOM of the screens',
  node: 'the Node that all scripts run on',
  '@types/node': 'types of what every script uses',
  'oxlint-tsgolint': 'oxlint --type-aware runs it',
  'openapi-typescript': 'client/build.ts runs it',
  typescript: 'tsc, and what openapi-typescript writes with',
};

/** Packages that nobody imports, and imports that the workspace does not name. */
export async function packageFaults(
  root: string,
  manifests: readonly ReadManifest[],
  usages: readonly Usage[],
): Promise<Unused[]> {
  const faults: Unused[] = [];
  const ofRoot = manifests.find(({ folder }) => folder === '')?.packages ?? [];
  const all = new Set(manifests.flatMap(({ packages }) => packages));
  for (const manifest of manifests) {
    const path = join(manifest.folder, 'package.json');
    const used = await packagesOf(root, manifest, usages);
    const known = manifest.folder === '' ? all : new Set([...manifest.packages, ...ofRoot]);
    for (const name of await declaredHere(root, manifest))
      if (manifest.packages.includes(`@types/${name}`)) faults.push({ path, line: 1, what: `shadows @types/${name}` });
    for (const name of manifest.packages)
      if (!isNeeded(name, used, manifest)) faults.push({ path, line: 1, what: `nothing imports ${name}` });
    for (const name of used)
      if (!known.has(name) && !known.has(`@types/${name}`)) faults.push({ path, line: 1, what: `does not name ${name}` });
  }
  return faults;
}

/** Packages whose types a workspace writes itself: those of `@types` would never be read. */
async function declaredHere(root: string, { folder }: ReadManifest): Promise<ReadonlySet<string>> {
  const sheets = folder === '' ? [] : await textsOf(join(root, folder), '**/*.d.ts');
  return new Set(sheets.flatMap((text) => [...text.matchAll(/declare module '([^']+)'/g)].map(([, name = '']) => name)));
}

async function textsOf(folder: string, pattern: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const path of glob(pattern, { cwd: folder, exclude: ['**/node_modules', '**/dist'] }))
    texts.push(await readFile(join(folder, path), 'utf8'));
  return texts;
}

function isNeeded(name: string, used: ReadonlySet<string>, { scripts }: ReadManifest): boolean {
  if (used.has(name) || Object.hasOwn(NEEDED_OTHERWISE, name)) return true;
  if (name.startsWith('@types/')) return used.has(name.slice('@types/'.length));
  return scripts.some((script) => script.split(/\s+/).includes(name));
}

/** The packages that the modules and style sheets of a workspace import; for the root, those of files in no workspace. */
async function packagesOf(root: string, { folder }: ReadManifest, usages: readonly Usage[]): Promise<ReadonlySet<string>> {
  const inFolder = (path: string): boolean =>
    folder === '' ? !/^(?:shared|server|web|food-data|client)\//.test(path) : path.startsWith(`${folder}/`);
  const used = new Set(usages.filter(({ path }) => inFolder(path)).flatMap(({ packages }) => [...packages]));
  if (folder === '') return used;
  for (const sheet of await textsOf(join(root, folder), '**/*.css'))
    for (const [, name] of sheet.matchAll(/(?:@import |url\()['"]((?:@[\w-]+\/)?[\w-]+)/g)) if (name) used.add(name);
  return used;
}
