import { expect, test } from 'vitest';
import { beforeSignIn, wayBack } from './way-back.ts';

test.each(['/recipes', '/recipes/recipe/12?tab=history', '/settings#units'])('%s is led back to', (after) => {
  expect(wayBack({ after })).toEqual({ after });
});

test.each([
  '//evil.example',
  '/\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/',
  '/sign-in',
  '',
  7,
  undefined,
])('%s is not', (after) => {
  expect(wayBack({ after })).toEqual({});
});

test('a farewell leads back to nowhere, and is said for nothing but what leaving writes', () => {
  expect(beforeSignIn({ erased: true, after: '/recipes' })).toEqual({ erased: true });
  expect(beforeSignIn({ erased: 'yes', after: '/recipes' })).toEqual({ after: '/recipes' });
});
