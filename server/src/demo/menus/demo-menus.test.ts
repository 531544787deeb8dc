import { expect, test } from 'vitest';
import { demoId } from '../demo-id.ts';
import { DEMO_DISHES } from '../dishes/all-dishes.ts';
import { DEMO_RESTAURANTS } from '../demo-tenants.ts';
import { DEMO_LEGACY_MENUS } from './demo-legacy-menus.ts';
import { DEMO_MENUS } from './demo-menus.ts';
import { legacyMenuOf, menuDraftOf } from './seed-menus.ts';

const DISHES = new Set(DEMO_DISHES.map(({ restaurant, name }) => demoId(`${restaurant}: ${name}`)));

test('every demo restaurant has a menu and one of the former form', () => {
  for (const { key } of DEMO_RESTAURANTS) {
    expect(DEMO_MENUS.filter(({ restaurant }) => restaurant === key)).not.toHaveLength(0);
    expect(DEMO_LEGACY_MENUS.filter(({ restaurant }) => restaurant === key)).toHaveLength(1);
  }
});

test('every dish on a demo menu is a dish of its own restaurant', () => {
  const onMenus = DEMO_MENUS.flatMap((menu) => {
    const { blocks, secondBlocks } = menuDraftOf(menu);
    return [...blocks, ...secondBlocks].flatMap((block) => (block.kind === 'recipe' ? block.recipeId : []));
  });
  const onLegacy = DEMO_LEGACY_MENUS.flatMap((menu) =>
    legacyMenuOf(menu).rows.flatMap((row) => ('recipeId' in row ? row.recipeId : [])),
  );
  expect([...onMenus, ...onLegacy].filter((id) => !DISHES.has(id))).toEqual([]);
});

test('each live link of a demo restaurant has one menu', () => {
  const links = DEMO_MENUS.flatMap(({ restaurant, link }) => (link === undefined ? [] : `${restaurant} ${link}`));
  expect(new Set(links).size).toBe(links.length);
});
