import { expect, test } from 'vitest';
import { memoriesOf } from './memories.ts';

const WRITTEN: [what: string, source: string, isCaught: boolean][] = [
  ['a map', 'const seen = new Map<string, number>();', true],
  ['a set that is handed out', 'export const seen = new Set<string>();', true],
  ['a list', 'const seen: string[] = [];', true],
  ['a map in an object', 'const memory = { minute: 0, calls: new Map<string, number>() };', true],
  ['what stands for nothing', 'const NO_BAGS: Bags = new Map();', false],
  ['a map of languages', 'const trees = new Map<Language, Tree>();', false],
  ['a map that is filled where it stands', "const KINDS = new Map([['fish', 1]]);", false],
  ['a map of what lives elsewhere', 'const known = new WeakMap<object, number>();', false],
  ['a map of one call', 'function f() { const seen = new Map<string, number>(); return seen; }', false],
  ['a list that is written out', "const KINDS = ['fish'];", false],
  ['an empty list in a table', 'const WORDS = { sv: [], de: [] };', false],
];

test.each(WRITTEN.map(([what, source, isCaught]) => ({ what, source, isCaught })))(
  '$what: caught is $isCaught',
  ({ source, isCaught }) => {
    expect(memoriesOf('kitchen.ts', source)).toHaveLength(isCaught ? 1 : 0);
  },
);
