import { OBJECT_WORDS } from '@plateprint/shared/kernel/object-words.fixture.ts';

const NUL = '\0';
const HALF = '\uD83C';

/** For a parameter of an address. */
export const HOSTILE_TEXTS: readonly string[] = [
  'abc def',
  'é',
  '🍲',
  "' or 1=1 --",
  '../../etc/passwd',
  '<script>',
  '${7*7}',
  'x'.repeat(121),
  'x'.repeat(5000),
  '1e999',
  '-1',
  '1.5',
  'NaN',
  '99999999999999999999',
  'perhaps',
  NUL,
  `a${NUL}b`,
  '\u202E',
  ...OBJECT_WORDS,
];

/** For a parameter in a path: escaped so that nothing can be read from it. In a query these stand for themselves. */
export const BROKEN_ESCAPES: readonly string[] = ['%', '%zz', '%C0%80', '%ED%A0%BC'];

function deep(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value;
}

/** For a field of a body. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 1,
  1e308,
  '',
  ' ',
  'abc',
  NUL,
  HALF,
  `a${NUL}${HALF}`,
  "'; drop table recipe; --",
  'x'.repeat(100_000),
  '\u202E',
  [],
  {},
  [[]],
  [null],
  [NUL],
  { $ne: null },
  { length: 1 },
  { toString: 1 },
  { constructor: { prototype: { a: 1 } } },
  ...OBJECT_WORDS,
  ...OBJECT_WORDS.map((word) => Object.fromEntries([[word, word]])),
  deep(500),
];
