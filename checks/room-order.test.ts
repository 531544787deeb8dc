import { describe, expect, test } from 'vitest';
import { violationsOf } from './planted-project.ts';

describe('the second level: rooms inside an area', () => {
  /** `shared` and `web` have rooms in this law; `private` closes those of `web` to other areas. */
  const LAW = {
    order: ['units', 'recipes', 'reports'],
    workspaces: {
      shared: {
        folders: ['shared/src'],
        uses: [],
        platform: {},
        app: [],
        private: [],
        rooms: { recipes: ['model', 'footprint'] },
      },
      server: {
        folders: ['server/src'],
        uses: ['shared'],
        platform: {},
        app: [],
        private: ['store'],
        rooms: { recipes: ['store', '.', 'routes'] },
      },
      web: {
        folders: ['web/src'],
        uses: ['shared'],
        platform: { platform: [] },
        app: [],
        private: 'all',
        rooms: { platform: ['i18n', 'notices'], recipes: ['.', 'editor/state', 'editor/grid', 'overview'] },
      },
    },
  };
  const FILES = {
    'areas.json': JSON.stringify(LAW),
    'shared/src/recipes/model/recipe.ts': `export const recipe = 1;`,
    'shared/src/recipes/footprint/total.ts': `import { recipe } from '../model/recipe.ts';\nexport const total = recipe;`,
    'shared/src/reports/sum.ts': `import { total } from '../recipes/footprint/total.ts';\nexport const sum = total;`,
    'server/src/recipes/store/rows.ts': `export const rows = 1;`,
    'server/src/recipes/recipe.ts': `import { rows } from './store/rows.ts';\nexport const recipe = rows;`,
    'server/src/reports/report.ts': `import { recipe } from '../recipes/recipe.ts';\nexport const report = recipe;`,
    'web/src/platform/i18n/text.ts': `export const text = '';`,
    'web/src/recipes/name.ts': `export const name = '';`,
    'web/src/recipes/editor/state/draft.ts': `export const draft = 1;`,
    'web/src/recipes/editor/grid/row.tsx': `import { draft } from '../state/draft.ts';\nimport { name } from '../../name.ts';\nexport const row = [draft, name];`,
  };

  test('a project in order breaks no rule', async () => {
    expect(await violationsOf(FILES)).toEqual([]);
  });

  test.each([
    [
      'upwards',
      'web/src/recipes/editor/state/x.ts',
      `import { row } from '../grid/row.tsx';`,
      'recipes: the room editor/state stands before editor/grid',
    ],
    [
      'from the top into a room above it',
      'web/src/recipes/x.ts',
      `import { draft } from './editor/state/draft.ts';`,
      'recipes: the room . stands before editor/state',
    ],
    [
      'in shared too',
      'shared/src/recipes/model/x.ts',
      `import { total } from '../footprint/total.ts';`,
      'recipes: the room model stands before footprint',
    ],
    [
      'in the platform too',
      'web/src/platform/i18n/x.ts',
      `import '../notices/notice.ts';`,
      'platform: the room i18n stands before notices',
    ],
    [
      'into a room of another area',
      'web/src/reports/x.ts',
      `import { draft } from '../recipes/editor/state/draft.ts';`,
      'editor/state is a room of recipes: reports may import only what lies in its top',
    ],
    [
      "into another area's store",
      'server/src/reports/x.ts',
      `import { rows } from '../recipes/store/rows.ts';`,
      'store is a room of recipes',
    ],
    [
      'in a room that nobody listed',
      'web/src/recipes/panel/x.ts',
      `export const x = 1;`,
      'recipes/panel is no room of web in areas.json',
    ],
  ])('an import %s is caught', async (_, path, source, rule) => {
    expect(await violationsOf({ ...FILES, [path]: source })).toEqual([expect.stringContaining(`${path}:1 ${rule}`)]);
  });

  test('tests may look into every room of their workspace', async () => {
    const source = `import { row } from '../grid/row.tsx';\nvoid row;`;
    expect(await violationsOf({ ...FILES, 'web/src/recipes/editor/state/x.test.ts': source })).toEqual([]);
  });

  test('a folder with more files than a person takes in is caught', async () => {
    const crowd = Object.fromEntries(
      Array.from({ length: 26 }, (_, n) => [`shared/src/units/u${n}.ts`, `export const u = ${n};`]),
    );
    expect(await violationsOf({ ...FILES, ...crowd })).toEqual(['shared/src/units:1 26 files in one folder: give it rooms']);
  });
});
