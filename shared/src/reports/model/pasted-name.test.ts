import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { importedName, PASTED_NAMES } from './pasted-name.ts';

test.each(LANGUAGES)('a list that was pasted in a report in %s is named in every language it is read in', (written) => {
  for (const read of LANGUAGES) expect(importedName({ name: PASTED_NAMES[written] }, read)).toBe(PASTED_NAMES[read]);
});

test('a file keeps its name in every language', () => {
  for (const read of LANGUAGES) expect(importedName({ name: 'Pasted list.csv' }, read)).toBe('Pasted list.csv');
});
