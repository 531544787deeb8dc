import { describe, expect, test } from 'vitest';
import { violationsOf } from './planted-project.ts';

const SOUND: Record<string, string> = {
  'shared/src/kernel/text.ts': `export const text = '';`,
  'shared/src/units/unit.ts': `import * as z from 'zod/mini';\nimport { text } from '../kernel/text.ts';\nexport const unit = z.literal(text);`,
  'shared/src/recipes/model/recipe.ts': `import { unit } from '../units/unit.ts';\nexport const recipe = unit;`,
  'shared/src/recipes/recipe.test.ts': `import { test } from 'vitest';\nimport { recipe } from './recipe.ts';\ntest('', () => void recipe);`,
  'shared/src/recipes/api/recipe-api.ts': `import { recipe } from './recipe.ts';\nexport const readRecipe = recipe;`,
  'server/src/platform/http/serve.ts': `import type { Actor } from '@plateprint/shared/access/actor.ts';\nexport type Caller = Actor;`,
  'server/src/recipes/routes/recipe-routes.ts': `import { serve } from '../platform/http/serve.ts';\nimport { readRecipe } from '@plateprint/shared/recipes/recipe-api.ts';\nserve(readRecipe);`,
  'server/src/recipes/routes/recipe-routes.test.ts': `import { app } from '../app.ts';\nvoid app;`,
  'server/src/app.ts': `import '../src/recipes/recipe-routes.ts';\nexport const app = {};`,
  'web/src/ui/control/button.tsx': `export const Button = () => <button type="button" />;`,
  'web/src/recipes/page.tsx': `import { Button } from '../ui/button.tsx';\nimport './page.css';\nexport const Page = () => <Button />;`,
  'web/src/app/routes/router.tsx': `export const page = () => import('../recipes/page.tsx');`,
  'client/src/problem.ts': `export class Problem extends Error {}`,
  'food-data/build/main.ts': `import { unit } from '@plateprint/shared/units/unit.ts';\nvoid unit;`,
  'evaluation/main.ts': `import { unit } from '@plateprint/shared/units/unit.ts';\nvoid unit;`,
  'scripts/test.ts': `export const tests = 1;`,
  'checks/order/law.ts': `export const law = 1;`,
  'e2e/recipes/recipes.spec.ts': `export {};`,
  'bench/main.ts': `export {};`,
};

test('a sound project breaks no rule', async () => {
  expect(await violationsOf(SOUND)).toEqual([]);
});

