import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';

/** How many dishes stand below each course of a template that is looked at. */
const EACH = 2;

/** A page with dishes below its courses, taken in turn; without any it stays as it is. */
export function withExamples(page: MenuPage, dishes: readonly MenuDish[]): MenuPage {
  if (dishes.length === 0) return page;
  let taken = 0;
  const fill = (blocks: readonly MenuBlock[]): MenuBlock[] =>
    blocks.flatMap((block) => {
      if (block.kind !== 'course') return [block];
      const below = Array.from({ length: EACH }, (_, at): MenuBlock => {
        const dish = dishes[taken % dishes.length];
        taken += 1;
        return {
          kind: 'recipe',
          _id: `${block._id}-example-${at}`,
          recipeId: dish?.id ?? '',
          names: [],
          descriptions: [],
          price: '',
          label: null,
          customLabels: [],
        };
      });
      return [block, ...below];
    });
  return { ...page, blocks: fill(page.blocks), secondBlocks: fill(page.secondBlocks) };
}
