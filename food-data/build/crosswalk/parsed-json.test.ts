import { expect, test } from 'vitest';
import { parsedJson } from './parsed-json.ts';

test.each([
  ['{"a": 1, "a": 2}', '"a" stands twice in one object, the second time in line 1'],
  ['[{"id": "x", "names": {"en": ["y"],\n "en": ["z"]}}]', '"en" stands twice in one object, the second time in line 2'],
  [String.raw`{"a\"b": [{"c": 1}], "a\"b": 1}`, 'stands twice'],
  [String.raw`{"é": 1, "\u00e9": 2}`, 'stands twice'],
])('%s is refused', (text, message) => {
  expect(() => parsedJson(text)).toThrow(message);
});

test.each([
  '{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}]}',
  '{"a": "a", "b": ["a", "a"], "c": ":\\"a\\":,{"}',
  '[{"a": 1}, {"a": 1}]',
  '"text"',
])('%s is read as it is', (text) => {
  expect(parsedJson(text)).toEqual(JSON.parse(text));
});
