import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** `areas.json`: the order of the areas and of the rooms inside them, and how each workspace stands to it. */
export interface Law {
  /** Areas, the lowest first: an area imports only those before it. */
  order: string[];
  workspaces: Record<string, Workspace>;
}

export interface Workspace {
  /** Where its modules are. */
  folders: string[];
  /** The workspaces it may import. */
  uses: string[];
  /** Folders and files that know no area but the ones named, the lowest first. */
  platform: Record<string, string[]>;
  /** Files and folders that compose: they may name all areas, and no area may import them. */
  app: string[];
  /** The folders inside an area, a platform folder or a place of the app, the lowest first; `.` is its top. Without an entry it has none. */
  rooms: Record<string, string[]>;
  /** What other areas may import of an area besides its top: rooms, and files of rooms that are closed otherwise. */
  open: Record<string, string[]>;
  /** When given, the only packages it may import: a pure workspace. Its tests are free. */
  packages?: string[];
}

export type Place =
  | { kind: 'outside'; workspace: string; name: string }
  | { kind: 'unknown'; workspace: string; name: string }
  | { kind: 'app'; workspace: string; name: string; room: string }
  | { kind: 'platform'; workspace: string; name: string; room: string; knows: readonly string[] }
  | { kind: 'area'; workspace: string; name: string; room: string; file: string };

export async function readLaw(root: string): Promise<Law> {
  return JSON.parse(await readFile(join(root, 'areas.json'), 'utf8')) as Law;
}

/** Tests and what only they import may look anywhere inside their workspace. */
export function isTest(path: string): boolean {
  return /\.(?:test|fixture)\.tsx?$/.test(path);
}

/** Where a file stands: `web/src/recipes/editor/grid/row.tsx` in the room `editor/grid` of the area recipes. */
export function placeOf(law: Law, path: string): Place {
  for (const [workspace, { folders, platform, app }] of Object.entries(law.workspaces)) {
    const composing = app.find((one) => path === one || path.startsWith(`${one}/`));
    if (composing !== undefined) return { kind: 'app', workspace, name: composing, room: roomOf(path, composing) };
    const folder = folders.find((one) => path.startsWith(`${one}/`));
    if (folder === undefined) continue;
    const [name = ''] = path.slice(folder.length + 1).split('/');
    const room = roomOf(path, `${folder}/${name}`);
    const knows = platform[name];
    if (knows !== undefined) return { kind: 'platform', workspace, name, room, knows };
    return law.order.includes(name)
      ? { kind: 'area', workspace, name, room, file: basename(path) }
      : { kind: 'unknown', workspace, name };
  }
  return { kind: 'outside', workspace: path.split('/')[0] ?? '', name: path };
}

function roomOf(path: string, inside: string): string {
  return dirname(path).slice(inside.length + 1) || '.';
}
