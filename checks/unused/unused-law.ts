import { posix } from 'node:path';
import type { Usage } from './usage.ts';

export interface Unused {
  path: string;
  line: number;
  what: string;
}

/** The modules of a project, and patterns of those that are begun from outside: by a script, a tool or a page. */
export interface Project {
  usages: readonly Usage[];
  entries: readonly string[];
}

const TEST = /\.(?:test|spec)\.tsx?$/;
/** Modules that only tests, measurements and the gallery use. */
const FOR_TESTS =
  /\.(?:test|spec|fixture)\.tsx?$|^(?:e2e|bench|checks|evaluation|server\/test|client\/test|web\/test|web\/src\/dev)\/|\/fixtures\/|\/sample[/-]|^server\/src\/platform\/database\/(?:tables\/[\w-]+|menu)-columns\.ts$/;

/** Modules that nothing reaches: neither an entry, nor a test, nor a text that names them. */
export function unreached({ usages, entries }: Project): Unused[] {
  const reached = reach(usages, (path) => TEST.test(path) || isEntry(entries, path));
  return usages.filter(({ path }) => !reached.has(path)).map(({ path }) => ({ path, line: 1, what: 'nothing uses this file' }));
}

/** Modules of the product that only tests use: what was left behind with its test. */
export function reachedByTestsAlone({ usages, entries }: Project): Unused[] {
  const reached = reach(usages, (path) => !FOR_TESTS.test(path) && isEntry(entries, path));
  const left = usages.filter(({ path }) => !reached.has(path) && !FOR_TESTS.test(path));
  return left.map(({ path }) => ({ path, line: 1, what: 'only tests use this file' }));
}

/**
 * Values that no other module takes, and types that nothing takes at all. (A type may be named for a signature alone.) What an entry,
 * or a file that a text names, hands out goes to a tool.
 */
export function untakenExports({ usages, entries }: Project): Unused[] {
  const byPath = pathsOf(usages);
  const named = new Set(usages.flatMap(({ names }) => filesNamed(byPath, names)));
  const taken = new Map<string, Set<string>>();
  for (const { takes } of usages)
    for (const [target, names] of takes) taken.set(target, new Set([...(taken.get(target) ?? []), ...names]));
  return usages.flatMap(({ path, exports, ownTypes }) => {
    const names = taken.get(path) ?? new Set();
    if (named.has(path) || names.has('*') || isEntry(entries, path)) return [];
    const left = exports.filter(({ name, isType }) => !names.has(name) && !(isType && ownTypes.has(name)));
    return left.map(({ name, line }) => ({ path, line, what: `nothing else takes ${name}` }));
  });
}

function isEntry(entries: readonly string[], path: string): boolean {
  return entries.some((entry) => posix.matchesGlob(path, entry));
}

function pathsOf(usages: readonly Usage[]): ReadonlyMap<string, Usage> {
  return new Map(usages.map((usage) => [usage.path, usage]));
}

function reach(usages: readonly Usage[], begins: (path: string) => boolean): ReadonlySet<string> {
  const byPath = pathsOf(usages);
  const reached = new Set<string>();
  const open = [...byPath.keys()].filter(begins);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const usage = byPath.get(path);
    if (reached.has(path) || !usage) continue;
    reached.add(path);
    open.push(...usage.takes.keys(), ...filesNamed(byPath, usage.names));
  }
  return reached;
}

function filesNamed(byPath: ReadonlyMap<string, Usage>, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (name.includes('*')) return [...byPath.keys()].filter((path) => posix.matchesGlob(path, name));
    return byPath.has(name) ? [name] : [];
  });
}
