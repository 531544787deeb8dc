import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPagePath, pageFiles } from './page-path.ts';

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

interface Page {
  first: string[];
  files: string[];
  texts: Record<string, string[]>;
  answers: string[];
  ofRestaurant?: string[];
}

const page = (...files: string[]): Page => ({ first: [], files, texts: {}, answers: [], ofRestaurant: [] });

interface Built {
  pages?: Record<string, Page | string[]>;
  signIn?: Record<string, string[]>;
}

const named = ({ link }: { link: string }): string[] => [...link.matchAll(/<([^>]+)>/g)].map(([, address = '']) => address);

/** The addresses that a page's document names, by the visitor. */
async function aheadOf(built: Built | Record<string, string[]> | null, isApiBeside = true) {
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-pages-'));
  if (built) await writeFile(join(folder, 'page-files.json'), JSON.stringify(built));
  const links = await pageFiles(folder, { isApiBeside });
  await rm(folder, { recursive: true });
  return {
    link: links('/recipes', { hasSession: true, language: 'sv', restaurant: 'kitchen-1' }).link,
    of: (url: string) =>
      named(links(url, { hasSession: true, language: 'sv', restaurant: 'kitchen-1' })).filter((each) =>
        each.startsWith('/assets/'),
      ),
    answersOf: (url: string) =>
      named(links(url, { hasSession: true, language: 'sv', restaurant: 'kitchen-1' })).filter((each) => each.startsWith('/api/')),
    withRestaurant: (restaurant: string | null) =>
      named(links('/recipes', { hasSession: true, language: 'sv', restaurant })).filter((each) => each.startsWith('/api/')),
    ofStranger: (url: string) => named(links(url, { hasSession: false, language: 'sv', restaurant: 'kitchen-1' })),
  };
}

test('a page’s document names the scripts and styles that the page will ask for', async () => {
  const { link, of } = await aheadOf({ pages: { '/recipes': page('assets/recipes-1.js', 'assets/recipes-2.css') } });
  expect(link).toContain('</assets/recipes-1.js>; rel=modulepreload; crossorigin');
  expect(link).toContain('</assets/recipes-2.css>; rel=preload; as=style; crossorigin');
  expect(of('/recipes?search=soup#top')).toEqual(['/assets/recipes-1.js', '/assets/recipes-2.css']);
});

test('a star stands for one part of an address, and other pages name no file', async () => {
  const { of } = await aheadOf({ pages: { '/recipes/recipe/*': page('assets/editor-1.js') } });
  expect(of('/recipes/recipe/0b1c')).toEqual(['/assets/editor-1.js']);
  for (const other of ['/recipes', '/recipes/recipe', '/recipes/recipe/a/b', '/constructor', '/', ''])
    expect(of(other)).toEqual([]);
});

test('somebody who is signed in gets the texts of their language, and the first answers, beside the page', async () => {
  const pages = {
    '/recipes/recipe/*': {
      first: ['assets/editor-1.js'],
      files: ['assets/editor-2.js'],
      texts: { sv: ['assets/sv-1.js'], de: ['assets/de-1.js'] },
      answers: ['/api/users/permissions', '/api/recipes/*'],
      ofRestaurant: [],
    },
  };
  const beside = await aheadOf({ pages });
  const first = ['/api/config', '/api/users/session'];
  expect(beside.of('/recipes/recipe/0b1c?draft=1')).toEqual(['/assets/editor-1.js', '/assets/sv-1.js', '/assets/editor-2.js']);
  expect(beside.answersOf('/recipes/recipe/0b1c?draft=1')).toEqual([...first, '/api/users/permissions', '/api/recipes/0b1c']);
  for (const strange of ['/recipes/recipe/a>;b', '/recipes/recipe/a%0d%0a', '/recipes/recipe/..', '/recipes/recipe/'])
    expect(beside.answersOf(strange)).toEqual(first);
  const elsewhere = await aheadOf({ pages }, false);
  expect(elsewhere.answersOf('/recipes/recipe/0b1c')).toEqual(['/api/config']);
});

test('what a page asks of the restaurant worked in is named where its address says no more', async () => {
  const { answersOf, of, withRestaurant } = await aheadOf({
    pages: { '/recipes': { ...page('assets/recipes-1.js'), ofRestaurant: ['/api/recipes/recipe/*?limit=60'] } },
  });
  expect(answersOf('/recipes').at(-1)).toBe('/api/recipes/recipe/kitchen-1?limit=60');
  expect(answersOf('/recipes?bin=true')).toEqual(['/api/config', '/api/users/session']);
  expect(of('/recipes?bin=true')).toEqual(['/assets/recipes-1.js']);
  for (const noted of [null, '', 'a>;b', 'a/../b', 'a, </x>'])
    expect(withRestaurant(noted)).toEqual(['/api/config', '/api/users/session']);
});

test('a stranger gets the sign-in’s files in the language that their browser wishes for, and those of no other page', async () => {
  const { ofStranger } = await aheadOf({
    pages: { '/recipes': page('assets/recipes-1.js') },
    signIn: { sv: ['assets/sv-1.js'], de: ['assets/de-1.js'] },
  });
  const asked = ['/theme.js', '/api/config', '/api/users/session'];
  expect(ofStranger('/sign-in?after=/recipes')).toEqual([...asked, '/assets/sv-1.js']);
  expect(ofStranger('/recipes')).toEqual(asked);
});

test('who is there is asked ahead only where the API stands beside the page', async () => {
  const { ofStranger } = await aheadOf({}, false);
  expect(ofStranger('/sign-in')).toEqual(['/theme.js', '/api/config']);
});

test('built without a list, or with one of a former build, no page names a file', async () => {
  for (const built of [null, { pages: { '/recipes': ['assets/recipes-1.js'] } }, { '/recipes': ['assets/recipes-1.js'] }]) {
    const { of, ofStranger } = await aheadOf(built);
    expect([...of('/recipes'), ...ofStranger('/sign-in').filter((each) => each.startsWith('/assets/'))]).toEqual([]);
  }
});
