import { expect, test } from 'vitest';
import { instituteNames } from './institute-names.ts';

const agribalyse = { id: 'agribalyse', title: 'AGRIBALYSE 3.1', publisher: 'ADEME and INRAE' };
const rivm = { id: 'rivm', title: 'Food database', publisher: 'RIVM' };

test('the research institutes of an installation are named as its sources are', () => {
  expect(instituteNames([rivm, { ...rivm, id: 'clark' }, agribalyse])).toEqual([
    'AGRIBALYSE 3.1 (ADEME and INRAE)',
    'Food database (RIVM)',
  ]);
});

test('where a licensed list is installed it is the one that is named', () => {
  const own = { id: 'institute', title: 'Climate list of the Institute', publisher: 'Institute' };
  expect(instituteNames([agribalyse, rivm, own])).toEqual(['Climate list of the Institute']);
});
