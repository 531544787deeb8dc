import { basename, join } from 'node:path';
import { isTest, type Law, type Place, placeOf, readLaw } from './area-law.ts';
import { circlesOf } from './circles.ts';
import { crowdedFolders } from './crowded-folders.ts';
import { folderCirclesOf } from './folder-circles.ts';
import type { Import, Module } from './modules.ts';
import { modulesUnder, targetOf } from './modules.ts';
import { brokenPlatformRule, brokenRoomRule, idleOpenings, unlistedRoom } from './room-order.ts';

export interface Violation {
  path: string;
  line: number;
  rule: string;
}

/** What `areas.json` opens to other areas, and none of them imports. */
export async function idleOpeningViolations(root: string): Promise<Violation[]> {
  const law = await readLaw(root);
  const modules = await modulesUnder(
    root,
    Object.values(law.workspaces).flatMap(({ folders }) => folders),
  );
  return idleOpenings(law, modules).map((one) => ({
    path: 'areas.json',
    line: 1,
    rule: `${one} is open, and no other area imports it`,
  }));
}

/** Where the imports of a project break the dependency rules of `areas.json`; reading no module is a violation, too. */
export async function areaOrderViolations(root: string): Promise<Violation[]> {
  const law = await readLaw(root);
  const violations: Violation[] = [];
  const modules: Module[] = [];

  for (const [name, { folders }] of Object.entries(law.workspaces)) {
    const found = await modulesUnder(root, folders);
    if (found.length === 0)
      violations.push({ path: 'areas.json', line: 1, rule: `no module was read in ${name}: nothing was checked` });
    modules.push(...found);
  }
  for (const module of modules) violations.push(...violationsOfModule(law, module));
  const crowded = crowdedFolders(modules.map(({ path }) => path)).map(({ folder, files }) => ({
    path: folder,
    line: 1,
    rule: `${files} files in one folder: give it rooms`,
  }));
  return [...violations, ...circleViolations(modules), ...folderCircleViolations(modules), ...crowded];
}

function violationsOfModule(law: Law, module: Module): Violation[] {
  const at = (line: number, rule: string): Violation => ({ path: module.path, line, rule });
  if (module.syntaxError !== null) return [at(1, `cannot be parsed: ${module.syntaxError}`)];

  const from = placeOf(law, module.path);
  const violations: Violation[] = [];
  if (from.kind === 'unknown')
    violations.push(at(1, `${from.name} is no area, platform folder or part of the app in areas.json`));
  const room = unlistedRoom(law, from);
  if (room !== null) violations.push(at(1, room));
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
  const ofRooms = isTest(path) ? null : brokenRoomRule(law, from, to);
  if (from.kind === 'app') return ofRooms;
  if (to.kind === 'app') return isTest(path) ? null : `${from.name} may not import the app's ${to.name}`;
  const order = to.kind === 'area' ? areaRule(law, from, to.name) : brokenPlatformRule(law, from, to);
  return order ?? ofRooms;
}

function areaRule(law: Law, from: Place, area: string): string | null {
  if (from.kind === 'platform')
    return from.knows.includes(area) ? null : `the platform knows no area: ${from.name} may not import ${area}`;
  const stands = law.order.indexOf(from.name);
  return stands >= 0 && law.order.indexOf(area) > stands ? `${from.name} stands before ${area} and may not import it` : null;
}

function packageRule(law: Law, from: Place, path: string, specifier: string): string | null {
  const allowed = law.workspaces[from.workspace]?.packages;
  if (allowed === undefined || allowed.includes(specifier) || isTest(path)) return null;
  return `${from.workspace} is pure and may not import ${specifier}`;
}

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(modules: readonly Module[]): Graph {
  return new Map(modules.map(({ path, imports }) => [path, imports.map(({ specifier }) => targetOf(path, specifier) ?? '')]));
}

/** Folders that reach each other, whatever `areas.json` says of them: the proof that its order leaves none out. */
function folderCircleViolations(modules: readonly Module[]): Violation[] {
  return folderCirclesOf(graphOf(modules.filter(({ path }) => !isTest(path)))).map(({ folders, imports }) => {
    const ways = imports.map(({ from, to }) => `${from} → ${to}`).join(', ');
    return { path: folders[0] ?? '', line: 1, rule: `a circle of folders: ${folders.join(', ')} (${ways})` };
  });
}

function circleViolations(modules: readonly Module[]): Violation[] {
  const graph = graphOf(modules);
  return circlesOf(graph).map((circle) => {
    const [path = '', next = ''] = circle;
    const line = modules
      .find((module) => module.path === path)
      ?.imports.find(({ specifier }) => targetOf(path, specifier) === next)?.line;
    return { path, line: line ?? 1, rule: `a circle of imports: ${circle.join(' → ')}` };
  });
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const violations = [...(await areaOrderViolations(root)), ...(await idleOpeningViolations(root))];
  for (const { path, line, rule } of violations) console.error(`${path}:${line} ${rule}`);
  console.log(
    violations.length === 0
      ? 'The areas and their rooms stand in their order.'
      : `${violations.length} places break the order of the areas.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
}
