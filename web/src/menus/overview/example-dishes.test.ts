import { MenuPage, type MenuDish } from '@plateprint/shared/menus/menu.ts';
import { expect, test } from 'vitest';
import { withExamples } from './example-dishes.ts';

const dish = (id: string): MenuDish => ({
  id,
  names: [],
  co2PerPortion: null,
  co2PerPortionWithoutLandUseChange: null,
  level: null,
  complete: true,
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: null,
});
const course = (_id: string) => ({ kind: 'course' as const, _id, texts: [], align: 'start' as const });
const page = MenuPage.parse({
  options: {},
  settings: {},
  blocks: [course('one'), course('two')],
  secondBlocks: [course('three')],
});

const names = (blocks: MenuPage['blocks']) => blocks.map((block) => (block.kind === 'recipe' ? block.recipeId : block._id));

test('a template is shown with dishes below each of its courses, taken in turn', () => {
  const shown = withExamples(page, ['soup', 'fish', 'cake'].map(dish));
  expect(names(shown.blocks)).toEqual(['one', 'soup', 'fish', 'two', 'cake', 'soup']);
  expect(names(shown.secondBlocks)).toEqual(['three', 'fish', 'cake']);
  expect(new Set([...shown.blocks, ...shown.secondBlocks].map(({ _id }) => _id)).size).toBe(9);
});

test('in a kitchen without dishes it stays as it is', () => {
  expect(withExamples(page, [])).toBe(page);
});
