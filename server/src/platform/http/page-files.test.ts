import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LinksOf, pageFiles } from './page-files.ts';

async function linksOf(built?: Record<string, string[]>): Promise<LinksOf> {
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-pages-'));
  if (built) await writeFile(join(folder, 'page-files.json'), JSON.stringify(built));
  return pageFiles(folder).finally(() => rm(folder, { recursive: true }));
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
