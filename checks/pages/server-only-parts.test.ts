import { runInThisContext } from 'node:vm';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { withoutServersParts } from '../../web/server-only-parts.ts';

const browsers = (code: string, outlines = {}): string =>
  withoutServersParts(code, parseSync('a.js', code).program as never, outlines);
/** The exports of a module, read without its imports. */
/** What a module that is written here has as its value. */
function valueOf(code: string, given: Record<string, unknown> = {}): unknown {
  const body = code.replace('export const value =', 'return');
  const module: unknown = runInThisContext(`(${Object.keys(given).join(', ')}) => {${body}}`);
  return typeof module === 'function' ? (module as (...given: unknown[]) => unknown)(...Object.values(given)) : undefined;
}

test('of a call the browser gets its address and its way, and neither schemas nor words', () => {
  const code = `export const value = endpoint({
    method: 'PUT', path: '/recipes/{id}', callers: 'signed-in', upload: PICTURE, changes: false,
    summary: 'Save, and read', description: \`\${A}, {b}\`, params: z.object({ id: Id }), query: z.object({ body: Id }),
    body: z.object({ name: z.string().check(z.maxLength(3)) }), largestBody: 4 * 1024, flags: ['open_api'], reply: Recipe
  });`;
  const asked = valueOf(browsers(code), { endpoint: (draft: unknown) => draft, PICTURE: 'picture' });
  expect(asked).toEqual({ method: 'PUT', path: '/recipes/{id}', callers: 'signed-in', upload: 'picture', changes: false });
});

test('of a schema in which a field is called otherwise on the wire its outline stays', () => {
  const code = `export const value = endpoint({ method: 'GET', query: z.object({ a: Chosen }), reply: Recipe });`;
  const query = { def: { shape: { a: { def: { wireName: 'location' } } } } };
  const asked = valueOf(browsers(code, { value: { query } }), { endpoint: (draft: unknown) => draft });
  expect(asked).toEqual({ method: 'GET', query });
  expect(() => browsers('export const value = endpoint(draft);', { value: { query } })).toThrow('nowhere to write how value');
});

test('what is described is itself, and what it is said to be is left out, however deep it stands', () => {
  const code = `export const value = object({ a: described(text('x'), 'A, "b".'), b: [described(described(number, 'C.'), 'D.')] });`;
  const text = browsers(code);
  expect(text).not.toMatch(/described|D\./);
  expect(valueOf(text, { object: (of: unknown) => of, text: String, number: 2 })).toEqual({ a: 'x', b: [2] });
});

test('a value that is worked out by a call may fall away, and is the same where it is used', () => {
  const code = 'export const value = twice([1, 2].map(String));';
  expect(browsers(code)).toContain('= /* @__PURE__ */ (() => (twice(');
  expect(valueOf(browsers(code), { twice: (of: string[]) => [...of, ...of] })).toEqual(['1', '2', '1', '2']);
});

test('functions, plain values and what is worked out within them stay as they are written', () => {
  const code =
    'export const MOST = 3;\nexport const f = (a) => g({ summary: a });\nexport function h() { const x = g(1); return x; }\n';
  expect(browsers(code)).toBe(code);
});
