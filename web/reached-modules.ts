import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  /** Of our own modules, as they are bundled. */
  code?: string | null;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** What a name of another module is called there; null: all that it exports. */
interface Imported {
  id: string;
  name: string | null;
}

/** A module as far as it matters what needs what: the names that each of its names stands on. */
interface Parts {
  imported: ReadonlyMap<string, readonly Imported[]>;
  standsOn: ReadonlyMap<string, readonly string[]>;
  /** By the name that others know it by: a name of its own, or one that it hands on. */
  exported: ReadonlyMap<string, string | readonly Imported[]>;
  /** What is done or fetched as soon as the module is read. */
  atOnce: readonly string[];
  read: readonly string[];
}

const OURS = /^(?!.*\/node_modules\/).*\.(?:ts|tsx)$/;
const DEFAULT = 'default';
const SHARED = '@plateprint/shared/';

/**
 * The modules that some modules cannot do without, of a product that begins at `start`. Not all that they import: of a module of ours only
 * the names count that anything in the product asks for, so that limits that stand beside a schema nobody reads with do not count as
 * standing on all that the schema is made of.
 */
export function reachIn(start: string, modules: Modules): (roots: readonly string[]) => ReadonlySet<string> {
  const standsOn = modulesStoodOn(start, modules);
  return (roots) => {
    const reached = new Set(roots);
    for (const id of reached) for (const each of standsOn.get(id) ?? []) reached.add(each);
    return reached;
  };
}

/** Of each module of the product those that it needs. */
function modulesStoodOn(start: string, modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const standsOn = new Map<string, Set<string>>();
  const parts = new Map<string, Parts | null>();
  const asked = new Set<string>();
  const next: Imported[] = [{ id: start, name: null }];
  for (let wanted = next.pop(); wanted !== undefined; wanted = next.pop()) {
    const { id, name } = wanted;
    if (asked.has(`${id} ${name}`)) continue;
    asked.add(`${id} ${name}`);
    const info = modules.getModuleInfo(id);
    const isFirst = !standsOn.has(id);
    if (isFirst) {
      parts.set(id, partsOf(id, info));
      next.push(...(info?.dynamicallyImportedIds ?? []).map((each) => ({ id: each, name: null })));
    }
    const needs = neededOf(name, parts.get(id) ?? null, info);
    standsOn.set(id, new Set([...(standsOn.get(id) ?? []), ...needs.map((each) => each.id)]));
    next.push(...needs);
  }
  return standsOn;
}

function neededOf(name: string | null, parts: Parts | null, info: ModuleInfo | null): Imported[] {
  if (!parts) return (info?.importedIds ?? []).map((id) => ({ id, name: null }));
  return [...neededAtOnce(parts), ...neededFor(name, parts)];
}

function neededAtOnce(parts: Parts): Imported[] {
  return [...parts.read.map((id) => ({ id, name: null })), ...needed(parts.atOnce, parts)];
}

function neededFor(name: string | null, parts: Parts): Imported[] {
  const wanted = name === null ? [...parts.exported.values()] : [parts.exported.get(name)].filter((each) => each !== undefined);
  const own = wanted.filter((each) => typeof each === 'string');
  return [...wanted.flatMap((each) => (typeof each === 'string' ? [] : each)), ...needed(own, parts)];
}

/** What names of a module need of others. */
function needed(names: readonly string[], { imported, standsOn }: Parts): Imported[] {
  const all = new Set(names);
  for (const name of all) for (const each of standsOn.get(name) ?? []) all.add(each);
  return [...all].flatMap((name) => imported.get(name) ?? []);
}

/** Null for what is not read: libraries, styles, and what is no file. */
function partsOf(id: string, info: ModuleInfo | null): Parts | null {
  return info?.code && OURS.test(id) ? read(id, info.code, info.importedIds) : null;
}

function read(id: string, code: string, importedIds: readonly string[]): Parts {
  const imported = new Map<string, Imported[]>();
  const standsOn = new Map<string, readonly string[]>();
  const exported = new Map<string, string | Imported[]>();
  const atOnce: string[] = [];
  // What the bundler itself lends to a module stands in no import that could be read here.
  const readForItself = importedIds.filter((each) => each.startsWith('\0'));

  function declare(declared: Node): string[] {
    const names = namesDeclared(declared);
    for (const name of names) standsOn.set(name, namesIn(declared));
    return names;
  }

  for (const statement of parseSync('module.js', code).program.body as unknown as Node[]) {
    const { type, source, declaration } = statement;
    const specifiers = (statement['specifiers'] ?? []) as Node[];
    const from = isNode(source) ? idsNamed(String(source['value']), id, importedIds) : null;
    const taken = (name: string | null): Imported[] => (from ?? []).map((each) => ({ id: each, name }));
    if (type === 'ImportDeclaration') {
      if (specifiers.length === 0) readForItself.push(...(from ?? []));
      for (const each of specifiers) imported.set(nameOf(each['local']), taken(nameTaken(each)));
    } else if (type === 'ExportAllDeclaration') readForItself.push(...(from ?? []));
    else if (type === 'ExportDefaultDeclaration') {
      standsOn.set(DEFAULT, namesIn(declaration as Node));
      exported.set(DEFAULT, DEFAULT);
    } else if (type === 'ExportNamedDeclaration') {
      for (const name of isNode(declaration) ? declare(declaration) : []) exported.set(name, name);
      for (const { local, exported: as } of specifiers) exported.set(nameOf(as), from ? taken(nameOf(local)) : nameOf(local));
    } else if (type.endsWith('Declaration')) declare(statement);
    else atOnce.push(...namesIn(statement));
  }
  return { imported, standsOn, exported, atOnce, read: readForItself };
}

/** The modules behind the words of an import; of a package all that the module imports of it. */
function idsNamed(words: string, from: string, importedIds: readonly string[]): string[] {
  if (importedIds.includes(words)) return [words];
  if (words.startsWith('.')) {
    const path = join(dirname(from), words);
    return importedIds.filter((each) => each.split('?')[0] === path);
  }
  if (words.startsWith(SHARED)) return importedIds.filter((each) => each.endsWith(words.replace(SHARED, '/shared/src/')));
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(words) ?? [words];
  return importedIds.filter((each) => each.includes(`/node_modules/${name}/`));
}

function namesDeclared(declared: Node): string[] {
  if (declared.type !== 'VariableDeclaration') return [nameOf(declared['id'])];
  return (declared['declarations'] as Node[]).flatMap(({ id }) => namesIn(id as Node));
}

/** All names that stand within; a key of an object counts as one, which takes along too much rather than too little. */
function namesIn(node: Node, names: string[] = []): string[] {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.push(nameOf(node));
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) namesIn(each, names);
    } else if (isNode(value)) namesIn(value, names);
  }
  return names;
}

function nameTaken({ type, imported }: Node): string | null {
  if (type === 'ImportNamespaceSpecifier') return null;
  return type === 'ImportDefaultSpecifier' ? DEFAULT : nameOf(imported);
}

function nameOf(node: unknown): string {
  const { name, value } = node as Node;
  return String(name ?? value);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
