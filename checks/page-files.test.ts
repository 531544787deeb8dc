import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfPages, filesOfSignIn } from '../web/page-files.ts';

const at = (path: string): string => join(import.meta.dirname, '../web/src', path);

/** A file of the bundle: what it imports, what stands in it, and its styles. */
const built = (name: string, imports: string[], modules: string[], styles: string[] = []) => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  imports: imports.map((each) => `assets/${each}.js`),
  moduleIds: modules.map(at),
  viteMetadata: { importedCss: new Set(styles.map((each) => `assets/${each}.css`)) },
});

const BUNDLE = [
  built('ground', ['libraries'], ['main.tsx'], ['ground']),
  built('libraries', [], []),
  built('frame', ['ground', 'router'], ['app/routes/routed.tsx', 'app/shell/shell.tsx', 'app/routes/whole-tree.tsx'], ['frame']),
  built('router', ['libraries'], []),
  built('recipes', ['frame', 'everyday'], ['recipes/overview/recipe-overview-page.tsx'], ['recipes']),
  built('everyday', ['ground', 'recipes'], []),
  built('editor', ['everyday'], ['recipes/editor/recipe-editor-page.tsx']),
  built('rare', ['everyday'], ['admin/admin-users.tsx']),
];

test('a page names its own files, those they stand on, and the frame around it, but not what the document asks for', () => {
  const pages = filesOfPages(BUNDLE);
  const ofFrame = ['assets/frame.css', 'assets/frame.js'];
  expect(pages['/recipes']).toEqual([
    'assets/everyday.js',
    ...ofFrame,
    'assets/recipes.css',
    'assets/recipes.js',
    'assets/router.js',
  ]);
  expect(pages['/recipes/recipe/*']).toContain('assets/editor.js');
  expect(pages['/recipes/recipe']).toEqual(pages['/recipes/recipe/*']);
  expect(JSON.stringify(pages)).not.toMatch(/rare|libraries|ground/);
});

test('the sign-in names its own files and its texts in one language', () => {
  const files = filesOfSignIn([
    ...BUNDLE,
    built('sign-in', ['ground'], ['app/pages/sign-in-first.tsx'], ['sign-in']),
    built('list-sv', [], ['platform/i18n/languages/sv.ts']),
    built('texts-sv', [], ['texts/sv/users/auth.ts', 'texts/sv/users.ts']),
    built('texts-de', [], ['texts/de/users/auth.ts']),
  ]);
  expect(files.sv).toEqual(['assets/list-sv.js', 'assets/sign-in.css', 'assets/sign-in.js', 'assets/texts-sv.js']);
  expect(files.de).toEqual(['assets/sign-in.css', 'assets/sign-in.js', 'assets/texts-de.js']);
});
