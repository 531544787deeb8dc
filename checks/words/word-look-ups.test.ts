import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LookUp, wordLookUps } from './word-look-ups.ts';

const TABLES = `
export const SIZES: Record<string, number> = { small: 1, large: 2 };
export const KINDS = { fish: 1, meat: 2 } as const;
export type Kind = keyof typeof KINDS;
`;

/** The code, and whether any word can meet the object. */
const WRITTEN: [what: string, line: string, isCaught: boolean][] = [
  ['a table asked by a word', 'export const f = (word: string) => SIZES[word];', true],
  ['a table asked by a word that may be missing', 'export const f = (word?: string) => SIZES[word ?? ""];', true],
  ['a word that is said to be one of ours', 'export const f = (word: string) => KINDS[word as Kind];', true],
  ['a word put together', 'export const f = (word: string) => SIZES[`x.${word}`];', true],
  ['a table written by a word', 'export const f = (word: string) => void (SIZES[word] = 1);', true],
  ['a word in a table', 'export const f = (word: string) => word in KINDS;', true],
  ['a field taken out by a word', 'export const f = (word: string) => { const { [word]: size } = SIZES; return size; };', true],
  ['a word of any type', 'export const f = (word: any) => SIZES[word];', true],
  ['a word of a type to come', 'export const f = <K extends string>(word: K) => SIZES[word];', true],
  ['a field that the types name', 'export const f = (kind: Kind) => KINDS[kind];', false],
  ['a word that stands there', 'export const f = () => SIZES["small"];', false],
  ['a word put together of ours', 'export const f = (kind: Kind) => ({ "x.fish": 1, "x.meat": 2 })[`x.${kind}`];', false],
  ['a key of whatever it is', 'export const f = <T, K extends keyof T>(table: T, key: K) => table[key];', false],
  ['a place in a list', 'export const f = (place: number) => ["a", "b"][place];', false],
  ['a map', 'export const f = (word: string) => new Map(Object.entries(SIZES)).get(word);', false],
];

let root = '';
let found: LookUp[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'look-ups-'));
  const src = join(root, 'kitchen/src');
  await mkdir(src, { recursive: true });
  const compilerOptions = { strict: true, noEmit: true, types: [], target: 'es2024', module: 'preserve' };
  await writeFile(join(root, 'kitchen/tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  await writeFile(join(src, 'tables.ts'), TABLES);
  for (const [at, [, line]] of WRITTEN.entries()) {
    const imports = `import { SIZES, KINDS, type Kind } from './tables';\nexport type K = Kind; void [SIZES, KINDS];\n`;
    await writeFile(join(src, `line-${at}.ts`), `${imports}${line}\n`);
  }
  await writeFile(join(src, 'own.test.ts'), WRITTEN[0]?.[1] ?? '');
  found = wordLookUps(root, ['kitchen']);
});
afterAll(() => rm(root, { recursive: true }));

test.each(WRITTEN.map(([what, , isCaught], at) => ({ what, at, isCaught })))('$what: caught is $isCaught', ({ at, isCaught }) => {
  const here = found.filter(({ path }) => path === `kitchen/src/line-${at}.ts`).map(({ line }) => line);
  expect(here).toEqual(isCaught ? [3] : []);
});

test('a test brings its own words', () => {
  expect(found.filter(({ path }) => path.endsWith('.test.ts'))).toEqual([]);
});

test('a project without a module is a failure, not a pass', async () => {
  await mkdir(join(root, 'empty/src'), { recursive: true });
  await writeFile(join(root, 'empty/tsconfig.json'), JSON.stringify({ files: [], include: ['src'] }));
  expect(() => wordLookUps(root, ['empty'])).toThrow('nothing was checked');
});
