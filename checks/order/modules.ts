import { glob, readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** One import or re-export of a module, as written. */
export interface Import {
  specifier: string;
  line: number;
  /** `export … from`: hands on what another file has. */
  isReexport: boolean;
}

export interface Module {
  /** From the root of the project, with slashes. */
  path: string;
  imports: Import[];
  /** Why it could not be read, if so. */
  syntaxError: string | null;
}

/** The paths of all TypeScript modules below some folders, in their order. */
export async function pathsUnder(root: string, folders: readonly string[]): Promise<string[]> {
  const paths: string[] = [];
  for (const folder of folders)
    for await (const path of glob(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules', '**/dist'] }))
      paths.push(path.replaceAll('\\', '/'));
  return paths.toSorted();
}

/** All TypeScript modules below some folders, with what they import: static, dynamic, and as a type. */
export async function modulesUnder(root: string, folders: readonly string[]): Promise<Module[]> {
  const paths = await pathsUnder(root, folders);
  return Promise.all(paths.map(async (path) => readModule(path, await readFile(join(root, path), 'utf8'))));
}

function readModule(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source);
  const imports: Import[] = [];
  const found = (from: { value?: unknown; start: number } | null | undefined, isReexport = false) => {
    if (typeof from?.value === 'string') imports.push({ specifier: from.value, line: lineOf(source, from.start), isReexport });
  };
  new Visitor({
    ImportDeclaration: ({ source: from }) => found(from),
    ExportNamedDeclaration: ({ source: from }) => found(from, true),
    ExportAllDeclaration: ({ source: from }) => found(from, true),
    ImportExpression: ({ source: from }) => found(from),
    TSImportType: ({ source: from }) => found(from),
  }).visit(program);
  return { path, imports, syntaxError: errors[0]?.message ?? null };
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/**
 * Where an import leads inside the project, or null for a package: relative paths, and `@plateprint/shared/units/unit.ts`,
 * which stands for `shared/src/units/unit.ts`.
 */
export function targetOf(modulePath: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(dirname(modulePath), specifier.replace(/\?.*$/, ''));
  const [, workspace, rest] = /^@plateprint\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return workspace !== undefined && rest !== undefined ? `${workspace}/src/${rest}` : null;
}
