import { expect, test } from 'vitest';
import { sharedFiles } from '../web/shared-files.ts';

const START = ['web/src/main.tsx', 'web/src/app/pages/sign-in.tsx', 'web/src/app/shell/shell.tsx'];
const pages = (count: number): string[] => Array.from({ length: count }, (_, at) => `page-${at}.tsx`);

/** A product whose main module loads its pages when they are wanted, and what each module imports. */
function fileOf(loaded: readonly string[], imports: Record<string, string[]>, module: string): (string | null)[] {
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: (new Map(Object.entries(imports)).get(id.slice(1)) ?? []).map((path) => `/${path}`),
      dynamicallyImportedIds: id === `/${START[0]}` ? loaded.map((path) => `/${path}`) : [],
    }),
  };
  return sharedFiles('').map(({ name }) => name(`/${module}`, graph));
}

test('what the door and the frame need is in the file of the door', () => {
  const imports = { [START[1] ?? '']: ['button.tsx'], [START[2] ?? '']: ['button.tsx', 'menu.tsx'] };
  expect(fileOf(START.slice(1), imports, 'button.tsx')).toEqual(['start', null, null]);
  expect(fileOf(START.slice(1), imports, 'menu.tsx')).toEqual([null, 'frame', null]);
});

test('what many pages need is in one file, with all that it stands on, and what few need is not', () => {
  const imports = Object.fromEntries(pages(10).map((page, at) => [page, at < 9 ? ['few.ts', 'many.ts'] : ['many.ts']]));
  const loaded = [...START.slice(1), ...pages(10)];
  const all = { ...imports, 'many.ts': ['below.ts'] };
  expect(fileOf(loaded, all, 'many.ts')).toEqual([null, null, 'parts']);
  expect(fileOf(loaded, all, 'below.ts')).toEqual([null, null, 'parts']);
  expect(fileOf(loaded, all, 'few.ts')).toEqual([null, null, null]);
});

test('files of texts make nothing shared', () => {
  const texts = pages(10).map((page) => `web/src/texts/sv/${page}`);
  const imports = Object.fromEntries(texts.map((text) => [text, ['plural.ts']]));
  expect(fileOf([...START.slice(1), ...texts], imports, 'plural.ts')).toEqual([null, null, null]);
});

test('a page that has moved is a fault, so that nothing falls apart silently', () => {
  expect(() => fileOf([START[1] ?? ''], {}, 'button.tsx')).toThrow(/shell\.tsx is no module of the product any more/);
});
