import { expect, test } from 'vitest';
import { nameKey, nameKeys, nameSearch, nameSort, wordsKey } from './recipe-name-key.ts';

test.each([
  ['Crème brûlée', 'creme brulee'],
  ['  CRÈME-brûlée!', 'creme brulee'],
  ['Smørrebrød & øl', 'smorrebrod ol'],
  ['寿司 No. 3', '寿司 no 3'],
])('%s is the same to a person as %s', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test('words are the same in any order and without brackets', () => {
  expect(wordsKey('Soup, cream of tomato (vegan) [A]')).toBe(wordsKey('Cream of tomato soup'));
});

test('a recipe is found by each of its names, and by nothing where a name has no letters', () => {
  expect(nameKeys([{ name: 'Löksoppa' }, { name: 'Onion soup' }])).toEqual([
    'loksoppa',
    '~loksoppa',
    'onion soup',
    '~onion soup',
  ]);
  expect(nameKeys([{ name: '(!)' }])).toEqual([]);
});

test('search knows where a name begins, and sorting takes the first that is written', () => {
  const names = [{ name: ' ' }, { name: 'Ärtsoppa' }];
  expect(nameSearch(names)).toBe('\n \nartsoppa');
  expect(nameSort(names)).toBe('artsoppa');
});
