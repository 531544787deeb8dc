import { expect, test } from 'vitest';
import { loggedPath } from '../src/app/empty-app.ts';

test.each([
  [`/sign-up/${'A'.repeat(43)}`, '/sign-up/…'],
  [`/reset-password/${'a-_9'.repeat(11)}`, '/reset-password/…'],
  [`/api/users/verify-email?token=${'A'.repeat(43)}`, '/api/users/verify-email'],
  ['/recipes/recipe/90c0f400-386b-8891-ad91-45d97bd29bbf', '/recipes/recipe/90c0f400-386b-8891-ad91-45d97bd29bbf'],
])('of %s the log has %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
