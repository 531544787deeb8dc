import { expect, test } from 'vitest';
import { nameShown } from './name-shown.ts';

const soup = [
  { language: 'sv', name: 'Löksoppa' },
  { language: 'en_gb', name: 'Onion soup' },
] as const;

test.each([
  ['sv', 0],
  ['en_gb', 1],
  ['en_us', 1],
  ['de', 0],
] as const)('somebody who reads %s sees the name at %i', (language, place) => {
  expect(nameShown(soup, language)).toBe(place);
});

test('a name that is not written yet is passed over, and none at all shows the first', () => {
  expect(nameShown([{ language: 'sv', name: ' ' }, ...soup], 'sv')).toBe(1);
  expect(nameShown([{ language: 'sv', name: '' }], 'de')).toBe(0);
});
