import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const planted: string[] = [];
afterAll(async () => {
  for (const root of planted) await rm(root, { recursive: true });
});

/** The output of the check for a small project of its own. */
async function saidOf(files: Record<string, string>): Promise<{ failed: boolean; said: string }> {
  const root = await mkdtemp(join(tmpdir(), 'expressions-'));
  planted.push(root);
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), source);
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'super-linear.ts'), root], (failed, out, errors) =>
      resolve({ failed: failed !== null, said: `${out}${errors}` }),
    );
  });
}

test('expressions that read any text in linear time pass, written out or put together', async () => {
  const { failed, said } = await saidOf({
    'shared/src/kernel/words.ts': `export const WORD = /^(?:[a-z]+ )*[a-z]+$/u;\nexport const ONE = new RegExp(['a', 'b'].join('|'), 'iu');`,
    'web/src/ui/page.tsx': `export const Page = () => <p>{/^[\\s,]+/u.test('') && /(?<!,),+$/u.test('')}</p>;`,
    'shared/src/kernel/words.test.ts': `export const TRIED = /(a+)+$/;`,
  });
  expect(said).toContain('4 regular expressions read any text in linear time');
  expect(failed).toBe(false);
});

describe('a planted violation is caught', () => {
  test.each([
    ['a repetition in a repetition', `\nexport const A = /^(?:[a-z]+ ?)*$/u;`, 'shared/src/kernel/x.ts:2'],
    ['a run at the end, looked for from each of its places', `export const A = /\\s+$/u;`, 'shared/src/kernel/x.ts:1'],
    ['two runs beside each other', `export const A = /^\\s*(?:,\\s*)?\\s*x/u;`, 'shared/src/kernel/x.ts:1'],
    ['an opening of two signs that nothing closes', `export const A = /\\/\\*[\\s\\S]*?\\*\\//;`, 'shared/src/kernel/x.ts:1'],
    [
      'one that is put together',
      `const run = 'a+';\n\nexport const A = new RegExp(\`^(?:\${run})+$\`);`,
      'shared/src/kernel/x.ts:3',
    ],
    [
      'one that is put together of what a stranger writes',
      `export function isIn(word: string, text: string) {\n  return new RegExp(word).test(text);\n}`,
      'shared/src/kernel/x.ts:2 puts an expression together that the check never sees',
    ],
  ])('%s', async (_, source, place) => {
    const { failed, said } = await saidOf({ 'shared/src/kernel/x.ts': source });
    expect(said).toContain(place);
    expect(failed).toBe(true);
  });
});
