import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findStray, pageChunks } from '../../web/page-chunks.ts';

const at = (path: string): string => join(import.meta.dirname, '../../web/src', path);

const MAIN = at('main.tsx');
const SIGN_IN = at('app/pages/sign-in-first.tsx');
const SHELL = at('app/shell/shell.tsx');
const DASHBOARD = at('dashboard/pages/dashboard-page.tsx');
const RECIPES = at('recipes/overview/recipe-overview-page.tsx');
const MENUS = at('menus/overview/menu-overview-page.tsx');
const FETCHED = [
  SIGN_IN,
  at('app/routes/routed.tsx'),
  SHELL,
  at('app/routes/whole-tree.tsx'),
  at('ui/opened/opened.tsx'),
  DASHBOARD,
  RECIPES,
  MENUS,
  at('reports/overview/report-overview-page.tsx'),
  at('recipes/editor/recipe-editor-page.tsx'),
  at('menus/overview/drawn-page.tsx'),
  at('dashboard/first-steps.tsx'),
  at('dashboard/months-below.tsx'),
  at('targets/first-step.tsx'),
  at('recipes/editor/state/line-rules.ts'),
  at('recipes/editor/grid/written-line.tsx'),
  at('recipes/editor/recipe-doubts.tsx'),
  at('recipes/editor/allergens/allergens-shown.tsx'),
  at('recipes/panel/footprint-why.tsx'),
  at('recipes/panel/parts/no-level.tsx'),
  at('recipes/panel/parts/figure-notes.tsx'),
];

/** A product whose first module fetches its pages, and what each module imports. */
function chunkOf(id: string, imports: Record<string, string[]>, fetched: readonly string[] = FETCHED): string | null {
  const all = new Map(Object.entries(imports));
  const getModuleInfo = (of: string) => ({
    importedIds: all.get(of) ?? [],
    dynamicallyImportedIds: of === MAIN ? [...fetched] : [],
  });
  return pageChunks()(id, { getModuleInfo });
}

test('what everybody meets is apart from the sign-in, from the frame, and from the libraries', () => {
  const imports = {
    [MAIN]: ['text.ts', '/node_modules/react'],
    [SIGN_IN]: ['form.tsx', 'field.tsx'],
    [SHELL]: ['menu.tsx', 'field.tsx'],
  };
  expect(chunkOf('text.ts', imports)).toBe('ground');
  expect(chunkOf('/node_modules/react', imports)).toBe('libraries');
  expect(chunkOf('form.tsx', imports)).toBe('sign-in');
  expect(chunkOf('menu.tsx', imports)).toBe('frame');
  // Parts that the sign-in shares with the pages come in the chunk that everybody loads.
  expect(chunkOf('field.tsx', imports)).toBe('ground');
});

test('what two pages of every day need is a file of theirs, what three need comes with the frame of all', () => {
  const imports = { [DASHBOARD]: ['two.ts', 'three.ts'], [RECIPES]: ['two.ts', 'three.ts'], [MENUS]: ['three.ts'] };
  expect(chunkOf('two.ts', imports)).toBe('dashboard-recipes');
  expect(chunkOf('three.ts', imports)).toBe('frame');
});

test('what ten rarer pages need is one file, and what nine need is as the bundler sees fit', () => {
  const rare = Array.from({ length: 10 }, (_, index) => `rare-${index}.tsx`);
  const imports = Object.fromEntries(rare.map((page, index) => [page, index < 9 ? ['many.ts', 'few.ts'] : ['many.ts']]));
  expect(chunkOf('many.ts', imports, [...FETCHED, ...rare])).toBe('parts');
  expect(chunkOf('few.ts', imports, [...FETCHED, ...rare])).toBeNull();
});

test('the texts of a page come together, each language by itself', () => {
  expect(chunkOf(at('texts/sv/recipes/panel.ts'), {})).toBe('texts-sv-lines');
  expect(chunkOf(at('texts/en_us/users.ts'), {})).toBe('texts-en_us-sign-in');
  expect(chunkOf(at('texts/de/mapper.ts'), {})).toBeNull();
  // The first page asks for the list of them, and for what every page says.
  expect([at('platform/i18n/languages/sv.ts'), at('texts/sv/ui.ts')].map((id) => chunkOf(id, {}))).toEqual([
    'texts-sv-ground',
    'texts-sv-ground',
  ]);
});

test('a page that has moved is a fault, so that nothing falls apart silently', () => {
  expect(() => chunkOf('text.ts', {}, [SIGN_IN])).toThrow(/is no module of the product any more/);
});

/** The file of the frame, as it is built. */
const frame = (...imports: string[]) => ({ fileName: 'assets/frame-a.js', imports });

test('what comes before every page stands on no page', () => {
  expect(() => findStray([frame('assets/ground-b.js', 'assets/libraries-c.js')])).not.toThrow();
  expect(() => findStray([frame('assets/ground-b.js', 'assets/menus-d.js')])).toThrow(
    /frame-a\.js stands on assets\/menus-d\.js/,
  );
});
