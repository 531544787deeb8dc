import { expect, test } from 'vitest';
import { NAME_LANGUAGES } from '../../../kernel/language.ts';
import { WRITTEN_UNITS } from '../../../units/unit.ts';
import { phraseTables } from './phrase-tables.ts';

test.each(NAME_LANGUAGES)('in %s every unit has a word by which a line is read', (language) => {
  const { unitOf, unitAfterName } = phraseTables(language);
  const read = new Set([...unitOf.values(), ...unitAfterName.values()]);
  expect(WRITTEN_UNITS.filter((unit) => !read.has(unit))).toEqual([]);
});
