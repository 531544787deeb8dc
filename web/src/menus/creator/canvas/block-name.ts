import { textIn } from '@plateprint/shared/menus/local-text.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MenuDish } from '@plateprint/shared/menus/menu.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import type { Text } from '../../../platform/i18n/use-text.ts';

interface Naming {
  language: Language;
  dishes: ReadonlyMap<string, MenuDish>;
  text: Text<'menus/creator'>;
}

/** The name of a block in lists and announcements: its words, else its kind. */
export function blockName(block: MenuBlock, { language, dishes, text }: Naming): string {
  switch (block.kind) {
    case 'title':
    case 'text':
    case 'course':
      return textIn(block.texts, language).trim().slice(0, 80) || text(`kind.${block.kind}`);
    case 'recipe':
      return textIn(block.names, language) || nameIn(dishes.get(block.recipeId)?.names ?? [], language) || text('kind.recipe');
    default:
      return text(`kind.${block.kind}`);
  }
}
