import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Versions = z.optional(z.record(z.string(), z.string()));
const Manifest = z.object({
  workspaces: z.optional(z.array(z.string())),
  scripts: Versions,
  dependencies: Versions,
  devDependencies: Versions,
});

export interface ReadManifest {
  /** The folder that it speaks of; empty for the root. */
  folder: string;
  packages: string[];
  scripts: string[];
  /** Modules that its scripts begin with. */
  files: string[];
}

export async function readManifests(root: string): Promise<ReadManifest[]> {
  const first = await read(root, '');
  const { workspaces = [] } = Manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  return [first, ...(await Promise.all(workspaces.map((folder) => read(root, folder))))];
}

async function read(root: string, folder: string): Promise<ReadManifest> {
  const text = await readFile(join(root, folder, 'package.json'), 'utf8');
  const { scripts = {}, dependencies = {}, devDependencies = {} } = Manifest.parse(JSON.parse(text));
  const commands = Object.values(scripts);
  const files = commands.flatMap((command) => command.match(/[\w./-]+\.(?:ts|mjs)/g) ?? []);
  return {
    folder,
    packages: [...Object.keys(dependencies), ...Object.keys(devDependencies)],
    scripts: commands,
    files: files.map((file) => join(folder, file)),
  };
}
