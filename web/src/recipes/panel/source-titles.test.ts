import { expect, test } from 'vitest';
import { titleOf } from './source-titles.ts';

const SOURCES = [
  { id: 'agribalyse', title: 'AGRIBALYSE 3.1' },
  { id: 'faostat', title: 'FAOSTAT: emissions intensities, detailed trade matrix' },
  { id: 'sel', title: 'SU-EATABLE LIFE: A multilevel dataset' },
];

test('a source is named by its title, one that is not known yet by its id', () => {
  expect(titleOf(SOURCES, 'agribalyse')).toBe('AGRIBALYSE 3.1');
  expect(titleOf([], 'agribalyse')).toBe('agribalyse');
});
