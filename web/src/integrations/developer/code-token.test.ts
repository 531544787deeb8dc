import { expect, test } from 'vitest';
import { codeTokens, jsonTokens } from './code-token.ts';

const kinds = (tokens: ReturnType<typeof jsonTokens>) =>
  tokens.filter(({ kind }) => kind !== 'plain').map(({ kind, text }) => [kind, text]);

test('JSON is parted into keys, texts, numbers and words', () => {
  const json = '{ "a\\"b": -1.5e3, "c": "d: 1", "e": [true, null] }';
  expect(kinds(jsonTokens(json))).toEqual([
    ['key', '"a\\"b"'],
    ['number', '-1.5e3'],
    ['key', '"c"'],
    ['string', '"d: 1"'],
    ['key', '"e"'],
    ['word', 'true'],
    ['word', 'null'],
  ]);
  expect(
    jsonTokens(json)
      .map(({ text }) => text)
      .join(''),
  ).toBe(json);
});

test('a comment is one part, an address in quotes is none', () => {
  const code = `// it's so\nconst base = 'https://plateprint.example';`;
  expect(kinds(codeTokens(code))).toEqual([
    ['comment', "// it's so"],
    ['word', 'const'],
    ['string', "'https://plateprint.example'"],
  ]);
});
