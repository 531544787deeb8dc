import { expect, test } from 'vitest';
import { wordsQuery } from './search-words.ts';

test.each([
  ['kat vog', "'kat':* & 'vog':*"],
  ['Åsa@kök.se', "'Åsa':* & 'kök':* & 'se':*"],
  ["O'Brien & | ! ( ) : * \\", "'O':* & 'Brien':*"],
  ['  ', null],
  ['@', null],
  [undefined, null],
])('%j is searched as %j', (search, query) => {
  expect(wordsQuery(search)).toBe(query);
});
