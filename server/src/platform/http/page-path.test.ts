import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPagePath, type LinksOf, pageFiles } from './page-path.ts';

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

async function linksOf(built?: Record<string, string[]>): Promise<LinksOf> {
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-pages-'));
  if (built) await writeFile(join(folder, 'page-files.json'), JSON.stringify(built));
  const links = await pageFiles(folder);
  await rm(folder, { recursive: true });
  return links;
}

test('a page’s document names the scripts and styles that the page will ask for', async () => {
  const linkOf = await linksOf({ '/recipes': ['assets/recipes-1.js', 'assets/recipes-2.css'] });
  const link =
    '</assets/recipes-1.js>; rel=modulepreload; crossorigin, </assets/recipes-2.css>; rel=preload; as=style; crossorigin';
  expect(linkOf('/recipes')).toEqual({ link });
  expect(linkOf('/recipes?search=soup#top')).toEqual({ link });
});

test('a star stands for one part of an address, and other pages name nothing', async () => {
  const linkOf = await linksOf({ '/recipes/recipe/*': ['assets/editor-1.js'] });
  expect(linkOf('/recipes/recipe/0b1c').link).toContain('editor-1');
  for (const other of ['/recipes', '/recipes/recipe', '/recipes/recipe/a/b', '/constructor', '/', ''])
    expect(linkOf(other)).toEqual({});
});

test('built without a list no page names anything', async () => {
  expect((await linksOf())('/recipes')).toEqual({});
});