describe('a planted violation is caught', () => {
  test.each([
    [
      '1: web and server never import each other',
      'web/src/recipes/store.ts',
      `\nimport type { app } from '../../../server/src/app.ts';`,
      2,
      'web may not import server',
    ],
    [
      '1: not by the name of the package either',
      'server/src/recipes/x.ts',
      `export type X = import('@plateprint/web/recipes/page.tsx').Page;`,
      1,
      'server may not import web',
    ],
    [
      '1: shared imports nobody',
      'shared/src/recipes/x.ts',
      `import '../../../server/src/recipes/recipe-routes.ts';`,
      1,
      'shared may not import server',
    ],
    [
      '1: food-data may use shared alone',
      'food-data/build/x.ts',
      `import '@plateprint/server/app.ts';`,
      1,
      'food-data may not import server',
    ],
    [
      '2: the platform knows no area',
      'shared/src/kernel/x.ts',
      `import { unit } from '../units/unit.ts';`,
      1,
      'the platform knows no area: kernel may not import units',
    ],
    [
      '2: nor the server’s',
      'server/src/platform/http/x.ts',
      `import '../../recipes/recipe-routes.ts';`,
      1,
      'the platform knows no area: platform may not import recipes',
    ],
    [
      '2: nor across workspaces',
      'web/src/ui/x.ts',
      `import { recipe } from '@plateprint/shared/recipes/recipe.ts';`,
      1,
      'the platform knows no area: ui may not import recipes',
    ],
    [
      '3: an area imports only those before it',
      'shared/src/units/x.ts',
      `import { recipe } from '../recipes/recipe.ts';`,
      1,
      'units stands before recipes and may not import it',
    ],
    [
      '3: also on the other sides',
      'web/src/units/x.ts',
      `import { recipe } from '@plateprint/shared/recipes/recipe.ts';`,
      1,
      'units stands before recipes and may not import it',
    ],
    [
      '3: also when it is loaded late',
      'web/src/units/x.ts',
      `\n\nexport const x = () => import('../recipes/page.tsx');`,
      3,
      'units stands before recipes and may not import it',
    ],
    [
      '3: every folder has its place',
      'server/src/kitchen/x.ts',
      `export const x = 1;`,
      1,
      'kitchen is no area, platform folder or part of the app in areas.json',
    ],
    [
      '4: rules never import endpoints',
      'shared/src/recipes/x.ts',
      `import { readRecipe } from './recipe-api.ts';`,
      1,
      'rules may not import *-api.ts',
    ],
    [
      '5: areas do not import the app',
      'server/src/recipes/x.ts',
      `import { app } from '../app.ts';`,
      1,
      "recipes may not import the app's server/src/app.ts",
    ],
    [
      '5: nor does the platform',
      'web/src/ui/x.ts',
      `import { page } from '../app/router.tsx';`,
      1,
      "ui may not import the app's web/src/app",
    ],
    [
      '6: no barrels by name',
      'web/src/recipes/index.ts',
      `export const x = 1;`,
      1,
      'no barrels: a file is named after what it holds',
    ],
    [
      '6: no barrels by what they do',
      'shared/src/units/x.ts',
      `export * from './unit.ts';`,
      1,
      'no barrels: import the file that has the thing',
    ],
    [
      '6: not for a single name',
      'shared/src/units/x.ts',
      `export { unit } from './unit.ts';`,
      1,
      'no barrels: import the file that has the thing',
    ],
    [
      'shared is pure',
      'shared/src/units/x.ts',
      `import { readFile } from 'node:fs';`,
      1,
      'shared is pure and may not import node:fs',
    ],
    ['shared is light', 'shared/src/units/x.ts', `import * as z from 'zod';`, 1, 'shared is pure and may not import zod'],
    ['a file that cannot be read', 'shared/src/units/x.ts', `import {`, 1, 'cannot be parsed'],
  ])('%s', async (_, path, source, line, rule) => {
    const violations = await violationsOf({ ...SOUND, [path]: source });
    // An import upwards may close a circle of folders, too.
    expect(violations.filter((each) => !each.includes('a circle of folders'))).toEqual([
      expect.stringContaining(`${path}:${line} ${rule}`),
    ]);
  });

  test('3: no circles, not even inside an area', async () => {
    const violations = await violationsOf({
      ...SOUND,
      'shared/src/recipes/a.ts': `import { b } from './b.ts';`,
      'shared/src/recipes/b.ts': `import { recipe } from './recipe.ts';\nimport type { a } from './a.ts';`,
    });
    expect(violations).toEqual([
      'shared/src/recipes/a.ts:1 a circle of imports: shared/src/recipes/a.ts → shared/src/recipes/b.ts → shared/src/recipes/a.ts',
    ]);
  });
});

test('reading no module is a failure, not a pass', async () => {
  expect(await violationsOf({})).toEqual(
    ['shared', 'server', 'web', 'client', 'food-data', 'evaluation', 'scripts', 'checks', 'e2e', 'bench'].map(
      (workspace) => `areas.json:1 no module was read in ${workspace}: nothing was checked`,
    ),
  );
  const withoutWeb = Object.fromEntries(Object.entries(SOUND).filter(([path]) => !path.startsWith('web/')));
  expect(await violationsOf(withoutWeb)).toEqual([expect.stringContaining('no module was read in web')]);
});
