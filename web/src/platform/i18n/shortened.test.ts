import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('a long text is cut behind a word and says so, a short one and a single word are not broken', () => {
  expect(shortened('with coffee and a piece of cake', 27)).toBe('with coffee and a piece of …');
  expect(shortened('with coffee and a piece of cake', 29)).toBe('with coffee and a piece of …');
  expect(shortened('with coffee', 11)).toBe('with coffee');
  expect(shortened('Donaudampfschiff', 5)).toBe('Donau …');
});
