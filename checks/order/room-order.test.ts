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
        platform: { platform: [], ui: [] },
        app: ['web/src/app'],
        private: 'all',
        rooms: {
          platform: ['i18n', 'notices'],
          recipes: ['.', 'editor/state', 'editor/grid', 'overview'],
          'web/src/app': ['.', 'session', 'routes'],
        },
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
    'web/src/ui/button.tsx': `import { text } from '../platform/i18n/text.ts';\nexport const button = text;`,
    'web/src/app/session/session.ts': `export const session = 1;`,
    'web/src/app/routes/routes.ts': `import { session } from '../session/session.ts';\nexport const routes = session;`,
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
      'from one folder of the platform into a later one',
      'web/src/platform/i18n/x.ts',
      `import { button } from '../../ui/button.tsx';`,
      'platform stands before ui and may not import it',
    ],
    [
      'in the app too',
      'web/src/app/session/x.ts',
      `import { routes } from '../routes/routes.ts';`,
      'web/src/app: the room session stands before routes',
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
    [
      'in a room of the app that nobody listed',
      'web/src/app/shell/x.ts',
      `export const x = 1;`,
      'web/src/app/shell is no room of web in areas.json',
    ],
  ])('an import %s is caught', async (_, path, source, rule) => {
    const [violation, ...others] = await violationsOf({ ...FILES, [path]: source });
    expect(violation).toContain(`${path}:1 ${rule}`);
    // What goes upwards may close a circle of folders, too.
    expect(others.filter((other) => !other.includes('a circle of folders'))).toEqual([]);
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
