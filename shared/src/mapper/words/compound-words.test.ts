import { expect, test } from 'vitest';
import { withCompoundJoined } from './compound-words.ts';

const WORDS = new Set('brot mischbrot schwein schweinefleisch fleisch lamm'.split(' '));
test.each([
  ['BROT MISCH 1000G', 'MISCHBROT 1000G'],
  // Words by themselves stay as they stand.
  ['FLEISCH SCHWEIN 5KG', 'FLEISCH SCHWEIN 5KG'],
  ['BROT LANG 1KG', 'BROT LANG 1KG'],
  ['BROT', 'BROT'],
])('%s is read as %s', (name, joined) => {
  expect(withCompoundJoined(name, (word) => WORDS.has(word))).toBe(joined);
});
