import { expect, test } from 'vitest';
import { isOwnNewerVersion, newerVersion } from './version.ts';

test.each([
  ['the same person saved, on another page or device', 'alva', 'alva', true],
  ['somebody else saved', 'bo', 'alva', false],
  ['nobody knows who saved', null, 'alva', false],
  ['a program saved, and nobody knows who saved before', null, null, false],
  ['a program saved over a person’s', 'alva', null, false],
])('where %s: %#', (_, savedBy, personId, isOwn) => {
  expect(isOwnNewerVersion([newerVersion(savedBy, personId)])).toBe(isOwn);
});

test('a refusal that does not say is not one’s own', () => {
  expect(isOwnNewerVersion([])).toBe(false);
  expect(isOwnNewerVersion([{ path: 'names.0.name', code: 'saved_by_you', message: '' }])).toBe(false);
});
