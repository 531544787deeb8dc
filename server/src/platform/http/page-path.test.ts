import { expect, test } from 'vitest';
import { isPagePath } from './page-path.ts';

test.each([
  '/',
  '/recipes',
  '/recipes/recipe/0b1c-2d',
  '/verify/abc_DEF-123',
  '/no/such/page',
  '/menus/menu?name=a.png',
  '/menus/menu/?q=/.git/config',
  '/r%C3%A4tter',
])('%s is a page', (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each([
  '/wp-login.php',
  '/wp-login.php/',
  '/backup.sql?x=1',
  '/a/b/c.tar.gz',
  '/.env',
  '/.git/config',
  '/%2egit/config',
  '/a/.ssh/id_rsa',
  '/a/..%2f.ssh/id_rsa',
  '/.well-known/security',
  '/%ff',
])('%s is none', (path) => {
  expect(isPagePath(path)).toBe(false);
});
