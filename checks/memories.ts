import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Expression, parseSync, type VariableDeclarator } from 'oxc-parser';

/** A list or map of a module that begins empty: what is put into it stays as long as the process. */
export interface Memory {
  path: string;
  line: number;
  name: string;
}

/** Memories that have an end though they are no `Remembered`, and what ends them. */
const ENDED: Readonly<Record<string, string>> = {
  'server/src/platform/slices/in-slices.ts waiting': 'who waits for a turn, and gets it',
  'server/src/ingredients/actions/load-food-data.ts opened': 'one for each file of food data that a process is started with',
  'server/src/ingredients/threads/threads-of.ts all': 'one for each release; what is gone is no longer held',
  'server/src/platform/database/one-at-a-time.ts lines': 'what is under way, which takes itself out',
  'server/src/platform/database/one-at-a-time.ts waiting': 'who waits for a turn, and gets it',
  'server/src/platform/threads/answer-in-thread.ts answerers': 'one for each module that answers',
  'shared/src/footprint/co2-display.ts formats': 'three for each locale of the eight languages',
  'shared/src/kernel/memory/remembered.ts all': 'what is remembered, each with its bound; what is gone is no longer held',
};

const FOLDERS = ['server/src', 'shared/src'];
const OF_TESTS = /\.(?:test|fixture)\.ts$/u;
/** Written as what never changes: empty for good, or filled while its module is loaded. */
const CONSTANT = /^[A-Z][A-Z\d_]*$/u;
/** Keys of which there are eight at most. */
const CLOSED = new Set(['Language', 'NameLanguage']);

/** The lists and maps of a module that grow for as long as the process runs. */
export function memoriesOf(path: string, source: string): Memory[] {
  const { program } = parseSync(path, source);
  const found: Memory[] = [];
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const each of declaration.declarations)
      if (grows(each)) {
        const name = source.slice(each.id.start, each.id.typeAnnotation?.start ?? each.id.end);
        if (CONSTANT.test(name)) continue;
        found.push({ path, name, line: source.slice(0, each.start).split('\n').length });
      }
  }
  return found;
}

function grows({ init }: VariableDeclarator): boolean {
  if (!init) return false;
  if (init.type === 'ArrayExpression') return init.elements.length === 0;
  return parts(init).some(isEmptyCollection);
}

/** An expression itself, or the values of an object. */
function parts(init: Expression): Expression[] {
  if (init.type !== 'ObjectExpression') return [init];
  return init.properties.flatMap((property) => (property.type === 'Property' ? parts(property.value) : []));
}

function isEmptyCollection(init: Expression): boolean {
  if (init.type !== 'NewExpression' || init.callee.type !== 'Identifier' || init.arguments.length > 0) return false;
  const [key] = init.typeArguments?.params ?? [];
  const isClosed = key?.type === 'TSTypeReference' && key.typeName.type === 'Identifier' && CLOSED.has(key.typeName.name);
  return (init.callee.name === 'Map' || init.callee.name === 'Set') && !isClosed;
}

async function allMemories(root: string): Promise<Memory[]> {
  const found: Memory[] = [];
  for (const folder of FOLDERS)
    for await (const path of glob(`${folder}/**/*.ts`, { cwd: root }))
      if (!OF_TESTS.test(path)) found.push(...memoriesOf(path, await readFile(join(root, path), 'utf8')));
  return found;
}

if (import.meta.main) {
  const found = await allMemories(join(import.meta.dirname, '..'));
  const nameOf = ({ path, name }: Memory): string => `${path} ${name}`;
  const endless = found.filter((each) => !Object.hasOwn(ENDED, nameOf(each)));
  const idle = Object.keys(ENDED).filter((each) => !found.some((memory) => nameOf(memory) === each));
  for (const { path, line, name } of endless)
    console.error(
      `${path}:${line} ${name} grows for as long as the process runs: keep it in a Remembered, which has a bound and a name`,
    );
  for (const each of idle) console.error(`checks/memories.ts: ${each} is no memory any more`);
  console.log(endless.length + idle.length === 0 ? 'What the server remembers has an end.' : 'Some memories have no end.');
  process.exitCode = endless.length + idle.length === 0 ? 0 : 1;
}
