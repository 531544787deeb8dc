import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { circlesOf } from './circles.ts';
import type { Import, Module } from './modules.ts';
import { modulesUnder, targetOf } from './modules.ts';

/** `areas.json`: the order of the areas, and how each workspace stands to them. */
interface Law {
  order: string[];
  workspaces: Record<string, Workspace>;
}

interface Workspace {
  /** Where its modules are. */
  folders: string[];
  /** The workspaces it may import. */
  uses: string[];
  /** Folders and files that know no area but the ones named. */
  ground: Record<string, string[]>;
  /** Files and folders that may name all areas, and that no area may import. */
  roofs: string[];
  /** When given, the only packages it may import: a pure workspace. Its tests are free. */
  packages?: string[];
}

export interface Violation {
  path: string;
  line: number;
  rule: string;
}

type Place =
  | { kind: 'roof' | 'outside' | 'unknown'; workspace: string; name: string }
  | { kind: 'ground'; workspace: string; name: string; knows: readonly string[] }
  | { kind: 'area'; workspace: string; name: string };

/** Where the imports of a project break the dependency rules of `areas.json`; reading no module is a violation, too. */
export async function areaOrderViolations(root: string): Promise<Violation[]> {
  const law = JSON.parse(await readFile(join(root, 'areas.json'), 'utf8')) as Law;
  const violations: Violation[] = [];
  const modules: Module[] = [];

  for (const [name, { folders }] of Object.entries(law.workspaces)) {
    const found = await modulesUnder(root, folders);
    if (found.length === 0)
      violations.push({ path: 'areas.json', line: 1, rule: `no module was read in ${name}: nothing was checked` });
    modules.push(...found);
  }
  for (const module of modules) violations.push(...violationsOfModule(law, module));
  return [...violations, ...circleViolations(modules)];
}

function violationsOfModule(law: Law, module: Module): Violation[] {
  const at = (line: number, rule: string): Violation => ({ path: module.path, line, rule });
  if (module.syntaxError !== null) return [at(1, `cannot be parsed: ${module.syntaxError}`)];

  const from = placeOf(law, module.path);
  const violations: Violation[] = [];
  if (from.kind === 'unknown') violations.push(at(1, `${from.name} is no area, ground or roof in areas.json`));
  if (/^index\.tsx?$/.test(basename(module.path))) violations.push(at(1, 'no barrels: a file is named after what it holds'));
  for (const imported of module.imports) {
    if (imported.isReexport) violations.push(at(imported.line, 'no barrels: import the file that has the thing'));
    const rule = brokenRule(law, module.path, imported);
    if (rule !== null) violations.push(at(imported.line, rule));
  }
  return violations;
}

/** The rule that an import breaks, or null. */
function brokenRule(law: Law, path: string, { specifier }: Import): string | null {
  const from = placeOf(law, path);
  const target = targetOf(path, specifier);
  if (target === null) return packageRule(law, from, path, specifier);

  const to = placeOf(law, target);
  if (to.kind === 'outside') return null;
  const uses = law.workspaces[from.workspace]?.uses;
  if (to.workspace !== from.workspace && !uses?.includes(to.workspace)) return `${from.workspace} may not import ${to.workspace}`;
  if (from.workspace === 'shared' && target.endsWith('-api.ts') && !/-api(\.test)?\.ts$/.test(path))
    return 'rules may not import *-api.ts';
  if (from.kind === 'roof') return null;
  if (to.kind === 'roof') return isTest(path) ? null : `${from.name} may not import the roof ${to.name}`;
  return to.kind === 'area' ? areaRule(law, from, to.name) : null;
}

function areaRule(law: Law, from: Place, area: string): string | null {
  if (from.kind === 'ground')
    return from.knows.includes(area) ? null : `ground knows no area: ${from.name} may not import ${area}`;
  const stands = law.order.indexOf(from.name);
  return stands >= 0 && law.order.indexOf(area) > stands ? `${from.name} stands before ${area} and may not import it` : null;
}

function packageRule(law: Law, from: Place, path: string, specifier: string): string | null {
  const allowed = law.workspaces[from.workspace]?.packages;
  if (allowed === undefined || allowed.includes(specifier) || isTest(path)) return null;
  return `${from.workspace} is pure and may not import ${specifier}`;
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function placeOf(law: Law, path: string): Place {
  for (const [workspace, { folders, ground, roofs }] of Object.entries(law.workspaces)) {
    const roof = roofs.find((one) => path === one || path.startsWith(`${one}/`));
    if (roof !== undefined) return { kind: 'roof', workspace, name: roof };
    const folder = folders.find((one) => path.startsWith(`${one}/`));
    if (folder === undefined) continue;
    const name = path.slice(folder.length + 1).split('/')[0] ?? '';
    const knows = ground[name] ?? (name.endsWith('.test.ts') ? ground[name.replace('.test', '')] : undefined);
    if (knows !== undefined) return { kind: 'ground', workspace, name, knows };
    return { kind: law.order.includes(name) ? 'area' : 'unknown', workspace, name };
  }
  return { kind: 'outside', workspace: path.split('/')[0] ?? '', name: path };
}

function circleViolations(modules: readonly Module[]): Violation[] {
  const graph = new Map(
    modules.map(({ path, imports }) => [path, imports.map(({ specifier }) => targetOf(path, specifier) ?? '')]),
  );
  return circlesOf(graph).map((circle) => {
    const [path = '', next = ''] = circle;
    const line = modules
      .find((module) => module.path === path)
      ?.imports.find(({ specifier }) => targetOf(path, specifier) === next)?.line;
    return { path, line: line ?? 1, rule: `a circle of imports: ${circle.join(' → ')}` };
  });
}

if (import.meta.main) {
  const violations = await areaOrderViolations(join(import.meta.dirname, '..'));
  for (const { path, line, rule } of violations) console.error(`${path}:${line} ${rule}`);
  console.log(
    violations.length === 0 ? 'The areas stand in their order.' : `${violations.length} imports break the order of the areas.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
}
