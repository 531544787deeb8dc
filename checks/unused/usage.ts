import { glob, readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { targetOf } from '../order/modules.ts';

/** The exports of a module, and its imports by their source. */
export interface Usage {
  path: string;
  exports: { name: string; line: number; isType: boolean }[];
  /** Names taken of a file of the project; `*` for all that it has. */
  takes: Map<string, Set<string>>;
  /** Types of its own that it names itself. */
  ownTypes: Set<string>;
  /** Packages that it imports, by the name in package.json. */
  packages: Set<string>;
  /** Files that a text in it names, such as a worker's, and patterns of a dynamic import. */
  names: string[];
}

const ALL = '*';
const FILE_NAME = /^[\w@./*-]+\.(?:ts|tsx|mjs|css)$/;

/** All modules of the project that are written by people, with what each uses. */
export async function usagesUnder(root: string): Promise<Usage[]> {
  const exclude = ['**/node_modules', '**/dist', '**/.*', '**/*.d.ts'];
  const paths: string[] = [];
  for await (const path of glob('**/*.{ts,tsx,mjs}', { cwd: root, exclude })) paths.push(path.replaceAll('\\', '/'));
  return Promise.all(paths.toSorted().map(async (path) => usageOf(path, await readFile(join(root, path), 'utf8'))));
}

/** The parser's kinds are an enum of its own; what they say stands in them as words. */
const isKind = ({ kind }: { kind: string }, word: string): boolean => kind === word;

export function usageOf(path: string, source: string): Usage {
  const { program, module } = parseSync(path, source);
  const usage: Usage = { path, exports: [], takes: new Map(), ownTypes: new Set(), packages: new Set(), names: [] };
  const specifiers = new Set(module.dynamicImports.map(({ moduleRequest }) => moduleRequest.start));
  for (const { moduleRequest, entries } of module.staticImports) {
    specifiers.add(moduleRequest.start);
    const names = entries.map(({ importName, localName }) =>
      isKind(importName, 'NamespaceObject') ? membersOf(source, localName.value) : [importName.name ?? 'default'],
    );
    take(usage, moduleRequest.value, names.flat());
  }
  for (const { entries } of module.staticExports)
    for (const entry of entries) {
      const name = isKind(entry.exportName, 'Default') ? 'default' : (entry.exportName.name ?? ALL);
      usage.exports.push({ name, line: source.slice(0, entry.start).split('\n').length, isType: entry.isType });
      if (!entry.moduleRequest) continue;
      specifiers.add(entry.moduleRequest.start);
      take(usage, entry.moduleRequest.value, [entry.importName.name ?? ALL]);
    }
  new Visitor({
    TSTypeReference: ({ typeName }) => {
      if (typeName.type === 'Identifier') usage.ownTypes.add(typeName.name);
    },
    TSInterfaceHeritage: ({ expression }) => {
      if (expression.type === 'Identifier') usage.ownTypes.add(expression.name);
    },
    TSImportType: ({ source: from, qualifier }) => {
      specifiers.add(from.start);
      take(usage, from.value, [qualifier?.type === 'Identifier' ? qualifier.name : ALL]);
    },
    ImportExpression: ({ source: from }) => {
      if (from.type === 'Literal' && typeof from.value === 'string') take(usage, from.value, [ALL]);
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && FILE_NAME.test(value) && !specifiers.has(start))
        usage.names.push(...placesOf(path, value));
    },
    TemplateLiteral: ({ quasis }) => {
      const pattern = quasis.map(({ value }) => value.raw).join(ALL);
      if (quasis.length > 1 && FILE_NAME.test(pattern)) usage.names.push(...placesOf(path, pattern));
    },
  }).visit(program);
  return usage;
}

/** The members of a namespace that are named; all when it is handed on whole. */
function membersOf(source: string, namespace: string): string[] {
  const uses = [...source.matchAll(new RegExp(String.raw`(?<![\w.'])${namespace}\b(\.\w+)?`, 'g'))].map(([, member]) => member);
  // The import itself is one use without a member.
  if (uses.filter((member) => member === undefined).length > 1) return [ALL];
  return uses.flatMap((member) => (member === undefined ? [] : [member.slice(1)]));
}

function take(usage: Usage, specifier: string, names: readonly string[]): void {
  const target = targetOf(usage.path, specifier);
  if (!specifier.startsWith('.') && !specifier.startsWith('node:')) usage.packages.add(packageOf(specifier));
  if (target === null) return;
  const taken = usage.takes.get(target) ?? new Set();
  for (const name of names) taken.add(name);
  usage.takes.set(target, taken);
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** A text may name a file from where it stands, from the root or from the browser's sources; a pattern only from where it stands. */
function placesOf(path: string, name: string): string[] {
  if (name.includes(ALL) && !name.startsWith('.')) return [];
  const beside = posix.normalize(posix.join(dirname(path), name));
  return [beside, posix.normalize(name), posix.join('web/src', name)];
}
