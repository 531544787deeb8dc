import { expect, test } from 'vitest';
import { titleOf, withTitles } from './source-titles.ts';

const SOURCES = [
  { id: 'agribalyse', title: 'AGRIBALYSE 3.1' },
  { id: 'faostat', title: 'FAOSTAT: emissions intensities, detailed trade matrix' },
  { id: 'sel', title: 'SU-EATABLE LIFE: A multilevel dataset' },
];

test('a source is named by its title, one that is not known yet by its id', () => {
  expect(titleOf(SOURCES, 'agribalyse')).toBe('AGRIBALYSE 3.1');
  expect(titleOf([], 'agribalyse')).toBe('agribalyse');
});

test.each([
  ['agribalyse 6254', 'AGRIBALYSE 3.1 6254'],
  ['SE 60 %, DK 40 % (faostat)', 'SE 60 %, DK 40 % (FAOSTAT)'],
  ['SE 60 %: faostat Meat of cattle with the bone', 'SE 60 %: FAOSTAT Meat of cattle with the bone'],
  ['beurre au sel de mer', 'beurre au sel de mer'],
  ['crosswalk', 'crosswalk'],
  ['SE → GB', 'SE → GB'],
  ['', ''],
])('“%s” reads “%s”', (detail, read) => {
  expect(withTitles(SOURCES, detail)).toBe(read);
});
