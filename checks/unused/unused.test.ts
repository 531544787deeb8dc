import { expect, test } from 'vitest';
import { reachedByTestsAlone, unreached, untakenExports } from './unused-law.ts';
import { usageOf } from './usage.ts';

/** A small project: a page with a worker, a rule with its test, and what was planted into it. */
function project(planted: Record<string, string>) {
  const files: Record<string, string> = {
    'web/src/main.tsx': `import { weigh } from '@plateprint/shared/weigh.ts';
      import * as api from './api.ts';
      void new Worker(new URL('./counting-worker.ts', import.meta.url));
      void import(\`./texts/\${weigh()}.ts\`);
      void api.read;`,
    'web/src/api.ts': 'export const read = 1;',
    'web/src/counting-worker.ts': 'export const started = true;',
    'web/src/texts/sv.ts': 'export default {};',
    'shared/src/weigh.ts': 'export interface Weight { grams: number }\nexport function weigh(): Weight { return { grams: 1 }; }',
    'shared/src/weigh.test.ts': `import { weigh } from './weigh.ts';\nvoid weigh();`,
    ...planted,
  };
  return { usages: Object.entries(files).map(([path, source]) => usageOf(path, source)), entries: ['web/src/main.tsx'] };
}

const linesOf = (found: { path: string; line: number; what: string }[]) =>
  found.map(({ path, line, what }) => `${path}:${line} ${what}`);

test('what an import, a worker, a text or a test reaches is used', () => {
  const clean = project({});
  expect([...unreached(clean), ...reachedByTestsAlone(clean), ...untakenExports(clean)]).toEqual([]);
});

test('a copy that nobody imports any more is named', () => {
  expect(linesOf(unreached(project({ 'web/src/weigh.ts': 'export const old = 1;' })))).toEqual([
    'web/src/weigh.ts:1 nothing uses this file',
  ]);
});

test('a rule that only its test still uses is named', () => {
  const left = {
    'shared/src/old.ts': 'export const old = 1;',
    'shared/src/old.test.ts': `import { old } from './old.ts';\nvoid old;`,
  };
  expect(linesOf(reachedByTestsAlone(project(left)))).toEqual(['shared/src/old.ts:1 only tests use this file']);
});

test('an export that no other file takes is named, a value used at home too', () => {
  const api = 'export const read = 1;\nexport const write = 2;\nvoid write;';
  expect(linesOf(untakenExports(project({ 'web/src/api.ts': api })))).toEqual(['web/src/api.ts:2 nothing else takes write']);
});

test('a type may be named for a signature; one that nothing takes at all may not', () => {
  const api = 'export interface Answer { n: number }\nexport const read: Answer = { n: 1 };\nexport interface Old { n: number }';
  expect(linesOf(untakenExports(project({ 'web/src/api.ts': api })))).toEqual(['web/src/api.ts:3 nothing else takes Old']);
});
