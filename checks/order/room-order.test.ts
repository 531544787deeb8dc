import { describe, expect, test } from 'vitest';
import { idleOpeningViolations } from './area-order.ts';
import { plantedProject, violationsOf } from './planted-project.ts';

describe('the second level: rooms inside an area', () => {
  /** Rooms are closed to other areas but for those of `open`. */
  const LAW = {
    order: ['units', 'recipes', 'reports'],
    workspaces: {
      shared: {
        folders: ['shared/src'],
        uses: [],
        platform: {},
        app: [],
        open: { recipes: ['footprint'] },
        rooms: { recipes: ['model', 'footprint'] },
      },
      server: {
        folders: ['server/src'],
        uses: ['shared'],
        platform: {},
        app: [],
        open: { recipes: ['actions/save.ts'] },
        rooms: { recipes: ['store', '.', 'actions', 'routes'] },
      },
      web: {
        folders: ['web/src'],
        uses: ['shared'],
        platform: { platform: [], ui: [] },
        app: ['web/src/app'],
        open: {},
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
    'server/src/recipes/actions/save.ts': `export const save = 1;`,
    'server/src/reports/report.ts': `import { recipe } from '../recipes/recipe.ts';\nimport { save } from '../recipes/actions/save.ts';\nexport const report = [recipe, save];`,
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
      'editor/state is a room of recipes: reports may import only its top and what areas.json opens',
    ],
    [
      'into a room of which another file is open',
      'server/src/reports/x.ts',
      `import '../recipes/actions/discard.ts';`,
      'actions is a room of recipes',
    ],
    [
      'into a room of shared that nobody opened',
      'shared/src/reports/x.ts',
      `import { recipe } from '../recipes/model/recipe.ts';`,
      'model is a room of recipes',
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

  test('what is open without need is closed', async () => {
    const law = structuredClone(LAW);
    law.workspaces.shared.open.recipes.push('model');
    law.workspaces.server.open.recipes.push('store/rows.ts');
    const root = await plantedProject({ ...FILES, 'areas.json': JSON.stringify(law) });
    expect((await idleOpeningViolations(root)).map(({ rule }) => rule)).toEqual([
      'shared recipes/model is open, and no other area imports it',
      'server recipes/store/rows.ts is open, and no other area imports it',
    ]);
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
