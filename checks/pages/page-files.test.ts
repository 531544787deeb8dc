import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfPages, filesOfSignIn, type PageAhead } from '../../web/page-files.ts';

const at = (path: string): string => join(import.meta.dirname, '../../web/src', path);

/** A file of the bundle: what it imports, what stands in it, and its styles. */
const built = (name: string, imports: string[], modules: string[], styles: string[] = [], size = 0) => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  imports: imports.map((each) => `assets/${each}.js`),
  moduleIds: modules.map(at),
  code: ' '.repeat(size),
  viteMetadata: { importedCss: new Set(styles.map((each) => `assets/${each}.css`)) },
});

const BUNDLE = [
  built('ground', ['libraries'], ['main.tsx'], ['ground']),
  built('libraries', [], [], [], 900),
  built('frame', ['ground', 'router'], ['app/routes/routed.tsx', 'app/shell/shell.tsx', 'app/routes/whole-tree.tsx'], ['frame']),
  built('router', ['libraries'], [], [], 300),
  built('recipes', ['frame', 'everyday'], ['recipes/overview/recipe-overview-page.tsx'], ['recipes'], 200),
  built('everyday', ['ground', 'recipes'], []),
  built('editor', ['everyday'], ['recipes/editor/recipe-editor-page.tsx']),
  built('rare', ['everyday'], ['admin/admin-users.tsx']),
];

/** All of a page's files. */
const filesIn = (page: PageAhead | undefined): string[] => [...(page?.first ?? []), ...(page?.files ?? [])];

test('a page names its files and those they stand on, those that run first and the largest first, then the smallest, and what it asks the API', () => {
  const pages = filesOfPages(BUNDLE);
  expect(pages['/recipes']?.first).toEqual(['assets/libraries.js', 'assets/ground.js', 'assets/router.js']);
  expect(filesIn(pages['/recipes']).toSorted()).toEqual(
    ['everyday.js', 'frame.css', 'frame.js', 'ground.js', 'libraries.js', 'recipes.css', 'recipes.js', 'router.js'].map(
      (file) => `assets/${file}`,
    ),
  );
  expect(pages['/recipes']?.files.at(-1)).toBe('assets/recipes.js');
  expect(filesIn(pages['/recipes/recipe/*'])).toContain('assets/editor.js');
  expect(pages['/recipes/recipe/*']?.answers).toContain('/api/recipes/*');
  expect(pages['/recipes']?.answers).toEqual(['/api/restaurants/restaurant-user', '/api/users/permissions']);
  expect(pages['/menus']?.ofRestaurant).toEqual(['/api/menus/menu/*']);
  expect(JSON.stringify(pages)).not.toMatch(/rare/);
});

test('a page names its texts in each language', () => {
  const pages = filesOfPages([
    ...BUNDLE,
    built('list-sv', [], ['platform/i18n/languages/sv.ts']),
    built('frame-sv', [], ['texts/sv/app.ts']),
    built('menus-sv', [], ['texts/sv/menus/overview.ts']),
    built('recipes-sv', [], ['texts/sv/recipes/overview.ts']),
    built('recipes-de', [], ['texts/de/recipes/overview.ts']),
  ]);
  expect(pages['/recipes']?.texts.sv.toSorted()).toEqual(['assets/frame-sv.js', 'assets/list-sv.js', 'assets/recipes-sv.js']);
  expect(pages['/recipes']?.texts.de).toEqual(['assets/recipes-de.js']);
});

test('a page of very many files names the largest thirty', () => {
  const many = Array.from({ length: 40 }, (_, part) => built(`part-${part}`, [], [], [], 1000 + part));
  const names = many.map(({ fileName }) => fileName.replace('assets/', '').replace('.js', ''));
  const pages = filesOfPages([...BUNDLE, ...many, built('wizard', names, ['reports/wizard/report-wizard-page.tsx'])]);
  expect(filesIn(pages['/reports/report/*'])).toHaveLength(30);
  expect(pages['/reports/report/*']?.first.at(-1)).toBe('assets/part-39.js');
  expect(filesIn(pages['/reports/report/*'])).not.toContain('assets/part-0.js');
});

test('the sign-in names its own files and its texts in one language', () => {
  const files = filesOfSignIn([
    ...BUNDLE,
    built('sign-in', ['ground'], ['app/pages/sign-in-first.tsx'], ['sign-in']),
    built('list-sv', [], ['platform/i18n/languages/sv.ts']),
    built('texts-sv', [], ['texts/sv/users/auth.ts', 'texts/sv/users.ts']),
    built('texts-de', [], ['texts/de/users/auth.ts']),
  ]);
  const begun = ['assets/libraries.js', 'assets/ground.js'];
  const own = ['assets/sign-in.css', 'assets/sign-in.js'];
  expect(files.sv.toSorted()).toEqual([...begun, ...own, 'assets/list-sv.js', 'assets/texts-sv.js'].toSorted());
  expect(files.de.toSorted()).toEqual([...begun, ...own, 'assets/texts-de.js'].toSorted());
});
