import { glob, readFile } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A class that a module asks of a stylesheet which has none of that name: what it should draw is drawn plain, and nothing says so. */
export interface LostClass {
  path: string;
  line: number;
  name: string;
  stylesheet: string;
}

/** The classes that the modules of some folders ask of their `*.module.css` by name, and which these do not have. */
export async function lostClassesUnder(root: string, folders: readonly string[] = ['web/src']): Promise<LostClass[]> {
  const lost: LostClass[] = [];
  const classesOf = remembered(async (stylesheet) => classesIn(await readFile(join(root, stylesheet), 'utf8')));
  for (const folder of folders)
    for await (const found of glob(`${folder}/**/*.tsx`, { cwd: root })) {
      const path = found.replaceAll('\\', '/');
      for (const { stylesheet, name, line } of usesOf(path, await readFile(join(root, path), 'utf8')))
        if (!(await classesOf(stylesheet)).has(name)) lost.push({ path, line, name, stylesheet });
    }
  return lost.toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}

interface ClassUse {
  stylesheet: string;
  name: string;
  line: number;
}

function usesOf(path: string, source: string): ClassUse[] {
  if (!source.includes('.module.css')) return [];
  const stylesheets = new Map<string, string>();
  const uses: ClassUse[] = [];
  new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      if (!from.value.endsWith('.module.css')) return;
      for (const each of specifiers)
        if (each.type === 'ImportDefaultSpecifier') stylesheets.set(each.local.name, posix.join(dirname(path), from.value));
    },
    MemberExpression({ object, property, computed, start }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const stylesheet = stylesheets.get(object.name);
      if (stylesheet !== undefined)
        uses.push({ stylesheet, name: property.name, line: source.slice(0, start).split('\n').length });
    },
  }).visit(parseSync(path, source).program);
  return uses;
}

/** Names behind a dot, outside of comments; a decimal is no class. */
function classesIn(css: string): ReadonlySet<string> {
  const written = css.replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' ');
  return new Set([...written.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

function remembered<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return async (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

if (import.meta.main) {
  const lost = await lostClassesUnder(resolve(import.meta.dirname, '../..'));
  for (const { path, line, name, stylesheet } of lost)
    console.error(`${path}:${line} asks ${stylesheet} for .${name}, which it has not`);
  if (lost.length > 0) process.exitCode = 1;
  else console.log('Every class that is asked for stands in its stylesheet.');
}
