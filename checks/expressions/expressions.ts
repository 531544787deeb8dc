import { readFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Where the product has its regular expressions; what runs only while it is built or tested meets no strangers' text. */
const FOLDERS = ['shared/src', 'web/src', 'server/src', 'client/src', 'food-data/src', 'food-data/build'];
const IS_TRIED_ONLY = /\.(?:test|fixture)\.tsx?$/;

export interface Expression {
  /** From the root of the project, with slashes. */
  path: string;
  line: number;
  source: string;
  flags: string;
}

/** A place where an expression is put together while the product runs. */
export type BuiltPlace = Pick<Expression, 'path' | 'line'>;

export interface WrittenExpressions {
  literals: Expression[];
  built: BuiltPlace[];
}

/** Every regular expression of the product's modules: those that are written out, and the places where others are put together. */
export async function expressionsUnder(root: string): Promise<WrittenExpressions> {
  const found: WrittenExpressions = { literals: [], built: [] };
  for (const folder of FOLDERS)
    for await (const file of glob(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules', '**/dist'] })) {
      const path = file.replaceAll('\\', '/');
      if (!IS_TRIED_ONLY.test(path)) collect(path, await readFile(join(root, path), 'utf8'), found);
    }
  return found;
}

function collect(path: string, text: string, { literals, built }: WrittenExpressions): void {
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  const builds = (callee: { type: string; name?: unknown }, start: number): void => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push({ path, line: lineOf(start) });
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return;
      literals.push({ path, line: lineOf(node.start), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: ({ callee, start }) => builds(callee, start),
    CallExpression: ({ callee, start }) => builds(callee, start),
  }).visit(parseSync(path, text).program);
}
